import type { Executor } from '@postprocure/db/pool';
import type { ThreadTable } from '../../forgettable-threads.ts';

export const chatThreads: ThreadTable = {
  name: 'chat_conversations',
  since: 'last_message_at',
  closedStatus: 'closed',
  events: 'chat_events',
  eventsKey: 'conversation_id',
};

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
