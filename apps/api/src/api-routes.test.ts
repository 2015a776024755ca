import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, testOrigin, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

const catalogueAddresses = [
  '/api/product',
  '/api/product/search?search=sari',
  '/api/product/suggest?search=sari',
  '/api/product/search/category',
  '/product/search/category',
];

describe('catalogue responses', () => {
  test.each(catalogueAddresses)('%s is public, cacheable for seconds, and conditional', async (url) => {
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/) as string,
    });
    expect(response.headers['access-control-allow-credentials']).toBeUndefined();
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag: response.headers.etag, vary: 'accept-encoding' });
  });

  test('HEAD has the headers of GET and no body', async () => {
    const get = await api.app.inject('/api/product');
    const head = await api.app.inject({ method: 'HEAD', url: '/api/product' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject({
      etag: get.headers.etag,
      'content-length': get.headers['content-length'],
    });
  });

  test('errors are not cached and have no ETag', async () => {
    const response = await api.app.inject('/api/product/999999');
    expect(response.statusCode).toBe(404);
    expect(errorBody.parse(response.json()).message).toBe('Product not found.');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect(response.headers['etag']).toBeUndefined();
  });
});

describe('URLs and methods', () => {
  test.each(['%', '%zz', '%E0%A4', '%ED%A0%80', '%C0%80', 'a%FFb'])('rejects search=%s', async (term) => {
    const response = await api.app.inject(`/api/product/search?search=${term}`);
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).code).toBe('INVALID_REQUEST');
  });

  test('rejects a repeated parameter', async () => {
    const response = await api.app.inject('/api/product?page=1&page=2');
    expect(errorBody.parse(response.json())).toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'page must be given only once.',
    });
  });

  test.each([
    ['POST', '/api/product', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/product/1', 'GET, HEAD, OPTIONS'],
    ['PUT', '/product/search/category', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/user/login', 'POST, OPTIONS'],
  ] as const)('%s %s is 405 and says what is allowed', async (method, url, allow) => {
    const response = await api.app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe(allow);
    expect(errorBody.parse(response.json()).code).toBe('METHOD_NOT_ALLOWED');
  });

  test.each(['GET', 'POST', 'OPTIONS'] as const)('%s of an unknown URL responds with 404', async (method) => {
    const response = await api.app.inject({ method, url: '/api/nothing/here' });
    expect(response.statusCode).toBe(404);
    expect(errorBody.parse(response.json()).code).toBe('NOT_FOUND');
  });
});

describe('other origins', () => {
  const askFirst = (url: string, origin: string, method: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': method },
    });

  test('may read the catalogue', async () => {
    const response = await askFirst('/api/product', 'https://anyone.example', 'GET');
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    });
  });

  test('may not log in', async () => {
    const own = await askFirst('/api/user/login', testOrigin, 'POST');
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': testOrigin,
      'access-control-allow-headers': expect.stringContaining('content-type') as string,
      vary: 'origin',
    });
    const foreign = await askFirst('/api/user/login', 'https://anyone.example', 'POST');
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    expect(foreign.headers['vary']).toBe('origin');
  });
});

describe('rate limit', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await createTestApi('empty', { rateLimitPerMinute: 3, http: { trustProxy: '127.0.0.1' } });
  });
  afterAll(() => limited.close());

  const ask = (client: string, url = '/api/product/suggest?search=sari') =>
    limited.app.inject({ url, headers: { 'x-forwarded-for': client } });

  test('counts down in the headers, responds with 429, and applies to each client separately', async () => {
    const first = await ask('198.51.100.1');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
    await ask('198.51.100.1');
    await ask('198.51.100.1', '/api/product');
    const refused = await ask('198.51.100.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['ratelimit-remaining']).toBe('0');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorBody.parse(refused.json())).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds?\.$/) as string,
    });
    expect((await ask('198.51.100.2')).statusCode).toBe(200);
  });

  test('does not apply to the health check', async () => {
    for (let count = 0; count < 5; count += 1) {
      const response = await ask('198.51.100.3', '/api/health');
      expect(response.statusCode).toBe(200);
      expect(response.headers['ratelimit-limit']).toBeUndefined();
    }
  });
});
