import type { Executor, Pool } from '@postprocure/db/pool';
import { Logger, runMigrations } from 'graphile-worker';

const silent = new Logger(() => () => undefined);

/** Makes the tables of the queue where no worker has ever run, and brings older ones up to date. */
export const prepareJobQueue = (pool: Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });

export interface JobOptions {
  /** Of jobs that would do the same: a new one takes the place of one that waits, and follows one at work. */
  key: string;
  /** Jobs of one queue run one after the other. */
  queue: string;
  maxAttempts: number;
  payload?: Record<string, string | number>;
  /** Not before this moment. */
  runAt?: Date;
}

/** Adds a job in the caller's transaction: a worker takes it up once that is committed. */
export async function enqueueJob(tx: Executor, task: string, options: JobOptions): Promise<void> {
  await tx.query(
    `select graphile_worker.add_job($1, queue_name => $2, job_key => $3, max_attempts => $4, payload => $5,
       run_at => $6)`,
    [task, options.queue, options.key, options.maxAttempts, options.payload ?? {}, options.runAt ?? null],
  );
}
