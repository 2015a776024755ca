import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import type { Executor } from '@postprocure/db/pool';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createHealthService } from './health.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

test('health is not good before every migration is applied, and good afterwards', async () => {
  const { pool } = api.database;
  const { rows } = await pool.query<{ name: string; checksum: string }>(
    `delete from migrations where name = '0003_accounts.sql' returning name, checksum`,
  );
  const unready = await api.app.inject('/api/health');
  expect(unready.statusCode).toBe(503);
  expect(unready.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(errorBody.parse(unready.json()).message).toBe('The database is being prepared.');

  await pool.query('insert into migrations (name, checksum) values ($1, $2)', [
    rows[0]?.name,
    rows[0]?.checksum,
  ]);
  const ready = await api.app.inject('/api/health');
  expect(ready.statusCode).toBe(200);
  expect(ready.headers['cache-control']).toBe('no-store');
  expect(ready.json()).toEqual({ data: { status: 'ok' } });
});

const executor = (query: () => Promise<unknown>) => ({ query }) as unknown as Executor;

test('a database that cannot be reached is a failure', async () => {
  const health = createHealthService({
    database: executor(() => Promise.reject(new Error('connect ECONNREFUSED'))),
    answerWithinMs: 60_000,
  });
  await expect(health.check()).rejects.toMatchObject({ code: 'OVERLOADED' });
});

test('a database that does not answer in time is a failure', async () => {
  const health = createHealthService({
    database: executor(() => new Promise(() => undefined)),
    answerWithinMs: 100,
  });
  await expect(health.check()).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('however many ask at once, the database is asked once', async () => {
  let asked = 0;
  const database = executor(() => {
    asked += 1;
    return api.database.pool.query('select name, checksum from migrations');
  });
  const health = createHealthService({ database, answerWithinMs: 60_000 });
  await Promise.all(Array.from({ length: 50 }, () => health.check()));
  expect(asked).toBe(1);
});
