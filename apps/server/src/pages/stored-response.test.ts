import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendStored, storeResponse } from './stored-response.ts';

const text = 'रुपया ₹ '.repeat(500);
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const stored = storeResponse({ status: 200, headers, body: Buffer.from(text) });
const missing = storeResponse({ status: 404, headers, body: Buffer.from(text) });

const words = 'cotton silk saree shirt for women and men printed free delivery subscribe now price'.split(
  ' ',
);
const longText = Array.from(
  { length: 20_000 },
  (_, at) => words[((at * at * 31) % 1009) % words.length],
).join(' ');
const long = storeResponse({ status: 200, headers, body: Buffer.from(longText) });

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  app.get('/page', (request, reply) => sendStored(request, reply, stored));
  app.get('/long', (request, reply) => sendStored(request, reply, long));
  const slow = storeResponse({ status: 200, headers, body: Buffer.from(text) });
  app.get('/slow', (request, reply) => {
    slow.encoded.br = { body: Promise.reject(new Error('Too slow')), effort: 'quick' };
    return sendStored(request, reply, slow);
  });
  app.get('/missing', (request, reply) => sendStored(request, reply, missing));
});

afterAll(() => app.close());

const get = (url: string, requestHeaders: Record<string, string> = {}) =>
  app.inject({ url, headers: requestHeaders });

describe('a stored response', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
  ])('answers accept-encoding %j with %s', async (accepted, encoding) => {
    const response = await get('/page', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    const decode = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(decode(response.rawPayload).toString()).toBe(text);
  });

  it.each([undefined, 'identity', 'br;q=0.0'])(
    'goes out as it is for accept-encoding %j',
    async (accepted) => {
      const response = await get('/page', accepted === undefined ? {} : { 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.headers['vary']).toBe('accept-encoding');
      expect(response.body).toBe(text);
    },
  );

  it('answers 304 to who has it, whatever the encoding', async () => {
    const etag = String((await get('/page')).headers['etag']);
    const again = await get('/page', { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it('knows its tag when a proxy has made it strong, and says what a 304 depends on', async () => {
    const etag = String((await get('/page')).headers['etag']);
    const again = await get('/page', { 'if-none-match': etag.replace('W/', '') });
    expect(again.statusCode).toBe(304);
    expect(again.headers['vary']).toBe('accept-encoding');
  });

  it('never answers 304 for an error', async () => {
    const response = await get('/missing', { 'if-none-match': '*' });
    expect(response.statusCode).toBe(404);
  });

  it('compresses a page quickly for the first request and better for those after it', async () => {
    const sizeOf = async () => {
      const { rawPayload } = await get('/long', { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(rawPayload).toString()).toBe(longText);
      return rawPayload.length;
    };
    const first = await sizeOf();
    expect(await sizeOf()).toBe(first);
    await expect.poll(sizeOf).toBeLessThan(first);
  });

  it('sends an error without the headers of the page if it cannot be compressed in time', async () => {
    const response = await get('/slow', { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(500);
    for (const name of ['content-encoding', 'etag']) expect(response.headers[name]).toBeUndefined();
    expect(response.json()).toMatchObject({ message: 'Too slow' });
  });

  it('sends the headers alone for HEAD', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/page' });
    expect(response.body).toBe('');
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(text)));
  });
});
