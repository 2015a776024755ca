import { restoreDays } from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor } from '@postprocure/db/pool';

// Any number will do, as long as no other program takes the same advisory lock on this database.
const descriptionsLock = 7_230_117;

/**
 * For whoever is about to refer to a description that may be there already: until their transaction ends none is
 * deleted. They do not wait for each other.
 */
export async function holdDescriptions(tx: Executor): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared($1)', [descriptionsLock]);
}

/** What was set for a product that was removed long ago. */
export async function deleteRemoved(executor: Executor): Promise<void> {
  await executor.query(
    `delete from product_subscriptions where state = 'REMOVED' and removed_at < now() - make_interval(days => $1)`,
    [restoreDays],
  );
}

const isUnused = `not exists (select from product_subscriptions where snapshot_description_hash = d.hash)
  and not exists (select from product_subscriptions where own_description_hash = d.hash)`;

export async function findUnusedDescriptions(executor: Executor, limit: number): Promise<Buffer[]> {
  const { rows } = await executor.query<{ hash: Buffer }>(
    `select hash from kept_descriptions as d where ${isUnused} limit $1`,
    [limit],
  );
  return rows.map(({ hash }) => hash);
}

/** Of these, those that still nobody uses once everybody has said so. */
export async function deleteUnusedDescriptions(tx: Executor, hashes: readonly Buffer[]): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [descriptionsLock]);
  await tx.query(`delete from kept_descriptions as d where hash = any ($1) and ${isUnused}`, [hashes]);
}
