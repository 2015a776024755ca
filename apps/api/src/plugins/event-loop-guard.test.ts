import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addErrorHandler } from './error-handler.ts';
import { addEventLoopGuard, sampleIntervalMs } from './event-loop-guard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('requests are refused while the event loop stays late, and only then', async () => {
  const delays = { count: 1, mean: 0, reset: () => undefined };
  const app = fastify();
  addErrorHandler(app);
  addEventLoopGuard(app, { maxDelayMs: 500, delays });
  app.get('/', () => 'fine');
  app.get('/health', { config: { exemptFromLoadShedding: true } }, () => 'fine');
  const sample = async (delayMs: number) => {
    delays.mean = delayMs * 1e6;
    vi.advanceTimersByTime(sampleIntervalMs);
    return (await app.inject('/')).statusCode;
  };

  expect(await sample(20)).toBe(200);
  expect(await sample(2000)).toBe(200);
  expect(await sample(20)).toBe(200);
  expect(await sample(600)).toBe(200);
  expect(await sample(600)).toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
  expect(await sample(20)).toBe(200);
  await app.close();
});
