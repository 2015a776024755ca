import {
  chatReply,
  type ChatConversation,
  type ChatMessage,
  type NewChatMessage,
} from '@postprocure/contracts/chat/chat';
import type { chatEndpoints } from '@postprocure/contracts/chat/endpoints';
import { chatPageSize } from '@postprocure/contracts/limits';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { createDeviceKey, hashDeviceKey } from '../../device-cookie.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { ClientRateLimiter } from '../../limits/client-rate-limiter.ts';
import { createRateLimitError } from '../../limits/rate-limit-error.ts';
import { chatCookie } from './chat-cookie.ts';
import { moveChat } from './chat-states.ts';
import {
  countRecentMessages,
  createConversation,
  findConversation,
  findSentMessage,
  insertMessage,
  loadDelivery,
  loadMessages,
  lockConversation,
  lockSentKey,
  recordVisitorMessage,
  replaceVisitorKey,
} from './chat.repository.ts';

export interface ChatDependencies {
  database: Pool;
  /** Whether the storefront is served over https. */
  secureCookies: boolean;
}

/** Generous, because several people in one office may share an address. */
const clientLimit = { burst: 30, refillMs: 2000 };
const maxMessagesPerMinute = 20;

export function createChatHandlers({
  database,
  secureCookies,
}: ChatDependencies): Handlers<typeof chatEndpoints> {
  const rateLimiter = new ClientRateLimiter(clientLimit);
  return {
    'GET /api/chat/messages': ({ credentials, query }) =>
      readConversation(database, chatCookie.read(credentials.cookie), query.after),

    'POST /api/chat/messages': async ({ client, credentials, body, setCookie }) => {
      rateLimiter.take(client.address);
      const sent = await sendMessage(database, chatCookie.read(credentials.cookie), body);
      // Set with every message, so that the cookie of an active visitor never expires.
      setCookie(chatCookie.write(sent.visitorKey, { secure: secureCookies }));
      return { messages: sent.messages };
    },
  };
}

const emptyConversation: ChatConversation = { messages: [], name: null, email: null };

async function readConversation(
  database: Executor,
  visitorKey: string | null,
  after = 0,
): Promise<ChatConversation> {
  const found = visitorKey === null ? null : await findConversation(database, hashDeviceKey(visitorKey));
  if (!found) return emptyConversation;
  const messages = await loadMessages(database, found.id, { after, most: chatPageSize });
  return { messages, name: found.name, email: found.email };
}

interface SentMessage {
  messages: ChatMessage[];
  /** Identifies the visitor in later requests. */
  visitorKey: string;
}

/** Stores a message and the automatic reply to it. A message that is sent again after a lost response is stored once. */
function sendMessage(
  database: Pool,
  visitorKey: string | null,
  message: NewChatMessage,
): Promise<SentMessage> {
  return withTransaction(database, async (tx) => {
    await lockSentKey(tx, message.key);
    const conversation = visitorKey === null ? null : await lockConversation(tx, hashDeviceKey(visitorKey));
    const sent = await findSentMessage(tx, message.key, 'visitor');
    if (sent) return repeatAnswer(tx, sent, { visitorKey, conversationId: conversation?.id });

    const isKnown = visitorKey !== null && conversation !== null;
    const key = isKnown ? visitorKey : createDeviceKey();
    const conversationId = conversation?.id ?? (await createConversation(tx, hashDeviceKey(key)));
    if ((await countRecentMessages(tx, conversationId, 60)) >= maxMessagesPerMinute) {
      throw createRateLimitError(60_000);
    }
    const messageId = await insertMessage(tx, conversationId, {
      body: message.text.replaceAll('\r\n', '\n').trim(),
      sentKey: message.key,
      reply: chatReply,
    });
    await recordVisitorMessage(tx, conversationId, {
      name: message.name?.trim() || null,
      email: message.email || null,
    });
    if (conversation?.status === 'waiting' || conversation?.status === 'resolved') {
      await moveChat(tx, conversation, 'open');
    }
    return { messages: await loadDelivery(tx, messageId), visitorKey: key };
  });
}

/**
 * When the response to a visitor's first message is lost, so is their cookie. The random key of that message then
 * identifies them, and they get a new cookie.
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
