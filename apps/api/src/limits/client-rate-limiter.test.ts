import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitPerMinute, ClientRateLimiter } from './client-rate-limiter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('allows a burst, then one request for each refill', () => {
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

test('the default limits never reject somebody who browses quickly', () => {
  const pages = limitPerMinute(4 * 600);
  const images = limitPerMinute(30 * 600);
  for (let second = 0; second < 7200; second += 2) {
    vi.setSystemTime(second * 1000);
    pages?.take('192.0.2.1');
    for (let image = 0; image < 60; image += 1) images?.take('192.0.2.1');
  }
});

test('0 means no limit', () => {
  expect(limitPerMinute(0)).toBeNull();
});
