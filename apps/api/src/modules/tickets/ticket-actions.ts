import type { ItemTable } from '../inbox/inbox-item.ts';

export const ticketTable: ItemTable = {
  name: 'tickets',
  since: 'created_at',
  closedStatus: 'resolved',
  events: 'ticket_events',
  eventsKey: 'ticket_id',
};
