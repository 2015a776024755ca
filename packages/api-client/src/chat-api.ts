import type { ChatConversation, ChatMessage, NewChatMessage } from '@postprocure/contracts/chat/chat';
import { AppError } from '@postprocure/contracts/app-error';
import { isRecord } from './read-record.ts';
import { sendRequest, type ApiAnswer, type ApiOptions } from './send-request.ts';

/** The conversation of one visitor, whom the server knows by a cookie. */
export interface ChatApi {
  readConversation(after?: number): Promise<ChatConversation>;
  /** Answers with the message as stored and the automatic reply. */
  send(message: NewChatMessage): Promise<ChatMessage[]>;
}

export const createHttpChat = (options: ApiOptions): ChatApi => ({
  readConversation: async (after) =>
    readAnswer(
      await sendRequest(options, `/api/chat/messages${after === undefined ? '' : `?after=${after}`}`),
    ),
  send: async (message) =>
    readAnswer(await sendRequest(options, '/api/chat/messages', { payload: message })).messages,
});

function readAnswer({ body, status, requestId }: ApiAnswer): ChatConversation {
  const data = isRecord(body) ? body['data'] : undefined;
  if (!isRecord(data) || !Array.isArray(data['messages'])) {
    throw new AppError('INVALID_RESPONSE', 'Invalid API response structure', { status, requestId });
  }
  return data as unknown as ChatConversation;
}
