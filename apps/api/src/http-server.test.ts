import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { errorStatus } from '@postprocure/contracts/error-code';
import { errorBody } from '@postprocure/contracts/envelope';
import { AppError } from '@postprocure/contracts/app-error';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { createLogger } from './logger.ts';

let app: FastifyInstance;
let lines: Record<string, unknown>[];

const startServer = (options: HttpServerOptions = {}) => {
  const destination = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  return createHttpServer({
    logger: createLogger({ level: 'info', destination }),
    maxEventLoopDelayMs: 60_000,
    ...options,
  });
};

beforeEach(async () => {
  lines = [];
  app = await startServer();
});
afterEach(() => app.close());

const failWith = (error: unknown) => {
  app.get('/fails', () => {
    throw error;
  });
  return app.inject('/fails');
};

describe('request IDs', () => {
  test('keeps a valid ID of the caller, in the header and in the error body', async () => {
    const { headers, json } = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'trace_1-a' } });
    expect(headers['x-request-id']).toBe('trace_1-a');
    expect(errorBody.parse(json())).toMatchObject({ requestId: 'trace_1-a', code: 'NOT_FOUND' });
  });

  test.each(['', 'a'.repeat(65), 'with space', '"quoted"'])('replaces %j', async (id) => {
    const { headers } = await app.inject({ url: '/nowhere', headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('errors', () => {
  test('an AppError has the status of its code and its own message', async () => {
    const response = await failWith(new AppError('CONFLICT', 'This is taken.'));
    expect(response.statusCode).toBe(409);
    expect(errorBody.parse(response.json())).toMatchObject({ message: 'This is taken.', code: 'CONFLICT' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('the details of an unexpected error are logged and not sent', async () => {
    const response = await failWith(
      Object.assign(new Error('secret of the house'), { detail: 'Key (email)=(a@b.in)' }),
    );
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'INTERNAL' });
    expect(response.body).not.toContain('secret');
    const logged = lines.find((line) => line['level'] === 'error');
    expect(logged).toMatchObject({ requestId: response.headers['x-request-id'], route: '/fails' });
    expect(JSON.stringify(logged)).toContain('secret of the house');
    expect(JSON.stringify(logged)).not.toContain('a@b.in');
  });

  test.each([
    [{ code: '57014' }, 'TIMEOUT'],
    [{ code: 'ECONNREFUSED' }, 'OVERLOADED'],
    [{ message: 'timeout exceeded when trying to connect' }, 'OVERLOADED'],
  ])('responds with 503 if the database is not available (%j)', async (properties, code) => {
    const response = await failWith(Object.assign(new Error('database'), properties));
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.json()).toMatchObject({ code });
    expect(lines.filter((line) => line['level'] === 'error')).toHaveLength(1);
  });

  test.each([{ code: 'ENOSPC' }, { code: '53100' }])(
    'responds with 507 if the disk is full (%j)',
    async (properties) => {
      const response = await failWith(Object.assign(new Error('no space left on device'), properties));
      expect(response.statusCode).toBe(507);
      expect(response.json()).toMatchObject({ code: 'STORAGE_FULL' });
    },
  );

  test('refuses a request with two Host headers', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end('GET /fails HTTP/1.1\r\nHost: shop.test\r\nHost: evil.test\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*Send one Host header\./s);
  });

  test('responds with 503 if a handler takes too long', async () => {
    const impatient = await startServer({ handlerTimeoutMs: 50 });
    impatient.get('/hangs', () => new Promise(() => undefined));
    const response = await impatient.inject('/hangs');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'TIMEOUT' });
    await impatient.close();
  });

  test('leaves the timeout to routes that have their own', async () => {
    const impatient = await startServer({ handlerTimeoutMs: 50 });
    impatient.get('/patient', { config: { hasOwnTimeout: true } }, () => sleep(200, 'done'));
    expect((await impatient.inject('/patient')).body).toBe('done');
    await impatient.close();
  });

  test.each([
    ['{"a":', 'application/json', 400, 'The request body is not valid JSON.'],
    ['', 'application/json', 400, 'The request body is empty.'],
    ['{"__proto__":{"a":1}}', 'application/json', 400, 'The request body is not valid JSON.'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'Send the request body as application/json.'],
    [`"${'a'.repeat(1_000_000)}"`, 'application/json', 413, 'The request body is too large.'],
    ['[]', 'application/json', 400, 'The request body must be a JSON object.'],
    ['{}', 'application/json', 400, 'a is missing.'],
    ['{"a":1}', 'application/json', 400, 'a must be a string.'],
    ['{"a":"longer"}', 'application/json', 400, 'a must not be longer than 5 characters.'],
  ])('body %.30j of %s', async (payload, type, status, message) => {
    app.post('/body', { schema: { body: z.object({ a: z.string().max(5) }) } }, () => ({}));
    const response = await app.inject({
      method: 'POST',
      url: '/body',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expect(errorBody.parse(response.json()).message).toBe(message);
  });

  test.each([
    ['n=1&n=2', 'n must be given only once.'],
    ['n=11', 'n must be at most 10.'],
    ['n=0', 'n must be at least 1.'],
    ['n=1&kind=c', 'kind must be one of a, b.'],
  ])('query %s', async (query, message) => {
    const querystring = z.object({
      n: z.string().transform(Number).pipe(z.number().min(1).max(10)),
      kind: z.enum(['a', 'b']).optional(),
    });
    app.get('/query', { schema: { querystring } }, () => ({}));
    const response = await app.inject(`/query?${query}`);
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toBe(message);
  });

  test('a URL that cannot be decoded', async () => {
    const response = await app.inject('/%zz');
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).code).toBe('INVALID_REQUEST');
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test.each([
    ['an address longer than Node reads', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 'ADDRESS_TOO_LONG'],
    [
      'more headers than Node reads',
      `GET / HTTP/1.1\r\n${'X-A: a\r\n'.repeat(5000)}\r\n`,
      'HEADERS_TOO_LARGE',
    ],
    ['something that is not HTTP', 'hello\r\n\r\n', 'INVALID_REQUEST'],
  ] as const)('%s', async (_name, request, code) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    const [head, body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${errorStatus[code]} `);
    expect(errorBody.parse(JSON.parse(body)).code).toBe(code);
  });

  test('does not parse a plain text body as JSON', async () => {
    app.post('/takes', { schema: { body: z.object({}) } }, () => ({}));
    const headers = { 'content-type': 'text/plain' };
    const response = await app.inject({ method: 'POST', url: '/takes', headers, body: '{}' });
    expect(response.statusCode).toBe(415);
    expect(errorBody.parse(response.json()).code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });
});

describe('headers', () => {
  test('every response has the security headers; a page can set its own policy', async () => {
    app.get('/data', () => ({}));
    app.get('/page', (_request, reply) =>
      reply.header('content-security-policy', "default-src 'self'").type('text/html').send('<p>'),
    );
    const data = await app.inject('/data');
    expect(data.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const page = await app.inject('/page');
    expect(page.headers['content-security-policy']).toBe("default-src 'self'");
    expect((await app.inject('/nowhere')).headers['x-content-type-options']).toBe('nosniff');
  });

  test('compresses responses of 1 kB or more as the client accepts', async () => {
    const payload = { words: 'sari '.repeat(1000) };
    app.get('/large', () => payload);
    app.get('/small', () => ({}));
    const ask = (url: string, encoding: string) =>
      app.inject({ url, headers: { 'accept-encoding': encoding } });
    const br = await ask('/large', 'gzip, deflate, br');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(payload);
    const gzip = await ask('/large', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(payload);
    expect((await ask('/large', 'identity')).json()).toEqual(payload);
    expect((await ask('/small', 'br')).headers['content-encoding']).toBeUndefined();
  });
});

test('logs the route, but not the URL or the client', async () => {
  app.get('/things/:id', () => ({}));
  await app.inject({
    url: '/things/17?search=priya@example.in',
    headers: { authorization: 'Bearer token-of-priya', 'user-agent': 'agent-of-priya' },
    remoteAddress: '203.0.113.7',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ method: 'GET', route: '/things/:id', status: 200 });
  expect(Object.keys(lines[0] ?? {}).sort()).toEqual(
    ['level', 'method', 'ms', 'msg', 'requestId', 'route', 'status', 'time'].sort(),
  );
});
