import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginRateLimiter } from './login-rate-limiter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const create = () => new LoginRateLimiter({ burst: 3, refillMs: 6000 });
const fail = (limiter: LoginRateLimiter, client: string, email: string, times: number) => {
  for (let count = 0; count < times; count += 1) limiter.take(client, email);
};

test('limits the attempts of one client across accounts', () => {
  const limiter = create();
  fail(limiter, 'a', 'one@shop.in', 1);
  fail(limiter, 'a', 'two@shop.in', 1);
  fail(limiter, 'a', 'three@shop.in', 1);
  expect(() => limiter.take('a', 'four@shop.in')).toThrow(/^Too many requests\..* 6 seconds\.$/);
  expect(() => limiter.take('b', 'four@shop.in')).not.toThrow();
});

test('limits the attempts on one account across clients, in any letter case', () => {
  const limiter = create();
  fail(limiter, 'a', 'priya@shop.in', 1);
  fail(limiter, 'b', 'Priya@shop.in', 1);
  fail(limiter, 'c', 'PRIYA@shop.in', 1);
  expect(() => limiter.take('d', 'priya@shop.in')).toThrow(/^Too many requests/);
});

test('refills attempts within seconds', () => {
  const limiter = create();
  fail(limiter, 'a', 'priya@shop.in', 3);
  vi.advanceTimersByTime(5999);
  expect(() => limiter.take('a', 'priya@shop.in')).toThrow();
  vi.advanceTimersByTime(1);
  expect(() => limiter.take('a', 'priya@shop.in')).not.toThrow();
});

test('does not count successful logins', () => {
  const limiter = create();
  for (let count = 0; count < 20; count += 1) limiter.take('a', 'priya@shop.in')();
});

test('does not lock out a client that has logged in before', () => {
  const limiter = create();
  limiter.take('home', 'priya@shop.in')();
  fail(limiter, 'stranger', 'priya@shop.in', 3);
  expect(() => limiter.take('other stranger', 'priya@shop.in')).toThrow();
  expect(() => limiter.take('home', 'priya@shop.in')).not.toThrow();
});
