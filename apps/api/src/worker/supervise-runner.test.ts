import { expect, test } from 'vitest';
import { superviseRunner } from './supervise-runner.ts';

function createRunner() {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  return {
    promise: promise as Promise<void>,
    fail: () => reject(new Error('terminating connection due to administrator command')),
    stop: () => {
      resolve(undefined);
      return Promise.resolve();
    },
  };
}

function createLog() {
  const messages: string[] = [];
  return { messages, error: (_details: object, message: string) => void messages.push(message) };
}

test('starts a failed runner again, also after failing to start it', async () => {
  const runners: ReturnType<typeof createRunner>[] = [];
  let isDatabaseAway = false;
  const log = createLog();
  const start = () => {
    if (isDatabaseAway) return Promise.reject(new Error('connect ECONNREFUSED'));
    const runner = createRunner();
    runners.push(runner);
    return Promise.resolve(runner);
  };
  const supervisor = await superviseRunner(start, log, 1);
  isDatabaseAway = true;
  runners[0]?.fail();
  await expect.poll(() => log.messages.length).toBeGreaterThan(2);
  isDatabaseAway = false;
  await expect.poll(() => runners.length).toBe(2);
  await supervisor.stop();
  expect(runners).toHaveLength(2);
});

test('rejects if the first start fails', async () => {
  const start = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await expect(superviseRunner(start, createLog(), 1)).rejects.toThrow('ECONNREFUSED');
});

test('can be stopped while it waits to start the runner again', async () => {
  const log = createLog();
  const runner = createRunner();
  const supervisor = await superviseRunner(() => Promise.resolve(runner), log, 3_600_000);
  runner.fail();
  await expect.poll(() => log.messages).toHaveLength(1);
  await supervisor.stop();
});
