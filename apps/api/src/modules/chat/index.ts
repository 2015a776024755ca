export { createChatDeskHandlers, listChatInbox } from './chat-desk.service.ts';
export { createChatHandlers } from './chat.service.ts';
