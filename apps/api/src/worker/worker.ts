import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import { openPool } from '@postprocure/db/pool';
import { Logger as WorkerLogger, run } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Payments } from '../modules/payments/index.ts';
import { prepareJobQueue } from './job-queue.ts';
import { releaseDeadJobs, workerName } from './release-dead-jobs.ts';
import { workerCrontab, workerTasks } from './worker-tasks.ts';

export interface WorkerOptions {
  databaseUrl: string;
  logger: Logger;
  /** Stays the caller's to close. */
  mail: MailSender;
  /** Files that people have sent. */
  files: FileStore;
  exportDirectory: string;
  storefrontUrl: string;
  sellerAppUrl: string;
  payments: Payments;
  signingKey: Uint8Array;
  concurrency?: number;
}

const pinoLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export interface Worker {
  /** Waits for the tasks at work. */
  stop(): Promise<void>;
}

/** Runs background tasks until it is stopped. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const pool = openPool(options.databaseUrl, {
    max: (options.concurrency ?? 2) + 4,
    statementTimeoutMs: 0,
    applicationName: workerName,
  });
  const warnOfLoss = (error: Error): void => options.logger.warn({ err: error }, 'connection lost');
  pool.on('error', warnOfLoss);
  pool.on('connect', (client) => client.on('error', warnOfLoss));
  await prepareJobQueue(pool);
  await releaseDeadJobs(pool);
  const runner = await run({
    // Our own pool, so that its connections are closed before the database is.
    pgPool: pool,
    taskList: workerTasks({ ...options, pool }),
    crontab: workerCrontab.join('\n'),
    concurrency: options.concurrency ?? 2,
    // Whoever runs the worker stops it before it closes the database.
    noHandleSignals: true,
    logger: new WorkerLogger((scope) => (level, message) => {
      const { taskIdentifier: task, jobId } = scope;
      options.logger[pinoLevels[level]]({ task, jobId }, message);
    }),
  });
  return {
    stop: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}
