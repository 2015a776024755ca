import type { Executor } from '@postprocure/db/pool';
import { listItemMails } from '../inbox/index.ts';
import { chatTable } from './chat-table.ts';

/** Deletes these chats and returns the IDs of the emails in their history. */
export async function deleteChats(tx: Executor, ids: readonly string[]): Promise<number[]> {
  const mailIds = await listItemMails(tx, chatTable, ids);
  await tx.query('delete from chat_conversations where id = any($1)', [ids]);
  return mailIds;
}

/** Deletes old messages, even in conversations that are still active. */
export async function deleteOldMessages(executor: Executor, years: number): Promise<void> {
  await executor.query('delete from chat_messages where sent_at < now() - make_interval(years => $1)', [
    years,
  ]);
}
