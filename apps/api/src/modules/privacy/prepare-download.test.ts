import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { prepareDownload } from './prepare-download.ts';
import { insertReadyDownload } from './testing.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});
afterAll(() => api.close());

const pool = () => api.database.pool;

async function insertWaiting(): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into data_downloads (user_id, merchant_id, expires_at)
     values ($1, $2, now() + interval '1 day') returning id`,
    [merchant.userId, merchant.merchantId],
  );
  return rows[0]?.id ?? '';
}

const readState = async (id: string) =>
  (
    await pool().query<{ state: string; pieces: number }>(
      `select state, (select count(*)::int from data_download_pieces where download_id = id) as pieces
       from data_downloads where id = $1`,
      [id],
    )
  ).rows[0];

/** Random texts, which gzip cannot compress, so that the file has several chunks. */
const insertNotifications = (count: number) =>
  pool().query(
    `insert into notifications (user_id, merchant_id, kind, key, title, body, is_shown, mail_state)
     select $1, $2, 'team', 'n:' || n, n::text, 'é₹ "' || gen_random_uuid() || gen_random_uuid(), true, 'none'
     from generate_series(1, $3::int) as n`,
    [merchant.userId, merchant.merchantId, count],
  );

async function open(
  id: string,
  headers: Record<string, string> = {},
  from = { api, merchant },
): Promise<IncomingMessage> {
  const { port } = from.api.app.server.address() as AddressInfo;
  const request = http.get({
    host: '127.0.0.1',
    port,
    path: `/api/account/data-downloads/${id}`,
    headers: { ...from.merchant.headers, ...headers },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('a long file contains every row once, plain and compressed', async () => {
  const count = 12_345;
  await insertNotifications(count);
  const id = await insertWaiting();
  await prepareDownload(pool(), id, { isLastAttempt: false });
  expect((await readState(id))?.pieces).toBeGreaterThan(1);

  const plain = await open(id);
  const text = await readAll(plain);
  expect(plain.headers['content-length']).toBe(String(text.length));
  const data = JSON.parse(text.toString()) as Record<string, { title: string }[]>;
  expect(data['notifications']?.map(({ title }) => Number(title))).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  expect(Object.keys(data)).toEqual([
    'madeAt',
    'person',
    'memberships',
    'sessions',
    'logins',
    'passkeys',
    'notifications',
    'notificationPreferences',
    'activity',
    'orderViews',
    'agreementsAccepted',
    'merchant',
    'plan',
    'business',
    'team',
    'subscriptions',
    'orders',
    'orderItems',
    'orderMessages',
    'claims',
  ]);

  const compressed = await open(id, { 'accept-encoding': 'br, gzip' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(await readAll(compressed)).equals(text)).toBe(true);
});

test('a failure leaves no partial file, and the next attempt writes a complete one', async () => {
  await insertNotifications(12_000);
  const id = await insertWaiting();
  await pool().query(`create function fail_here() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`);
  await pool().query(`create trigger fail_here before insert on data_download_pieces
    for each row when (new.position = 1) execute function fail_here()`);
  await expect(prepareDownload(pool(), id, { isLastAttempt: false })).rejects.toThrow('the disk is full');
  expect(await readState(id)).toEqual({ state: 'waiting', pieces: 0 });
  expect((await open(id)).resume().statusCode).toBe(404);
  await expect(prepareDownload(pool(), id, { isLastAttempt: true })).rejects.toThrow('the disk is full');
  expect(await readState(id)).toEqual({ state: 'failed', pieces: 0 });
  await pool().query('drop function fail_here cascade');
  // Simulates a retry by staff.
  await prepareDownload(pool(), id, { isLastAttempt: false });
  expect((await open(id)).resume().statusCode).toBe(200);
});

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'aborts the connection if the file is deleted during the download: %j',
  async (headers: Record<string, string>) => {
    const content = randomBytes(40_000).toString('hex');
    const id = await insertReadyDownload(pool(), merchant.userId, { content });
    await pool().query('delete from data_download_pieces where download_id = $1 and position = 20', [id]);
    await expect(open(id, headers).then(readAll)).rejects.toThrow('aborted');
  },
);

test('a slow download is not cut by the handler timeout', async () => {
  const handlerTimeoutMs = 2000;
  const impatient = await createTestApi('empty', { http: { handlerTimeoutMs } });
  try {
    await impatient.app.listen({ host: '127.0.0.1', port: 0 });
    const reader = await createTestMerchant(impatient);
    // More than fits into the socket buffers.
    const content = randomBytes(16_000_000).toString('latin1');
    const id = await insertReadyDownload(impatient.database.pool, reader.userId, {
      content,
      chunkBytes: 1_000_000,
    });
    const response = await open(id, {}, { api: impatient, merchant: reader });
    await setTimeout(1.5 * handlerTimeoutMs);
    expect((await readAll(response)).length).toBe(Buffer.byteLength(content));
  } finally {
    await impatient.close();
  }
});

test('concurrent requests create one file, and requests per day are limited', async () => {
  const ask = () =>
    api.app.inject({ method: 'POST', url: '/api/account/data-downloads', headers: merchant.headers });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const finish = async () => {
    const { rows } = await pool().query<{ id: string }>(
      `select id from data_downloads where user_id = $1 and state = 'waiting'`,
      [merchant.userId],
    );
    expect(rows).toHaveLength(1);
    await prepareDownload(pool(), rows[0]?.id ?? '', { isLastAttempt: false });
  };
  await finish();
  for (let more = 0; more < 4; more += 1) {
    expect((await ask()).statusCode).toBe(200);
    await finish();
  }
  expect((await ask()).statusCode).toBe(429);
});
