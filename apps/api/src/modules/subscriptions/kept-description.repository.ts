import { restoreDays } from '@postprocure/contracts/subscriptions/subscription-filter';
import type { Executor } from '@postprocure/db/pool';

// Any number works, as long as nothing else uses the same advisory lock in this database.
const descriptionsLock = 7_230_117;

/**
 * Keeps descriptions from being deleted until the transaction ends. Call this before referring to one that may
 * already exist. The lock is shared: callers do not wait for each other.
 */
export async function lockDescriptions(tx: Executor): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared($1)', [descriptionsLock]);
}

/** Deletes subscriptions that can no longer be restored. */
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

/** Deletes these descriptions, except those that have been used since. They are checked again under the lock. */
export async function deleteUnusedDescriptions(tx: Executor, hashes: readonly Buffer[]): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [descriptionsLock]);
  await tx.query(`delete from kept_descriptions as d where hash = any ($1) and ${isUnused}`, [hashes]);
}
