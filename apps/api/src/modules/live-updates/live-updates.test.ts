import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { notifyMerchant } from './live-update.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty', { heartbeatMs: 200 });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  // When listening starts, every page receives every topic once.
  const stream = await openStream(await createTestMerchant(api));
  await stream.waitFor('event: plan');
  stream.close();
});
afterAll(() => api.close());

interface OpenStream {
  status: number;
  /** Resolves to true once the text has arrived, or to false if the stream ends first. */
  waitFor(text: string): Promise<boolean>;
  received(): string;
  close(): void;
}

async function openStream({ headers }: Pick<TestMerchant, 'headers'>): Promise<OpenStream> {
  const { port } = api.app.server.address() as AddressInfo;
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/seller/events`, {
    headers,
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    status: response.status,
    received: () => received,
    waitFor: async (text) => {
      while (!received.includes(text)) {
        const { done, value = '' } = (await reader?.read()) ?? { done: true };
        if (done) return false;
        received += value;
      }
      return true;
    },
    close: () => controller.abort(),
  };
}

const announce = (merchant: TestMerchant, topic: 'wallet' | 'plan'): Promise<void> =>
  notifyMerchant(api.database.pool, merchant.merchantId, topic);

test('a change reaches every open page of the merchant, and nobody else', async () => {
  const merchant = await createTestMerchant(api);
  const other = await createTestMerchant(api);
  const streams = await Promise.all([merchant, merchant, other].map(openStream));
  const [first, second, foreign] = streams;
  await Promise.all(streams.map((stream) => stream.waitFor('retry:')));
  await announce(merchant, 'wallet');
  expect(await first?.waitFor('event: wallet')).toBe(true);
  expect(await second?.waitFor('event: wallet')).toBe(true);
  await announce(other, 'plan');
  expect(await foreign?.waitFor('event: plan')).toBe(true);
  expect(first?.received()).not.toContain('event: plan');
  for (const stream of streams) stream.close();
});

test('a member without the permission gets no wallet updates', async () => {
  const owner = await createTestMerchant(api);
  const catalogue = await createTestMerchant(api, { role: 'catalogue', merchantId: owner.merchantId });
  await api.database.pool.query('update sessions set merchant_id = $1 where id = $2', [
    owner.merchantId,
    catalogue.sessionId,
  ]);
  const [told, untold] = await Promise.all([openStream(owner), openStream(catalogue)]);
  await untold.waitFor('retry:');
  await announce(owner, 'wallet');
  await told.waitFor('event: wallet');
  await notifyMerchant(api.database.pool, owner.merchantId, 'notifications');
  await untold.waitFor('event: notifications');
  expect(untold.received()).not.toContain('event: wallet');
  told.close();
  untold.close();
});

test('the stream ends with the session', async () => {
  const merchant = await createTestMerchant(api);
  const stream = await openStream(merchant);
  expect(await stream.waitFor(': still here')).toBe(true);
  await api.database.pool.query('update sessions set revoked_at = now() where id = $1', [merchant.sessionId]);
  expect(await stream.waitFor('never sent')).toBe(false);
});

test('limits the number of open pages per user, and a closed page frees its place', async () => {
  const merchant = await createTestMerchant(api);
  const streams = [];
  for (let index = 0; index < 6; index += 1) streams.push(await openStream(merchant));
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect((await openStream(merchant)).status).toBe(429);
  streams[0]?.close();
  await expect.poll(async () => (await openStream(merchant)).status).toBe(200);
  for (const stream of streams) stream.close();
});

test('after a lost connection it listens again, and every page fetches everything again', async () => {
  const merchant = await createTestMerchant(api);
  const stream = await openStream(merchant);
  await stream.waitFor(': still here');
  await api.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'post-procure-live-updates' and datname = current_database()`,
  );
  expect(await stream.waitFor('event: orders')).toBe(true);
  expect(await stream.waitFor('event: plan')).toBe(true);
  stream.close();
});
