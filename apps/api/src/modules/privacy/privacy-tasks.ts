import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { recordAudit } from '../audit/index.ts';
import { forgetMailsTo } from '../mail/index.ts';
import {
  closeMerchant,
  erasePerson,
  findAddress,
  markErased,
  takeDueErasure,
} from './erase-person.repository.ts';
import { forgetClosed } from './forget-closed.ts';
import { prepareDownload } from './prepare-download.ts';
import { deleteExpiredDownloads, listSoleOwnedMerchants } from './privacy.repository.ts';

const payload = z.object({ downloadId: z.uuid() });

/** Carries out every wish to be forgotten whose time has come; returns how many. */
export async function eraseDue(pool: Pool): Promise<number> {
  let erased = 0;
  while (await withTransaction(pool, eraseOne)) erased += 1;
  return erased;
}

async function eraseOne(tx: Parameters<typeof takeDueErasure>[0]): Promise<boolean> {
  const due = await takeDueErasure(tx);
  if (!due) return false;
  const { id, userId } = due;
  // Another owner keeps the business open as long as they are here, and may still change their mind.
  for (const { id: merchantId } of await listSoleOwnedMerchants(tx, userId, { countsLeaving: true })) {
    await closeMerchant(tx, merchantId);
    await recordAudit(tx, { userId: null, merchantId }, null, { act: 'merchant.closed', target: merchantId });
  }
  await forgetMailsTo(tx, [await findAddress(tx, userId)], { olderThanDays: 0 });
  await erasePerson(tx, userId);
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
    await eraseDue(pool);
  },
  'privacy:forget-closed': async () => {
    await forgetClosed(pool);
  },
  'privacy:forget-downloads': () => deleteExpiredDownloads(pool),
});

export const privacyCrontab = [
  '25 * * * * privacy:erase-due ?max=3',
  '40 21 * * * privacy:forget-downloads ?max=3',
  '30 22 * * * privacy:forget-closed ?max=3',
];
