import type { Executor } from '@postprocure/db/pool';
import { deleteOrphanedEvents } from './audit.repository.ts';

const atOnce = 5000;

/** Deletes what is this old and belongs to nobody who is left. */
export async function forgetAudit(database: Executor, years: number): Promise<void> {
  while ((await deleteOrphanedEvents(database, years, atOnce)) === atOnce);
}
