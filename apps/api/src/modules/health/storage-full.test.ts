import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createStorageStatus, readFreeBytes } from './storage-status.ts';

let api: TestApi;
let freeBytes: number;

beforeAll(async () => {
  api = await createTestApi('demo', { readFreeBytes: () => Promise.resolve(freeBytes) });
});
afterAll(() => api.close());
beforeEach(() => {
  freeBytes = 10_000_000_000;
});

const readHealth = async () => {
  const response = await api.app.inject('/api/health');
  return { code: response.statusCode, ...response.json<{ data: { status: string } }>().data };
};

test('a full disk is reported, and does not take the server out of service', async () => {
  expect(await readHealth()).toEqual({ code: 200, status: 'ok' });
  freeBytes = 1_000_000;
  expect(await readHealth()).toMatchObject({
    code: 200,
    status: 'degraded',
    reason: expect.stringContaining('disk is full') as string,
  });
  freeBytes = 10_000_000_000;
  expect(await readHealth()).toEqual({ code: 200, status: 'ok' });
});

test('a database that cannot grow is reported, and everything can still be read', async () => {
  const { pool } = api.database;
  await pool.query(`
    create function refuse_to_grow() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$;
    create trigger disk_full before insert on cart_lines execute function refuse_to_grow();`);
  const list = await api.app.inject('/api/product?inStock=true&limit=1');
  const productId = list.json<{ data: { products: { id: number }[] } }>().data.products[0]?.id;
  const add = () => api.app.inject({ method: 'POST', url: '/api/cart/lines', payload: { productId } });
  const refused = await add();
  expect(refused.statusCode).toBe(507);
  expect(errorBody.parse(refused.json()).code).toBe('STORAGE_FULL');
  await expect.poll(readHealth).toMatchObject({ code: 200, status: 'degraded' });
  for (const url of ['/api/product?limit=3', '/api/product/search?search=sari', '/api/cart', '/api/plans']) {
    expect((await api.app.inject(url)).statusCode).toBe(200);
  }
  await pool.query('drop trigger disk_full on cart_lines');
  expect((await add()).statusCode).toBe(200);
});

test('a refused write is forgotten after a minute', async () => {
  const now = performance.now.bind(performance);
  const status = createStorageStatus(() => Promise.resolve(1e12));
  status.noteRefusal();
  expect(await status.isFull()).toBe(true);
  performance.now = () => now() + 61_000;
  try {
    expect(await status.isFull()).toBe(false);
  } finally {
    performance.now = now;
  }
});

test('measures the disk of a folder that does not exist yet', async () => {
  expect(await readFreeBytes(path.join(tmpdir(), 'nothing', 'here', 'yet'))).toBeGreaterThan(0);
});
