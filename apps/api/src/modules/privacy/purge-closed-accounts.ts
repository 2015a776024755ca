import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { purgeAudit, purgeInBatches } from '../audit/index.ts';
import { deleteErasedUsers, deleteMerchants, lockClosedMerchants } from './closed-account.repository.ts';

/** Deletes the remaining records of closed merchants and erased users after the retention period. */
export async function purgeClosedAccounts(database: Pool): Promise<{ merchants: number; users: number }> {
  const years = retention.closedAccountYears;
  const merchants = await purgeInBatches(database, 'merchant.purged', async (tx, limit) => {
    const ids = await lockClosedMerchants(tx, years, limit);
    await deleteMerchants(tx, ids);
    return ids.length;
  });
  const users = await purgeInBatches(database, 'privacy.purged', (tx, limit) =>
    deleteErasedUsers(tx, years, limit),
  );
  await purgeAudit(database, years);
  return { merchants, users };
}
