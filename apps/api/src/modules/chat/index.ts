export { createChatDeskHandlers, listChatInbox } from './chat-desk.service.ts';
export { createDemoChat } from './demo-chat.repository.ts';
export { createChatHandlers } from './chat.service.ts';
