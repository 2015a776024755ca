import { createHttpChat } from '@postprocure/api-client/chat-api';

/** The chat as a page in the browser asks for it: over the documented API of its own origin. */
export const browserChat = createHttpChat({ baseUrl: '' });
