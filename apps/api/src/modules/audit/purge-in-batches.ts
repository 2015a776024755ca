import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from './record-audit.ts';

const batchSize = 200;

/**
 * Purges records in batches, each in a short transaction, and writes their number to the audit log. `purgeBatch`
 * deletes at most `limit` records and returns how many it deleted.
 */
export async function purgeInBatches(
  database: Pool,
  act: string,
  purgeBatch: (tx: Executor, limit: number) => Promise<number>,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await withTransaction(database, async (tx) => {
      const deleted = await purgeBatch(tx, batchSize);
      if (deleted > 0) await recordAudit(tx, { userId: null }, null, { act, detail: { count: deleted } });
      return deleted;
    });
    purged += count;
    if (count < batchSize) return purged;
  }
}
