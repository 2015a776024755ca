import { errorBody } from '@postprocure/contracts/envelope';
import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { registerStorefront } from './storefront.ts';

const urls = { storefrontUrl: 'https://shop.example.in', sellerAppUrl: 'https://seller.example.in' };
const pagesPerMinute = 3;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty', { rateLimitPerMinute: 1, http: { trustProxy: '127.0.0.1' } });
  await registerStorefront(api.app, { ...api.services, ...urls, pagesPerMinute });
});
afterAll(() => api.close());
// The limit recovers as time passes, so the clock is stopped.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const ask = (client: string, url: string, accept = 'text/html,*/*') =>
  api.app.inject({ url, headers: { 'x-forwarded-for': client, accept } });

test('tells a client that exceeds the limit when to retry, and does not affect others', async () => {
  for (let count = 0; count < pagesPerMinute; count += 1) {
    expect((await ask('198.51.100.1', '/terms')).statusCode).toBe(200);
  }
  const refused = await ask('198.51.100.1', '/terms');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(refused.body).toContain(`You can continue in ${seconds} seconds.`);
  expect(refused.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  expect((await ask('198.51.100.2', '/terms')).statusCode).toBe(200);

  const form = await api.app.inject({
    method: 'POST',
    url: '/cart',
    headers: { 'x-forwarded-for': '198.51.100.1', accept: 'text/html', origin: urls.storefrontUrl },
  });
  expect(form.statusCode).toBe(429);
  // A retry link would be a GET request, which does not send the form.
  expect(form.body).toContain('Your form was not sent.');
  expect(form.body).not.toContain('Try again');

  const program = await ask('198.51.100.1', '/terms.data', '*/*');
  expect(program.statusCode).toBe(429);
  expect(errorBody.parse(program.json()).code).toBe('RATE_LIMITED');
  expect(Number(program.headers['retry-after'])).toBeGreaterThan(0);
});

test('does not limit static files and the health check', async () => {
  const client = '198.51.100.3';
  const { body } = await ask(client, '/terms');
  const asset = /\/assets\/[\w.-]+/.exec(body)?.[0] ?? '';
  for (let count = 0; count < 2 * pagesPerMinute; count += 1) {
    for (const url of [asset, '/favicon.svg', '/api/health']) {
      expect((await ask(client, url)).statusCode, url).toBe(200);
    }
  }
});

test('counts images separately, thirty per API request', async () => {
  const client = '198.51.100.4';
  const asked = await Promise.all(Array.from({ length: 30 }, () => ask(client, '/media/none.webp')));
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  const refused = await ask(client, '/media/none.webp', 'image/webp');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(client, '/terms')).statusCode).toBe(200);
});
