import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';

// Any number will do, as long as no other program takes the same advisory lock on this database.
const startLock = 7_230_116;

/** The application name of the workers' database connections. */
export const workerName = 'post-procure-worker';

/**
 * Releases the jobs of a killed worker, which the queue would do only after four hours. Call this with a worker's pool
 * before the worker starts. Does nothing while another worker is connected, because that one may be running the jobs.
 */
export const releaseDeadJobs = (pool: Pool): Promise<void> =>
  withTransaction(pool, async (tx) => {
    // Workers that start at the same time wait here, and then see the connections of those that started first.
    await tx.query('select pg_advisory_xact_lock($1)', [startLock]);
    await tx.query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker.jobs
       where locked_by is not null and not exists (
         select from pg_stat_activity
         where application_name = $1 and datname = current_database() and pid <> pg_backend_pid())`,
      [workerName],
    );
  });
