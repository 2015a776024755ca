import { openPool, type Pool } from '@postprocure/db/pool';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { releaseDeadJobs, workerName } from './release-dead-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { pool } = database;
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query(`select graphile_worker.add_job('held', queue_name => 'one-by-one')`);
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await pool.query(`update graphile_worker.${table} set locked_at = now(), locked_by = 'killed'`);
  }
});

const openWorkerPool = (): Pool => openPool(database.url, { applicationName: workerName });

const countHeld = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select (select count(*) from graphile_worker._private_jobs where locked_by is not null)
       + (select count(*) from graphile_worker._private_job_queues where locked_by is not null) as count`,
  );
  return rows[0]?.count ?? 0;
};

test('releases the jobs of a killed worker', async () => {
  const pool = openWorkerPool();
  await releaseDeadJobs(pool);
  await pool.end();
  expect(await countHeld()).toBe(0);
});

test('releases nothing while another worker is connected', async () => {
  const [other, pool] = [openWorkerPool(), openWorkerPool()];
  await other.query('select 1');
  await releaseDeadJobs(pool);
  await Promise.all([other.end(), pool.end()]);
  expect(await countHeld()).toBe(2);
});
