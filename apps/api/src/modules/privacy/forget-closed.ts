import { retention } from '@postprocure/contracts/retention';
import type { Pool } from '@postprocure/db/pool';
import { forgetAudit, forgetInBatches } from '../audit/index.ts';
import { deleteErasedPeople, deleteMerchants, takeClosedMerchants } from './closed-account.repository.ts';

/** Deletes what was kept of closed businesses and erased people when its time is over. */
export async function forgetClosed(database: Pool): Promise<{ merchants: number; people: number }> {
  const years = retention.closedAccountYears;
  const merchants = await forgetInBatches(database, 'merchant.forgotten', async (tx, limit) => {
    const ids = await takeClosedMerchants(tx, years, limit);
    await deleteMerchants(tx, ids);
    return ids.length;
  });
  const people = await forgetInBatches(database, 'privacy.forgotten', (tx, limit) =>
    deleteErasedPeople(tx, years, limit),
  );
  await forgetAudit(database, years);
  return { merchants, people };
}
