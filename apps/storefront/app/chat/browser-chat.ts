import { createHttpChat } from '@postprocure/api-client/chat-api';

/** The chat in the browser, through the public API on the same origin. */
export const browserChat = createHttpChat({ baseUrl: '' });
