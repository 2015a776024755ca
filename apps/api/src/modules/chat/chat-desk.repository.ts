import type { Executor } from '@postprocure/db/pool';
import { likePattern } from '../../like-pattern.ts';
import { timestampColumn } from '../../keyset-cursor.ts';
import type { AssigneeRow, InboxFilter } from '../inbox/index.ts';
import type { ChatStatus } from './chat.repository.ts';

export interface ChatRow extends AssigneeRow {
  id: string;
  reference: string;
  name: string | null;
  email: string | null;
  status: ChatStatus;
  version: number;
  createdAt: Date;
}

export interface ListedChat extends ChatRow {
  lastMessageAt: Date;
  lastWords: string | null;
  moment: string;
}

const columns = `c.id, c.reference, c.visitor_name as name, c.visitor_email as email, c.status, c.version,
  c.assigned_to as "assigneeId", u.name as "assigneeName", c.created_at as "createdAt"`;

/** Sorted by the last message, newest first. */
export async function listChats(
  executor: Executor,
  { statuses, search, assigneeId, before, limit }: InboxFilter,
): Promise<ListedChat[]> {
  const { rows } = await executor.query<ListedChat>(
    `select ${columns}, c.last_message_at as "lastMessageAt", ${timestampColumn('c.last_message_at')} as moment,
       (select left(m.body, 300) from chat_messages as m
        where m.conversation_id = c.id and m.author = 'visitor' order by m.id desc limit 1) as "lastWords"
     from chat_conversations as c left join users as u on u.id = c.assigned_to
     where c.status = any($1)
       and ($2::text is null or coalesce(c.assigned_to::text, '') = $2)
       and ($3::text is null or c.search_text ilike $3 or c.reference ilike $3
         or c.id in (select conversation_id from chat_messages where author <> 'bot' and body ilike $3))
       and ($4::timestamptz is null or (c.last_message_at, c.id) < ($4, $5::uuid))
     order by c.last_message_at desc, c.id desc limit $6`,
    [
      statuses,
      assigneeId,
      search === null ? null : likePattern(search),
      before?.moment ?? null,
      before?.id ?? null,
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
