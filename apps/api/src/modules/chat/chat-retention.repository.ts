import type { Executor } from '@postprocure/db/pool';
import { listThreadMails } from '../threads/index.ts';
import { chatThreads } from './chat-threads.ts';

/** Gives back the mails that their history named. */
export async function deleteChats(tx: Executor, ids: readonly string[]): Promise<number[]> {
  const mailIds = await listThreadMails(tx, chatThreads, ids);
  await tx.query('delete from chat_conversations where id = any($1)', [ids]);
  return mailIds;
}

/** A conversation that goes on for years is kept; its oldest messages are not. */
export async function deleteOldMessages(executor: Executor, years: number): Promise<void> {
  await executor.query('delete from chat_messages where sent_at < now() - make_interval(years => $1)', [
    years,
  ]);
}
