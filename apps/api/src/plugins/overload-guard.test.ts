import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import { createHttpServer } from '../http-server.ts';
import { addOverloadGuard } from './overload-guard.ts';

let app: FastifyInstance;
let arrived: () => void;
let work: PromiseWithResolvers<string>;

beforeEach(async () => {
  app = await createHttpServer({ handlerTimeoutMs: 60_000, maxEventLoopDelayMs: 60_000 });
  work = Promise.withResolvers();
  await app.register((scope, _options, done) => {
    addOverloadGuard(scope, { max: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    scope.get('/work', () => {
      arrived();
      return work.promise;
    });
    scope.get('/fails', () => {
      throw new Error('broken');
    });
    done();
  });
  app.get('/outside', () => 'fine');
});
afterEach(() => app.close());

/** Sends the request immediately, unlike `inject`, which sends it only when awaited. */
const send = (url: string) => app.inject(url).then((response) => response);

test('one request runs, one waits, and the next is rejected at once', async () => {
  const started = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const working = send('/work');
  await started;
  const waiting = send('/work');
  const refused = await send('/work');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(errorBody.parse(refused.json()).code).toBe('OVERLOADED');
  expect((await app.inject('/outside')).statusCode).toBe(200);
  work.resolve('done');
  expect((await working).body).toBe('done');
  expect((await waiting).body).toBe('done');
});

test('errors release their slots', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect((await app.inject('/fails')).statusCode).toBe(500);
  }
  arrived = () => undefined;
  work.resolve('done');
  expect((await app.inject('/work')).body).toBe('done');
});
