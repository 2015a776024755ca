import type { DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { OrderMessage } from '@postprocure/contracts/order-messages/order-message';
import type { Executor } from '@postprocure/db/pool';
import { timestampColumn } from '../../keyset-cursor.ts';
import { likePattern } from '../../like-pattern.ts';
import { orderItems, type AssigneeRow, type InboxFilter } from '../inbox/index.ts';

export type ConversationStatus = Exclude<DeskStatus, 'spam'>;

export interface StoredMessage extends Omit<OrderMessage, 'at'> {
  at: Date;
}

export async function findConversationStatus(
  executor: Executor,
  orderId: string,
): Promise<ConversationStatus | null> {
  const { rows } = await executor.query<{ status: ConversationStatus }>(
    'select status from order_conversations where order_id = $1',
    [orderId],
  );
  return rows[0]?.status ?? null;
}

/** The newest messages, oldest first. */
export async function listMessages(
  executor: Executor,
  orderId: string,
  limit: number,
): Promise<StoredMessage[]> {
  const { rows } = await executor.query<StoredMessage>(
    `select m.id, m.author as from, u.name as author, m.body as text, m.sent_at as at from (
       select * from order_messages where order_id = $1 order by id desc limit $2
     ) m left join users u on u.id = m.user_id order by m.id`,
    [orderId, limit],
  );
  return rows;
}

export interface NewMessage {
  author: OrderMessage['from'];
  userId: string;
  text: string;
  key: string;
}

/** Returns the ID of the message, or null if it is already stored. The conversation must exist. */
export async function insertMessage(
  tx: Executor,
  orderId: string,
  { author, userId, text, key }: NewMessage,
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into order_messages (order_id, author, user_id, body, sent_key) values ($1, $2, $3, $4, $5)
     on conflict (order_id, sent_key) do nothing returning id`,
    [orderId, author, userId, text, key],
  );
  return rows[0]?.id ?? null;
}

/** Locks the conversation about an order until the transaction ends. Creates it if this is its first message. */
export async function lockConversation(tx: Executor, orderId: string): Promise<ConversationStatus> {
  await tx.query(
    `insert into order_conversations (order_id, status) values ($1, 'new') on conflict do nothing`,
    [orderId],
  );
  const { rows } = await tx.query<{ status: ConversationStatus }>(
    'select status from order_conversations where order_id = $1 for no key update',
    [orderId],
  );
  if (!rows[0]) throw new Error(`The conversation about order ${orderId} disappeared`);
  return rows[0].status;
}

/** `assigneeId` is null if the merchant wrote the message: whoever answered last stays responsible. */
export async function saveNewMessageState(
  tx: Executor,
  orderId: string,
  status: ConversationStatus,
  assigneeId: string | null,
): Promise<void> {
  await tx.query(
    `update order_conversations set status = $2, assigned_to = coalesce($3, assigned_to),
       last_message_at = clock_timestamp(),
       waiting_since = case when $2 = 'open' and status <> 'open' then clock_timestamp() else waiting_since end
     where order_id = $1`,
    [orderId, status, assigneeId],
  );
}

export async function resolveConversation(
  tx: Executor,
  orderId: string,
  assigneeId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update order_conversations set status = 'resolved', assigned_to = $2 where order_id = $1`,
    [orderId, assigneeId],
  );
  return rowCount === 1;
}

export interface ListedConversation extends AssigneeRow {
  id: string;
  number: string;
  merchantName: string;
  status: ConversationStatus;
  lastMessageAt: Date;
  waitingSince: Date;
  lastWords: string | null;
  moment: string;
}

/** Sorted by the last message, newest first, or by how long the merchant has been waiting. */
export async function listConversations(
  executor: Executor,
  { statuses, search, assigneeId, sort, after, limit }: InboxFilter,
): Promise<ListedConversation[]> {
  const order = orderItems(
    { sort },
    { newest: 'c.last_message_at', waiting: 'c.waiting_since', id: 'c.order_id' },
  );
  const { rows } = await executor.query<ListedConversation>(
    `select c.order_id as id, o.number, m.name as "merchantName", c.status, c.assigned_to as "assigneeId",
       u.name as "assigneeName", c.last_message_at as "lastMessageAt",
       c.waiting_since as "waitingSince", ${timestampColumn(order.moment)} as moment,
       (select left(w.body, 300) from order_messages w where w.order_id = c.order_id order by w.id desc limit 1)
         as "lastWords"
     from order_conversations c join orders o on o.id = c.order_id join merchants m on m.id = o.merchant_id
     left join users u on u.id = c.assigned_to
     where c.status = any ($1)
       and ($2::text is null or coalesce(c.assigned_to::text, '') = $2)
       and ($3::text is null or o.number ilike $3 or m.name ilike $3
         or c.order_id in (select order_id from order_messages where body ilike $3))
       and ${order.after('$4', '$5')}
     order by ${order.orderBy} limit $6`,
    [
      statuses,
      assigneeId,
      search === null ? null : likePattern(search),
      after?.moment ?? null,
      after?.id ?? null,
      limit,
    ],
  );
  return rows;
}

/** Returns how many were deleted. */
export async function deleteOldConversations(tx: Executor, years: number, limit: number): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from order_conversations where order_id in (
       select order_id from order_conversations where last_message_at < now() - make_interval(years => $1)
       order by last_message_at limit $2 for update skip locked)`,
    [years, limit],
  );
  return rowCount ?? 0;
}
