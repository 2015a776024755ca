import { expect, test } from 'vitest';
import { AppError } from '@postprocure/contracts/app-error';
import { Semaphore } from './semaphore.ts';

test('work beyond the limit waits for a slot and runs in order', async () => {
  const slots = new Semaphore({ max: 1, maxWaiting: 2, maxWaitMs: 60_000 });
  const order: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const first = slots.run(() => gate.promise.then(() => order.push('first')));
  const second = slots.run(() => Promise.resolve(order.push('second')));
  const third = slots.run(() => Promise.resolve(order.push('third')));
  expect(order).toEqual([]);
  gate.resolve(undefined);
  await Promise.all([first, second, third]);
  expect(order).toEqual(['first', 'second', 'third']);
  expect(slots.tryAcquire()).toBe(true);
});

test('rejects at once if the queue is full, and later if the wait takes too long', async () => {
  const slots = new Semaphore({ max: 1, maxWaiting: 1, maxWaitMs: 1 });
  expect(slots.tryAcquire()).toBe(true);
  const waiting = slots.acquire();
  await expect(slots.acquire()).rejects.toMatchObject({ code: 'OVERLOADED' });
  await expect(waiting).rejects.toBeInstanceOf(AppError);
  slots.release();
  expect(slots.tryAcquire()).toBe(true);
});

test('failed work releases its slot', async () => {
  const slots = new Semaphore({ max: 1, maxWaiting: 0, maxWaitMs: 1 });
  await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(slots.tryAcquire()).toBe(true);
});
