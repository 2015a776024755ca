import type { Executor, Pool } from '@postprocure/db/pool';
import { Logger, runMigrations } from 'graphile-worker';

const silent = new Logger(() => () => undefined);

/** Creates or updates the tables of the job queue. */
export const prepareJobQueue = (pool: Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });

export interface JobOptions {
  /** A new job replaces a waiting job with the same key. */
  key: string;
  /** Jobs in the same queue run one at a time, with a pause of up to two seconds between them. */
  queue?: string;
  /**
   * A failed job is retried after 3 seconds, then 7, 20, 55 and so on; from the tenth failure on, after six hours.
   * Periodic jobs set their number of attempts in the crontab (`?max=3`).
   */
  maxAttempts: number;
  payload?: Record<string, string | number>;
  /** The earliest time at which the job runs. */
  runAt?: Date;
}

/** Adds a job in the caller's transaction. A worker sees it when the transaction commits. */
export async function enqueueJob(tx: Executor, task: string, options: JobOptions): Promise<void> {
  await tx.query(
    `select graphile_worker.add_job($1, queue_name => $2, job_key => $3, max_attempts => $4, payload => $5,
       run_at => $6)`,
    [
      task,
      options.queue ?? null,
      options.key,
      options.maxAttempts,
      options.payload ?? {},
      options.runAt ?? null,
    ],
  );
}
