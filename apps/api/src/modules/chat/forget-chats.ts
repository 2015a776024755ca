import { retention } from '@postprocure/contracts/retention';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from '../audit/index.ts';
import { forgetMails } from '../mail/index.ts';
import { takeForgettable } from '../threads/index.ts';
import { deleteChats, deleteOldMessages } from './chat-retention.repository.ts';
import { chatThreads } from './chat-threads.ts';

const forgottenAtOnce = 200;

/** Deletes conversations when their time is over; returns how many. */
export async function forgetChats(database: Pool): Promise<number> {
  await deleteOldMessages(database, retention.threadYears);
  let forgotten = 0;
  for (;;) {
    const count = await withTransaction(database, async (tx) => {
      const ids = await takeForgettable(tx, chatThreads, forgottenAtOnce);
      if (ids.length === 0) return 0;
      await forgetMails(tx, await deleteChats(tx, ids));
      await recordAudit(tx, { userId: null }, null, { act: 'chat.forgotten', detail: { count: ids.length } });
      return ids.length;
    });
    forgotten += count;
    if (count < forgottenAtOnce) return forgotten;
  }
}
