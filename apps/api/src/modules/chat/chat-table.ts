import type { ItemTable } from '../inbox/index.ts';

export const chatTable: ItemTable = {
  name: 'chat_conversations',
  since: 'last_message_at',
  events: 'chat_events',
  eventsKey: 'conversation_id',
};
