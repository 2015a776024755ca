import { retention } from '@postprocure/contracts/retention';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { forgetAudit, recordAudit } from '../audit/index.ts';
import { deleteErasedPeople, deleteMerchants, takeClosedMerchants } from './closed-account.repository.ts';

const forgottenAtOnce = 200;

/** Deletes what was kept of closed businesses and erased people when its time is over. */
export async function forgetClosed(database: Pool): Promise<{ merchants: number; people: number }> {
  const years = retention.closedAccountYears;
  const merchants = await forgetInBatches(database, 'merchant.forgotten', async (tx) => {
    const ids = await takeClosedMerchants(tx, years, forgottenAtOnce);
    await deleteMerchants(tx, ids);
    return ids.length;
  });
  const people = await forgetInBatches(database, 'privacy.forgotten', (tx) =>
    deleteErasedPeople(tx, years, forgottenAtOnce),
  );
  await forgetAudit(database, years);
  return { merchants, people };
}

async function forgetInBatches(
  database: Pool,
  act: string,
  forgetSome: (tx: Executor) => Promise<number>,
): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const count = await withTransaction(database, async (tx) => {
      const some = await forgetSome(tx);
      if (some > 0) await recordAudit(tx, { userId: null }, null, { act, detail: { count: some } });
      return some;
    });
    forgotten += count;
    if (count < forgottenAtOnce) return forgotten;
  }
}
