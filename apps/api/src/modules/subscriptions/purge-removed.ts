import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import {
  deleteRemoved,
  deleteUnusedDescriptions,
  findUnusedDescriptions,
} from './kept-description.repository.ts';

/** Batches are small, because merchants cannot subscribe while one is being deleted. */
const batchSize = 1000;

/** Deletes subscriptions that can no longer be restored, and descriptions that nothing refers to. */
export async function purgeRemoved(database: Pool): Promise<void> {
  await deleteRemoved(database);
  for (;;) {
    const hashes = await findUnusedDescriptions(database, batchSize);
    await withTransaction(database, (tx) => deleteUnusedDescriptions(tx, hashes));
    if (hashes.length < batchSize) return;
  }
}
