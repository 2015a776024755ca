import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { limitPerPeriod, type ClientRateLimiter } from '../../limits/client-rate-limiter.ts';
import { addErrorHandler } from '../../plugins/error-handler.ts';
import { createProductImages, imageRoutes } from './index.ts';

let database: TestDatabase;
let directory: string;
let app: FastifyInstance;
let source: http.Server;
let sourceUrl: string;
let sourceRequests: string[];
let photo: Buffer;

const buildApp = async (
  allowPrivateHosts: boolean,
  renderLimiter: ClientRateLimiter | null = null,
): Promise<FastifyInstance> => {
  const server = fastify();
  addErrorHandler(server);
  const reads = database.pool;
  const products = createProductImages({ directory, reads, allowPrivateHosts });
  await server.register(imageRoutes({ products, reads, renderLimiter }));
  return server;
};

const answerSource: http.RequestListener = (request, response) => {
  const url = request.url ?? '';
  sourceRequests.push(url);
  if (url.startsWith('/photo')) response.end(photo);
  else if (url === '/moved') response.writeHead(302, { location: '/photo' }).end();
  else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (url === '/page') response.writeHead(200, { 'content-type': 'image/png' }).end('<html></html>');
  else if (url === '/drawing') response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  else if (url === '/huge') response.end(Buffer.alloc(15_000_001));
  else response.writeHead(404).end();
};

beforeAll(async () => {
  database = await createTestDatabase();
  photo = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#b3202c' } })
    .jpeg()
    .toBuffer();
  source = http.createServer(answerSource).listen(0, '127.0.0.1');
  await once(source, 'listening');
  sourceUrl = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
});

beforeEach(async () => {
  sourceRequests = [];
  directory = await mkdtemp(path.join(tmpdir(), 'post-procure-media-'));
  app = await buildApp(true);
});

afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

afterAll(async () => {
  source.close();
  await database.drop();
});

