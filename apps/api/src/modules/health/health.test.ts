import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import type { Executor } from '@postprocure/db/pool';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createHealthCheck } from './health.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

test('the check fails until every migration is applied', async () => {
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

test('an unreachable database is a failure', async () => {
  const checkHealth = createHealthCheck({
    database: executor(() => Promise.reject(new Error('connect ECONNREFUSED'))),
    timeoutMs: 60_000,
  });
  await expect(checkHealth()).rejects.toMatchObject({ code: 'OVERLOADED' });
});

test('a database timeout is a failure', async () => {
  const checkHealth = createHealthCheck({
    database: executor(() => new Promise(() => undefined)),
    timeoutMs: 100,
  });
  await expect(checkHealth()).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('concurrent checks share one query', async () => {
  let asked = 0;
  const database = executor(() => {
    asked += 1;
    return api.database.pool.query('select name, checksum from migrations');
  });
  const checkHealth = createHealthCheck({ database, timeoutMs: 60_000 });
  await Promise.all(Array.from({ length: 50 }, checkHealth));
  expect(asked).toBe(1);
});
