import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitPerMinute, ClientRateLimiter } from './client-rate-limiter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a client has its burst, then one act for each refill', () => {
  const allowance = new ClientRateLimiter({ burst: 2, refillMs: 1000 });
  allowance.take('192.0.2.1');
  allowance.take('192.0.2.1');
  vi.setSystemTime(400);
  expect(() => allowance.take('192.0.2.1')).toThrow('Please try again in 1 second.');
  allowance.take('192.0.2.2');
  vi.setSystemTime(1000);
  allowance.take('192.0.2.1');
  vi.setSystemTime(1500);
  expect(() => allowance.take('192.0.2.1')).toThrow('Too many requests.');
  vi.setSystemTime(60_000);
  allowance.take('192.0.2.1');
  allowance.take('192.0.2.1');
  expect(() => allowance.take('192.0.2.1')).toThrow('Too many requests.');
});

test('addresses of one IPv6 network are one client', () => {
  const allowance = new ClientRateLimiter({ burst: 1, refillMs: 1000 });
  allowance.take('2001:db8::1');
  expect(() => allowance.take('2001:db8::2')).toThrow('Too many requests.');
});

test('by the usual numbers nobody who leafs quickly is refused, hour after hour', () => {
  const pages = limitPerMinute(4 * 600);
  const images = limitPerMinute(30 * 600);
  for (let second = 0; second < 7200; second += 2) {
    vi.setSystemTime(second * 1000);
    pages?.take('192.0.2.1');
    for (let image = 0; image < 60; image += 1) images?.take('192.0.2.1');
  }
});

test('none where 0 says so', () => {
  expect(limitPerMinute(0)).toBeNull();
});
