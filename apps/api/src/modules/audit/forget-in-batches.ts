import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from './record-audit.ts';

const atOnce = 200;

/**
 * Deletes what is over, a transaction for each batch so that nobody waits for long, and writes down how much it was;
 * returns how many. `forgetSome` deletes at most as many as it is told, and says how many those were.
 */
export async function forgetInBatches(
  database: Pool,
  act: string,
  forgetSome: (tx: Executor, limit: number) => Promise<number>,
): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const count = await withTransaction(database, async (tx) => {
      const some = await forgetSome(tx, atOnce);
      if (some > 0) await recordAudit(tx, { userId: null }, null, { act, detail: { count: some } });
      return some;
    });
    forgotten += count;
    if (count < atOnce) return forgotten;
  }
}
