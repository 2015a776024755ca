import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import {
  deleteRemoved,
  deleteUnusedDescriptions,
  findUnusedDescriptions,
} from './kept-description.repository.ts';

/** Small, because nobody can subscribe while a batch is deleted. */
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
