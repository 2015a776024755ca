import { retention } from '@postprocure/contracts/retention';
import type { Pool } from '@postprocure/db/pool';
import { forgetInBatches } from '../audit/index.ts';
import { forgetMails } from '../mail/index.ts';
import { takeForgettable } from '../threads/index.ts';
import { deleteChats, deleteOldMessages } from './chat-retention.repository.ts';
import { chatThreads } from './chat-threads.ts';

/** Deletes conversations when their time is over; returns how many. */
export async function forgetChats(database: Pool): Promise<number> {
  await deleteOldMessages(database, retention.threadYears);
  return forgetInBatches(database, 'chat.forgotten', async (tx, limit) => {
    const ids = await takeForgettable(tx, chatThreads, limit);
    await forgetMails(tx, await deleteChats(tx, ids));
    return ids.length;
  });
}
