import {
  chatReply,
  type ChatConversation,
  type ChatMessage,
  type NewChatMessage,
} from '@postprocure/contracts/chat/chat';
import { chatPageSize } from '@postprocure/contracts/limits';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { createDeviceKey, hashDeviceKey } from '../../device-cookie.ts';
import { createRateLimitError } from '../../limits/rate-limit-error.ts';
import {
  countRecentMessages,
  createConversation,
  findConversation,
  findSentMessage,
  insertMessage,
  loadDelivery,
  loadMessages,
  lockSentKey,
  reopenConversation,
  replaceVisitorKey,
} from './chat.repository.ts';

const nothingSaid: ChatConversation = { messages: [], name: null, email: null };
const mostPerMinute = 20;

export async function readConversation(
  database: Executor,
  visitorKey: string | null,
  after = 0,
): Promise<ChatConversation> {
  const found = visitorKey === null ? null : await findConversation(database, hashDeviceKey(visitorKey));
  if (!found) return nothingSaid;
  const messages = await loadMessages(database, found.id, { after, most: chatPageSize });
  return { messages, name: found.name, email: found.email };
}

export interface SentMessage {
  messages: ChatMessage[];
  /** The key under which the conversation goes on. */
  visitorKey: string;
}

/** Stores a message and the automatic reply to it. Sent twice, as after an answer that got lost, it is stored once. */
export function sendMessage(
  database: Pool,
  visitorKey: string | null,
  message: NewChatMessage,
): Promise<SentMessage> {
  return withTransaction(database, async (tx) => {
    await lockSentKey(tx, message.key);
    const conversation = visitorKey === null ? null : await findConversation(tx, hashDeviceKey(visitorKey));
    const sent = await findSentMessage(tx, message.key, 'visitor');
    if (sent) return repeatAnswer(tx, sent, { visitorKey, conversationId: conversation?.id });

    const isKnown = visitorKey !== null && conversation !== null;
    const key = isKnown ? visitorKey : createDeviceKey();
    const conversationId = conversation?.id ?? (await createConversation(tx, hashDeviceKey(key)));
    if ((await countRecentMessages(tx, conversationId, 60)) >= mostPerMinute) {
      throw createRateLimitError(60_000);
    }
    const messageId = await insertMessage(tx, conversationId, {
      body: message.text.replaceAll('\r\n', '\n').trim(),
      sentKey: message.key,
      reply: chatReply,
    });
    await reopenConversation(tx, conversationId, {
      name: message.name?.trim() || null,
      email: message.email || null,
    });
    return { messages: await loadDelivery(tx, messageId), visitorKey: key };
  });
}

/**
 * A visitor whose first answer got lost, and the cookie with it, shows who they are by the random key of that
 * message. The conversation goes on under a new key.
 */
async function repeatAnswer(
  tx: Executor,
  sent: { id: number; conversationId: string },
  visitor: { visitorKey: string | null; conversationId: string | undefined },
): Promise<SentMessage> {
  const messages = await loadDelivery(tx, sent.id);
  if (visitor.visitorKey !== null && visitor.conversationId === sent.conversationId) {
    return { messages, visitorKey: visitor.visitorKey };
  }
  const visitorKey = createDeviceKey();
  await replaceVisitorKey(tx, sent.conversationId, hashDeviceKey(visitorKey));
  return { messages, visitorKey };
}
