import type { Executor } from '@postprocure/db/pool';
import { listItemMails } from '../inbox/inbox-item.ts';
import { chatTable } from './chat-actions.ts';

/** Gives back the mails that their history named. */
export async function deleteChats(tx: Executor, ids: readonly string[]): Promise<number[]> {
  const mailIds = await listItemMails(tx, chatTable, ids);
  await tx.query('delete from chat_conversations where id = any($1)', [ids]);
  return mailIds;
}

/** A conversation that goes on for years is kept; its oldest messages are not. */
export async function deleteOldMessages(executor: Executor, years: number): Promise<void> {
  await executor.query('delete from chat_messages where sent_at < now() - make_interval(years => $1)', [
    years,
  ]);
}
