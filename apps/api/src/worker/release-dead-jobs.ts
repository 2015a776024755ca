import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';

// Any number will do, as long as no other program takes the same advisory lock on this database.
const startLock = 7_230_116;

/** By this name the connections of workers are known. */
export const workerName = 'post-procure-worker';

/**
 * Gives back what a killed worker held, which the queue itself would do only four hours later. To be called with the
 * worker's own pool before it takes its first job, and does nothing while another worker is connected: the job may
 * be at work there.
 */
export const releaseDeadJobs = (pool: Pool): Promise<void> =>
  withTransaction(pool, async (tx) => {
    // Of workers that start at once each sees those before it, for none lets go of its connection afterwards.
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
