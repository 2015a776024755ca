import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { openUploads } from '../modules/tickets/index.ts';
import { workerTasks } from '../worker/worker-tasks.ts';
import { testOrigin, testSigningKey, type TestApi } from './test-api.ts';

const silent = new Logger(() => () => undefined);
// A round can end after a single job, because the worker looks for the next job before it releases the finished job's
// queue.
const maxRounds = 1000;

export const createTestTasks = (api: TestApi): TaskList =>
  workerTasks({
    pool: api.database.pool,
    mail: { send: () => Promise.resolve(), close: () => undefined },
    files: openUploads(api.uploadsDirectory),
    exportDirectory: api.uploadsDirectory,
    importDirectory: api.importDirectory,
    storefrontUrl: 'http://shop.test',
    sellerAppUrl: testOrigin,
    payments: api.services.payments,
    shipping: api.services.shipping,
    signingKey: testSigningKey,
  });

/**
 * Runs all queued background jobs immediately, ignoring their scheduled times, until none are left. Fails if a task
 * fails. `hold` names tasks to leave in the queue.
 */
export async function runJobs(api: TestApi, { hold = [] }: { hold?: readonly string[] } = {}): Promise<void> {
  const { pool } = api.database;
  const tasks = Object.entries(createTestTasks(api)).filter(([name]) => !hold.includes(name));
  for (let round = 0; round < maxRounds; round += 1) {
    await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
    await runOnce({
      pgPool: pool,
      taskList: Object.fromEntries(tasks),
      logger: silent,
      noHandleSignals: true,
    });
    const { rows } = await pool.query<{ task: string; error: string | null }>(
      `select task_identifier as task, last_error as error from graphile_worker.jobs
       where task_identifier = any($1)`,
      [tasks.map(([name]) => name)],
    );
    const failed = rows.find(({ error }) => error !== null);
    if (failed) throw new Error(`${failed.task} failed: ${failed.error ?? ''}`);
    if (rows.length === 0) return;
  }
  throw new Error('The jobs do not end');
}
