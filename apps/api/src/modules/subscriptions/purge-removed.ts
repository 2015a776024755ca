import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import {
  deleteRemoved,
  deleteUnusedDescriptions,
  findUnusedDescriptions,
} from './kept-description.repository.ts';

/** Few, because whoever subscribes waits while they are deleted; looking for them keeps nobody waiting. */
const batchSize = 1000;

/** Removed long ago: what was set is forgotten, and so are descriptions that nobody keeps any more. */
export async function purgeRemoved(database: Pool): Promise<void> {
  await deleteRemoved(database);
  for (;;) {
    const hashes = await findUnusedDescriptions(database, batchSize);
    await withTransaction(database, (tx) => deleteUnusedDescriptions(tx, hashes));
    if (hashes.length < batchSize) return;
  }
}
