import type { Retention } from '@postprocure/contracts/retention';
import type { Executor } from '@postprocure/db/pool';

/** Conversations whose time is over. One counts as closed since the last thing that was said or done in it. */
export async function takeForgettable(
  tx: Executor,
  {
    closedThreadYears,
    threadYears,
    spamDays,
  }: Pick<Retention, 'closedThreadYears' | 'threadYears' | 'spamDays'>,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select c.id from chat_conversations as c
     cross join lateral (
       select case c.status
         when 'closed' then now() - make_interval(years => $1)
         when 'spam' then now() - make_interval(days => $3)
       end as closed_before
     ) as rule
     where c.last_message_at < now() - make_interval(years => $2)
       or (c.last_message_at < closed_before and not exists (
         select from chat_events as ev where ev.conversation_id = c.id and ev.created_at >= closed_before))
     order by c.last_message_at limit $4 for update of c skip locked`,
    [closedThreadYears, threadYears, spamDays, limit],
  );
  return rows.map(({ id }) => id);
}

/** Gives back the mails that their history named. */
export async function deleteChats(tx: Executor, ids: readonly string[]): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    'select mail_id as id from chat_events where conversation_id = any($1) and mail_id is not null',
    [ids],
  );
  await tx.query('delete from chat_conversations where id = any($1)', [ids]);
  return rows.map(({ id }) => id);
}

/** A conversation that goes on for years is kept; its oldest messages are not. */
export async function deleteOldMessages(executor: Executor, years: number): Promise<void> {
  await executor.query('delete from chat_messages where sent_at < now() - make_interval(years => $1)', [
    years,
  ]);
}
