import type pg from 'pg';
import type { Pool } from './pool.ts';

/**
 * Runs `work` between BEGIN and COMMIT, or ROLLBACK when it throws. Inside, send every statement to `tx`:
 * one sent to the pool runs outside the transaction, and waits for a connection that this one may be holding.
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

/** Runs `work` in a transaction that changes nothing and sees one moment, however long it takes. */
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
