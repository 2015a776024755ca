import type { ItemTable } from '../inbox/inbox-item.ts';

export const chatTable: ItemTable = {
  name: 'chat_conversations',
  since: 'last_message_at',
  closedStatus: 'closed',
  events: 'chat_events',
  eventsKey: 'conversation_id',
};
