import type pg from 'pg';
import type { Pool } from './pool.ts';

/**
 * Runs `work` between BEGIN and COMMIT, with ROLLBACK if it throws. Inside `work`, send every statement to `tx`: a
 * statement sent to the pool runs outside the transaction, and may deadlock waiting for the connection that the
 * transaction holds.
 */
export async function withTransaction<T>(pool: Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect();
  let broken: Error | undefined;
  try {
    await tx.query('begin');
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    try {
      await tx.query('rollback');
    } catch (rollbackError) {
      broken = rollbackError as Error;
    }
    throw error;
  } finally {
    tx.release(broken);
  }
}

/** Runs `work` in a read-only transaction with a consistent snapshot. */
export async function withSnapshot<T>(pool: Pool, work: (snapshot: pg.PoolClient) => Promise<T>): Promise<T> {
  const snapshot = await pool.connect();
  let broken: Error | undefined;
  try {
    await snapshot.query('begin isolation level repeatable read read only');
    return await work(snapshot);
  } finally {
    try {
      await snapshot.query('rollback');
    } catch (error) {
      broken = error as Error;
    }
    snapshot.release(broken);
  }
}
