import type { Executor } from '@postprocure/db/pool';
import { likePattern } from '../../like-pattern.ts';
import { timestampColumn } from '../../keyset-cursor.ts';
import { orderItems, type AssigneeRow, type InboxFilter } from '../inbox/index.ts';
import type { ChatStatus } from './chat.repository.ts';

export interface ChatRow extends AssigneeRow {
  id: string;
  reference: string;
  name: string | null;
  email: string | null;
  status: ChatStatus;
  version: number;
  createdAt: Date;
  waitingSince: Date;
}

export interface ListedChat extends ChatRow {
  lastMessageAt: Date;
  firstWords: string | null;
  lastWords: string | null;
  moment: string;
}

const columns = `c.id, c.reference, c.visitor_name as name, c.visitor_email as email, c.status, c.version,
  c.assigned_to as "assigneeId", u.name as "assigneeName", c.created_at as "createdAt",
  c.waiting_since as "waitingSince"`;

/** Sorted by the last message, newest first, or by how long the visitor has waited. */
export async function listChats(
  executor: Executor,
  { statuses, search, assigneeId, sort, after, limit }: InboxFilter,
): Promise<ListedChat[]> {
  const order = orderItems({ sort }, { newest: 'c.last_message_at', waiting: 'c.waiting_since', id: 'c.id' });
  const { rows } = await executor.query<ListedChat>(
    `select ${columns}, c.last_message_at as "lastMessageAt", ${timestampColumn(order.moment)} as moment,
       (select left(m.body, 300) from chat_messages as m
        where m.conversation_id = c.id and m.author = 'visitor' order by m.id limit 1) as "firstWords",
       (select left(m.body, 300) from chat_messages as m
        where m.conversation_id = c.id and m.author = 'visitor' order by m.id desc limit 1) as "lastWords"
     from chat_conversations as c left join users as u on u.id = c.assigned_to
     where c.status = any($1)
       and ($2::text is null or coalesce(c.assigned_to::text, '') = $2)
       and ($3::text is null or c.search_text ilike $3 or c.reference ilike $3
         or c.id in (select conversation_id from chat_messages where author <> 'bot' and body ilike $3))
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

const chatText = `select ${columns} from chat_conversations as c left join users as u on u.id = c.assigned_to
  where c.id = $1`;

export async function findChat(executor: Executor, id: string): Promise<ChatRow | null> {
  const { rows } = await executor.query<ChatRow>(chatText, [id]);
  return rows[0] ?? null;
}

export async function lockChat(tx: Executor, id: string): Promise<ChatRow | null> {
  const { rows } = await tx.query<ChatRow>(`${chatText} for no key update of c`, [id]);
  return rows[0] ?? null;
}

export async function saveAssignee(tx: Executor, id: string, assigneeId: string | null): Promise<void> {
  await tx.query('update chat_conversations set assigned_to = $2, version = version + 1 where id = $1', [
    id,
    assigneeId,
  ]);
}

export async function insertStaffMessage(
  tx: Executor,
  id: string,
  message: { staffId: string; body: string; sentKey: string },
): Promise<void> {
  await tx.query(
    `insert into chat_messages (conversation_id, author, staff_id, body, sent_key)
     values ($1, 'staff', $2, $3, $4)`,
    [id, message.staffId, message.body, message.sentKey],
  );
  await tx.query(
    'update chat_conversations set last_message_at = now(), version = version + 1 where id = $1',
    [id],
  );
}
