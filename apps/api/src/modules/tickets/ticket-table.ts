import type { ItemTable } from '../inbox/index.ts';

export const ticketTable: ItemTable = {
  name: 'tickets',
  since: 'created_at',
  events: 'ticket_events',
  eventsKey: 'ticket_id',
};
