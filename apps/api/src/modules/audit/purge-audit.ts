import type { Executor } from '@postprocure/db/pool';
import { deleteOrphanedEvents } from './audit.repository.ts';

const batchSize = 5000;

/** Deletes events older than `years` whose merchant or user no longer exists. */
export async function purgeAudit(database: Executor, years: number): Promise<void> {
  while ((await deleteOrphanedEvents(database, years, batchSize)) === batchSize);
}
