import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginAttempts } from './login-attempts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const create = () => new LoginAttempts({ burst: 3, refillMs: 6000 });
const fail = (attempts: LoginAttempts, client: string, email: string, times: number) => {
  for (let count = 0; count < times; count += 1) attempts.count(client, email);
};

test('one client may guess a few times, whatever the accounts', () => {
  const attempts = create();
  fail(attempts, 'a', 'one@shop.in', 1);
  fail(attempts, 'a', 'two@shop.in', 1);
  fail(attempts, 'a', 'three@shop.in', 1);
  expect(() => attempts.count('a', 'four@shop.in')).toThrow(/^Too many requests\..* 6 seconds\.$/);
  expect(() => attempts.count('b', 'four@shop.in')).not.toThrow();
});

test('one account may be guessed at a few times, whoever does it and however it is spelt', () => {
  const attempts = create();
  fail(attempts, 'a', 'priya@shop.in', 1);
  fail(attempts, 'b', 'Priya@shop.in', 1);
  fail(attempts, 'c', 'PRIYA@shop.in', 1);
  expect(() => attempts.count('d', 'priya@shop.in')).toThrow(/^Too many requests/);
});

test('attempts come back within seconds', () => {
  const attempts = create();
  fail(attempts, 'a', 'priya@shop.in', 3);
  vi.advanceTimersByTime(5999);
  expect(() => attempts.count('a', 'priya@shop.in')).toThrow();
  vi.advanceTimersByTime(1);
  expect(() => attempts.count('a', 'priya@shop.in')).not.toThrow();
});

test('whoever logs in is not counted', () => {
  const attempts = create();
  for (let count = 0; count < 20; count += 1) attempts.count('a', 'priya@shop.in')();
});

test('strangers cannot shut out a client that has logged in before', () => {
  const attempts = create();
  attempts.count('home', 'priya@shop.in')();
  fail(attempts, 'stranger', 'priya@shop.in', 3);
  expect(() => attempts.count('other stranger', 'priya@shop.in')).toThrow();
  expect(() => attempts.count('home', 'priya@shop.in')).not.toThrow();
});
