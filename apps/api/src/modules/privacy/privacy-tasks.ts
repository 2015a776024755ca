import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
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
import { loadPersonalData } from './personal-data.repository.ts';
import {
  deleteExpiredDownloads,
  findWaitingDownload,
  finishDownload,
  listSoleOwnedMerchants,
} from './privacy.repository.ts';

const payload = z.object({ downloadId: z.uuid() });
const zip = promisify(gzip);

export async function prepareDownload(
  pool: Pool,
  id: string,
  { isLastAttempt }: { isLastAttempt: boolean },
): Promise<void> {
  const waiting = await findWaitingDownload(pool, id);
  if (!waiting) return;
  try {
    const data = await loadPersonalData(pool, waiting.userId, waiting.merchantId);
    const json = JSON.stringify({ madeAt: new Date().toISOString(), ...data }, null, 2);
    const content = await zip(json);
    await finishDownload(pool, id, { content, bytes: Buffer.byteLength(json) });
  } catch (error) {
    if (isLastAttempt) await finishDownload(pool, id, null);
    throw error;
  }
}

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
  for (const merchantId of await listSoleOwnedMerchants(tx, userId)) {
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