const addRemoteImage = async (address: string): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into remote_images (source_url) values ($1)
     on conflict (source_url) do update set source_url = excluded.source_url returning id`,
    [address],
  );
  return rows[0]?.id ?? 0;
};

const sari = '/media/art/sari/maroon/3/160.webp';

test.each([
  [sari, 'image/webp'],
  ['/media/art/sari/maroon/3/160.avif', 'image/avif'],
])('%s is served for good', async (url, type) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 160, height: 160 });
});

test('an image for a marketplace is a large JPEG on pure white, filled by the product', async () => {
  const id = await addRemoteImage(`${sourceUrl}/photo`);
  for (const [key, filled] of [
    ['art/sari/maroon/3', 0.85],
    [`web/${id}`, 0.99],
  ] as const) {
    const response = await app.inject(`/media/${key}/white-1600.jpg`);
    expect(response.headers['content-type']).toBe('image/jpeg');
    const image = sharp(response.rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1600 });
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, info.channels)]).toEqual([255, 255, 255]);
    const trimmed = await sharp(response.rawPayload).trim({ background: '#fff', threshold: 20 }).toBuffer({
      resolveWithObject: true,
    });
    const longest = Math.max(trimmed.info.width, trimmed.info.height) / 1600;
    expect(Math.abs(longest - filled)).toBeLessThan(0.03);
  }
});

test('a client that has the image gets 304 without it', async () => {
  const { etag } = (await app.inject(sari)).headers;
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await app.inject({ url: sari, headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
  expect((await app.inject({ url: sari, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
});

test('HEAD answers like GET, without the image', async () => {
  const head = await app.inject({ method: 'HEAD', url: sari });
  expect(head.statusCode).toBe(200);
  expect(head.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(head.rawPayload).toHaveLength(0);
});

test.each([
  '/media/',
  '/media/art/sari/maroon/3/161.webp',
  '/media/art/sari/maroon/3/160.png',
  '/media/art/nothing/maroon/3/160.webp',
  '/media/art/sari/maroon/99/160.webp',
  '/media/web/999999/160.webp',
  '/media/web/../../../etc/passwd',
  '/media/..%2f..%2fetc%2fpasswd/160.webp',
  '/media/art%2fsari%2fmaroon%2f3%00/160.webp',
])('%s is not found and not cached', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('survives the loss of its folder, and reads it after a restart', async () => {
  const first = await app.inject(sari);
  await app.close();
  app = await buildApp(true);
  expect((await app.inject(sari)).headers.etag).toBe(first.headers.etag);
  await rm(directory, { recursive: true });
  await app.close();
  app = await buildApp(true);
  expect((await app.inject(sari)).headers.etag).toBe(first.headers.etag);
});

test('leaves no half-written file behind', async () => {
  await Promise.all(['160', '320'].map((width) => app.inject(`/media/art/mango/natural/1/${width}.webp`)));
  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files.filter(({ name }) => name.includes('.part'))).toEqual([]);
  expect(files).toHaveLength(2);
});

test('an image that many ask for at once is drawn once', async () => {
  // If each request drew the image, the later requests would not fit into the queue.
  const responses = await Promise.all(Array.from({ length: 200 }, () => app.inject(sari)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('too many images at once are refused with a time to come back', async () => {
  const urls = Array.from({ length: 12 }, (_, scene) =>
    ['avif', 'webp'].flatMap((format) =>
      ['red', 'black', 'teal', 'white', 'pink', 'gold'].map(
        (colour) => `/media/art/dress/${colour}/${scene}/160.${format}`,
      ),
    ),
  ).flat();
  const responses = await Promise.all(urls.map((url) => app.inject(url)));
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(responses.some(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true);
});

test('a client may have a limited number of images rendered, and gets those that are cached', async () => {
  const limited = await buildApp(true, limitPerPeriod(2, 3_600_000));
  const request = async (scene: number, remoteAddress: string) =>
    (await limited.inject({ url: `/media/art/mango/natural/${scene}/160.webp`, remoteAddress })).statusCode;
  expect(await request(0, '203.0.113.1')).toBe(200);
  expect(await request(1, '203.0.113.1')).toBe(200);
  expect(await request(2, '203.0.113.1')).toBe(429);
  expect(await request(0, '203.0.113.1')).toBe(200);
  expect(await request(2, '203.0.113.2')).toBe(200);
  expect(await request(2, '203.0.113.1')).toBe(200);
  await limited.close();
});

test('an imported image is fetched once, for every width and every client', async () => {
  const id = await addRemoteImage(`${sourceUrl}/photo`);
  const urls = ['160.webp', '320.webp', '160.avif', '160.webp'].map((file) => `/media/web/${id}/${file}`);
  const responses = await Promise.all(urls.map((url) => app.inject(url)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(sourceRequests).toEqual(['/photo']);
  const { data, info } = await sharp(responses[1]?.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 320, height: 320 });
  expect(Math.min(...data.subarray(0, 3))).toBeGreaterThan(252);
  expect(data[(160 * 320 + 160) * 3]).toBeGreaterThan(150);
});

test('a redirect is followed', async () => {
  const id = await addRemoteImage(`${sourceUrl}/moved`);
  expect((await app.inject(`/media/web/${id}/160.webp`)).statusCode).toBe(200);
});

test.each(['/missing', '/page', '/drawing', '/huge', '/loop', '/file'])(
  'what is at %s is not shown, and not asked for again soon',
  async (address) => {
    const id = await addRemoteImage(`${sourceUrl}${address}`);
    expect((await app.inject(`/media/web/${id}/160.webp`)).statusCode).toBe(404);
    const asked = sourceRequests.length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(4);
    expect((await app.inject(`/media/web/${id}/320.webp`)).statusCode).toBe(404);
    expect(sourceRequests).toHaveLength(asked);
  },
);

test('private hosts are never asked', async () => {
  const guarded = await buildApp(false);
  const { port } = new URL(sourceUrl);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433']) {
    const id = await addRemoteImage(`http://${host}:${port}/photo?${host}`);
    expect((await guarded.inject(`/media/web/${id}/160.webp`)).statusCode).toBe(404);
  }
  const id = await addRemoteImage('file:///etc/hostname');
  expect((await guarded.inject(`/media/web/${id}/160.webp`)).statusCode).toBe(404);
  expect(sourceRequests).toEqual([]);
  await guarded.close();
});
