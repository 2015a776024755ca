import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { recordAudit } from '../audit/index.ts';
import { purgeMailsTo } from '../mail/index.ts';
import { closeMerchant, eraseUser, findEmail, lockDueErasure, markErased } from './erase-user.repository.ts';
import { prepareDownload } from './prepare-download.ts';
import { deleteExpiredDownloads, listSoleOwnedMerchants } from './privacy.repository.ts';
import { purgeClosedAccounts } from './purge-closed-accounts.ts';

const payload = z.object({ downloadId: z.uuid() });

/** Carries out all erasures that are due; returns how many. */
export async function eraseDueUsers(pool: Pool): Promise<number> {
  let erased = 0;
  while (await withTransaction(pool, eraseNextUser)) erased += 1;
  return erased;
}

async function eraseNextUser(tx: Executor): Promise<boolean> {
  const due = await lockDueErasure(tx);
  if (!due) return false;
  const { id, userId } = due;
  // If another owner has also requested an erasure, the merchant stays open, because they may still cancel it.
  for (const { id: merchantId } of await listSoleOwnedMerchants(tx, userId, { countsLeaving: true })) {
    await closeMerchant(tx, merchantId);
    await recordAudit(tx, { userId: null, merchantId }, null, { act: 'merchant.closed', target: merchantId });
  }
  await purgeMailsTo(tx, [await findEmail(tx, userId)], { olderThanDays: 0 });
  await eraseUser(tx, userId);
  await markErased(tx, id);
  await recordAudit(tx, { userId: null }, null, { act: 'privacy.erased', target: userId });
  return true;
}

export const privacyTasks = (pool: Pool): TaskList => ({
  'privacy:prepare-download': (given, { job }) =>
    prepareDownload(pool, payload.parse(given).downloadId, {
      isLastAttempt: job.attempts >= job.max_attempts,
    }),
  'privacy:erase-due': async () => {
    await eraseDueUsers(pool);
  },
  'privacy:purge-closed': async () => {
    await purgeClosedAccounts(pool);
  },
  'privacy:purge-downloads': () => deleteExpiredDownloads(pool),
});

export const privacyCrontab = [
  '25 * * * * privacy:erase-due ?max=3',
  '40 21 * * * privacy:purge-downloads ?max=3',
  '30 22 * * * privacy:purge-closed ?max=3',
];
