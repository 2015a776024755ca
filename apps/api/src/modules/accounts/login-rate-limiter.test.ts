import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LoginRateLimiter, type LoginAttempt } from './login-rate-limiter.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate rate_limits'));

const create = () =>
  new LoginRateLimiter({
    name: 'test',
    freeAttempts: 3,
    database: database.pool,
    hashKey: Buffer.alloc(32, 1),
    burst: 5,
    refillMs: 3_600_000,
  });

const attempt = (
  address: string,
  email = 'priya@shop.in',
  knownDevice: string | null = null,
): LoginAttempt => ({
  address,
  email,
  knownDevice,
});

async function fail(limiter: LoginRateLimiter, times: number, given: LoginAttempt): Promise<void> {
  for (let count = 0; count < times; count += 1) await limiter.take(given).catch(() => undefined);
}

test('limits the attempts of one client across accounts', async () => {
  const limiter = create();
  for (let count = 0; count < 5; count += 1) await limiter.take(attempt('a', `${count}@shop.in`));
  await expect(limiter.take(attempt('a', 'six@shop.in'))).rejects.toThrow(/^Too many requests\./);
  await limiter.take(attempt('b', 'six@shop.in'));
});

test('limits the attempts of one client on an account, in any letter case', async () => {
  const limiter = create();
  for (let count = 0; count < 5; count += 1) await limiter.take(attempt('a'));
  await expect(limiter.take(attempt('a', 'PRIYA@shop.in'))).rejects.toThrow(/^Too many requests\./);
});

test('limits the attempts on one account across clients, after their first ones', async () => {
  const limiter = create();
  for (const address of ['a', 'b', 'c']) await fail(limiter, 5, attempt(address));
  await fail(limiter, 3, attempt('d'));
  await expect(limiter.take(attempt('d'))).rejects.toThrow(/^Too many requests\./);
});

test('does not lock the owner out: neither a known device nor an address without attempts', async () => {
  const limiter = create();
  for (const address of ['a', 'b', 'c', 'd', 'e']) await fail(limiter, 80, attempt(address));
  await limiter.take(attempt('home'));
  await limiter.take(attempt('a', 'priya@shop.in', 'laptop'));
});

test('does not count successful logins', async () => {
  const limiter = create();
  for (let count = 0; count < 20; count += 1) await (await limiter.take(attempt('a')))();
});

test('holds for every process, and after a restart', async () => {
  await fail(create(), 5, attempt('a'));
  await expect(create().take(attempt('a'))).rejects.toThrow(/^Too many requests\./);
});

test('refills with time', async () => {
  const limiter = create();
  await fail(limiter, 5, attempt('a'));
  await database.pool.query("update rate_limits set full_at = full_at - interval '1 hour'");
  await limiter.take(attempt('a'));
  await expect(limiter.take(attempt('a'))).rejects.toThrow(
    /^Too many requests\. Please try again in 3\d{3} seconds/,
  );
});

test('stores no address', async () => {
  await create().take(attempt('203.0.113.9'));
  const { rows } = await database.pool.query<{ text: string }>(
    "select encode(key, 'escape') as text from rate_limits",
  );
  expect(rows.map(({ text }) => text).join()).not.toContain('203.0.113');
});
