import type { ChatMessage } from '@postprocure/contracts/chat/chat';
import type { DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { Executor } from '@postprocure/db/pool';

export type ChatStatus = Exclude<DeskStatus, 'new'>;

export interface ConversationRecord {
  id: string;
  status: ChatStatus;
  name: string | null;
  email: string | null;
}

interface MessageRow extends Omit<ChatMessage, 'sentAt'> {
  sentAt: Date;
}

const messageColumns = `
  m.id, case m.author when 'visitor' then 'user' else m.author end as type, m.body as text,
  u.name as "authorName", m.sent_at as "sentAt"`;

const conversationText = `
  select id, status, visitor_name as name, visitor_email as email from chat_conversations
  where visitor_key_hash = $1`;

export async function findConversation(
  executor: Executor,
  keyHash: Buffer,
): Promise<ConversationRecord | null> {
  const { rows } = await executor.query<ConversationRecord>({
    name: 'chat-conversation',
    text: conversationText,
    values: [keyHash],
  });
  return rows[0] ?? null;
}

export async function lockConversation(tx: Executor, keyHash: Buffer): Promise<ConversationRecord | null> {
  const { rows } = await tx.query<ConversationRecord>(`${conversationText} for no key update`, [keyHash]);
  return rows[0] ?? null;
}

/** The newest messages after the given one, oldest first. */
export async function loadMessages(
  executor: Executor,
  conversationId: string,
  { after, most }: { after: number; most: number },
): Promise<ChatMessage[]> {
  const { rows } = await executor.query<MessageRow>({
    name: 'chat-messages',
    text: `
      select ${messageColumns} from chat_messages as m left join users as u on u.id = m.staff_id
      where m.conversation_id = $1 and m.id > $2 order by m.id desc limit $3`,
    values: [conversationId, after, most],
  });
  return rows.map(toMessage).reverse();
}

export async function createConversation(tx: Executor, keyHash: Buffer): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into chat_conversations (visitor_key_hash) values ($1) returning id',
    [keyHash],
  );
  return (rows[0] as { id: string }).id;
}

/** Serializes requests that send the same message, so that the second one finds it stored. */
export async function lockSentKey(tx: Executor, sentKey: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`chat ${sentKey}`]);
}

/**
 * Also matches the author: visitors can regain access to their conversation with the key of a message they sent, but
 * not with the key of a staff message.
 */
export async function findSentMessage(
  tx: Executor,
  sentKey: string,
  author: 'visitor' | 'staff',
): Promise<{ id: number; conversationId: string } | null> {
  const { rows } = await tx.query<{ id: number; conversationId: string }>(
    'select id, conversation_id as "conversationId" from chat_messages where sent_key = $1 and author = $2',
    [sentKey, author],
  );
  return rows[0] ?? null;
}

export async function replaceVisitorKey(
  tx: Executor,
  conversationId: string,
  keyHash: Buffer,
): Promise<void> {
  await tx.query('update chat_conversations set visitor_key_hash = $2 where id = $1', [
    conversationId,
    keyHash,
  ]);
}

export async function countRecentMessages(
  tx: Executor,
  conversationId: string,
  seconds: number,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from chat_messages
     where conversation_id = $1 and author = 'visitor' and sent_at > now() - make_interval(secs => $2)`,
    [conversationId, seconds],
  );
  return rows[0]?.count ?? 0;
}

export interface NewMessage {
  body: string;
  sentKey: string;
  reply: string;
}

export async function insertMessage(
  tx: Executor,
  conversationId: string,
  { body, sentKey, reply }: NewMessage,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into chat_messages (conversation_id, author, body, sent_key) values ($1, 'visitor', $2, $3)
     returning id`,
    [conversationId, body, sentKey],
  );
  const { id } = rows[0] as { id: number };
  await tx.query(
    `insert into chat_messages (conversation_id, author, body, reply_to) values ($1, 'bot', $2, $3)`,
    [conversationId, reply, id],
  );
  return id;
}

/** Loads the message and the automatic reply to it. */
export async function loadDelivery(tx: Executor, messageId: number): Promise<ChatMessage[]> {
  const { rows } = await tx.query<MessageRow>(
    `select ${messageColumns} from chat_messages as m left join users as u on u.id = m.staff_id
     where m.id = $1 or m.reply_to = $1 order by m.id`,
    [messageId],
  );
  return rows.map(toMessage);
}

/** Keeps the name and the email address when no new ones are given. */
export async function recordVisitorMessage(
  tx: Executor,
  conversationId: string,
  { name, email }: Pick<ConversationRecord, 'name' | 'email'>,
): Promise<void> {
  await tx.query(
    `update chat_conversations set version = version + 1, last_message_at = now(),
       visitor_name = coalesce($2, visitor_name), visitor_email = coalesce($3, visitor_email)
     where id = $1`,
    [conversationId, name, email],
  );
}

/** Called by moveChat only, which checks the state machine first. */
export async function saveStatus(tx: Executor, conversationId: string, status: ChatStatus): Promise<void> {
  await tx.query(
    `update chat_conversations set status = $2, version = version + 1,
       waiting_since = case when $2 = 'open' and status <> 'spam' then now() else waiting_since end
     where id = $1`,
    [conversationId, status],
  );
}

const toMessage = ({ sentAt, ...message }: MessageRow): ChatMessage => ({
  ...message,
  sentAt: sentAt.toISOString(),
});
