import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { MailSender } from '@postprocure/connectors/mail/mail-sender';
import { openPool } from '@postprocure/db/pool';
import { Logger as WorkerLogger, run, type Runner } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Shipping } from '../modules/fulfilment/index.ts';
import type { Payments } from '../modules/payments/index.ts';
import { prepareJobQueue } from './job-queue.ts';
import { releaseDeadJobs, workerName } from './release-dead-jobs.ts';
import { superviseRunner } from './supervise-runner.ts';
import { workerCrontab, workerTasks } from './worker-tasks.ts';

export interface WorkerOptions {
  databaseUrl: string;
  logger: Logger;
  /** Closed by the caller, not by the worker. */
  mail: MailSender;
  /** The files attached to tickets. */
  files: FileStore;
  exportDirectory: string;
  importDirectory: string;
  storefrontUrl: string;
  sellerAppUrl: string;
  payments: Payments;
  shipping: Shipping;
  signingKey: Uint8Array;
  previousSigningKey?: Uint8Array | undefined;
  concurrency?: number;
}

const pinoLevels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export interface Worker {
  /** Waits for running tasks. */
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
  const startRunner = async (): Promise<Runner> => {
    await prepareJobQueue(pool);
    await releaseDeadJobs(pool);
    return run({
      // We pass a pool instead of a URL, so that we can close its connections before the database is stopped.
      pgPool: pool,
      taskList: workerTasks({ ...options, pool }),
      crontab: workerCrontab.join('\n'),
      concurrency: options.concurrency ?? 2,
      // Signals are not handled here: the caller stops the worker before it closes the database.
      noHandleSignals: true,
      logger: new WorkerLogger((scope) => (level, message) => {
        const { taskIdentifier: task, jobId } = scope;
        options.logger[pinoLevels[level]]({ task, jobId }, message);
      }),
    });
  };
  const supervisor = await superviseRunner(startRunner, options.logger);
  return {
    stop: async () => {
      await supervisor.stop();
      await pool.end();
    },
  };
}
