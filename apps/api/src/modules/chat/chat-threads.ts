import type { ThreadTable } from '../threads/index.ts';

export const chatThreads: ThreadTable = {
  name: 'chat_conversations',
  since: 'last_message_at',
  closedStatus: 'closed',
  events: 'chat_events',
  eventsKey: 'conversation_id',
};
