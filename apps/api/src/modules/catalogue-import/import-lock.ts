import type { Pool } from '@postprocure/db/pool';
import { ImportError } from './import-error.ts';

// Any number will do, as long as no other program takes the same advisory lock on this database.
export const importLockKey = 7_230_115;

/** Thrown while another import holds the lock. */
export class ImportLockedError extends ImportError {}

/** How long to wait for the lock. PostgreSQL needs a moment to notice that a process was killed. */
const waitMs = 3000;
const lockNotAvailable = '55P03';

/**
 * Allows one import at a time. Two would block each other, and two imports of the same file would count rows twice.
 */
export async function withImportLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${waitMs}`);
    await client.query('select pg_advisory_lock($1)', [importLockKey]).catch((error: unknown) => {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error;
      throw new ImportLockedError(
        'Another import is running on this database. Wait until it has finished, then start this one again.',
        {
          cause: error,
        },
      );
    });
    return await work();
  } finally {
    // PostgreSQL notices a closed connection a moment later, and the next import should not have to wait. If the
    // connection is lost, the lock is too.
    await client.query('select pg_advisory_unlock($1)', [importLockKey]).catch(() => undefined);
    client.release(true);
  }
}
