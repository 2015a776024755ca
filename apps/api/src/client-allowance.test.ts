import { expect, test } from 'vitest';
import { ClientAllowance } from './client-allowance.ts';

test('a client has its burst, then one act for each refill', () => {
  const allowance = new ClientAllowance({ burst: 2, refillMs: 1000 });
  allowance.take('192.0.2.1', 0);
  allowance.take('192.0.2.1', 0);
  expect(() => allowance.take('192.0.2.1', 400)).toThrow('Please try again in 1 second.');
  allowance.take('192.0.2.2', 400);
  allowance.take('192.0.2.1', 1000);
  expect(() => allowance.take('192.0.2.1', 1500)).toThrow('Too many requests.');
  allowance.take('192.0.2.1', 60_000);
  allowance.take('192.0.2.1', 60_000);
  expect(() => allowance.take('192.0.2.1', 60_000)).toThrow('Too many requests.');
});

test('addresses of one IPv6 network are one client', () => {
  const allowance = new ClientAllowance({ burst: 1, refillMs: 1000 });
  allowance.take('2001:db8::1', 0);
  expect(() => allowance.take('2001:db8::2', 0)).toThrow('Too many requests.');
});
