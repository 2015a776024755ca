import { AppError } from '@postprocure/contracts/app-error';
import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { errorBody } from '@postprocure/contracts/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerStorefront } from './storefront.ts';

const urls = { storefrontUrl: 'https://shop.example.in', sellerAppUrl: 'https://seller.example.in' };
const busy = new AppError('OVERLOADED', 'The server is busy.');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
  const { cart, catalogue } = api.services;
  await registerStorefront(api.app, {
    ...api.services,
    ...urls,
    cart: { ...cart, 'GET /api/cart': () => Promise.reject(busy) },
    catalogue: { ...catalogue, 'GET /product/search/category': () => Promise.reject(busy) },
  });
});
afterAll(() => api.close());

test.each(['/cart', '/store'])(
  'an overload is a page for people and an API error for programs: %s',
  async (url) => {
    const page = await api.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '1',
    });
    expect(page.body).toContain('<h1>We are very busy right now</h1>');
    expect(page.body).toContain('Try again');

    const program = await api.app.inject({ url, headers: { accept: '*/*' } });
    expect(program.statusCode).toBe(503);
    expect(errorBody.parse(program.json()).code).toBe('OVERLOADED');
  },
);

test('a page that takes too long to render is an error, cached or not', async () => {
  const { cart, catalogue } = api.services;
  const never = () => new Promise<never>(() => undefined);
  const slow = await createTestApi('empty', { http: { handlerTimeoutMs: 500 } });
  await registerStorefront(slow.app, {
    ...slow.services,
    ...urls,
    cart: { ...cart, 'GET /api/cart': never },
    catalogue: { ...catalogue, 'GET /product/search/category': never },
  });
  for (const url of ['/cart', '/store']) {
    const answer = await slow.app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(503);
    expect(errorBody.parse(answer.json()).code).toBe('TIMEOUT');
  }
  await slow.close();
});

test('tells someone who sent a form to go back to their input', async () => {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/report-concern',
    headers: { accept: 'text/html', origin: 'https://evil.example' },
  });
  expect(statusCode).toBe(403);
  expect(body).toContain('You can only do this from our website.');
  expect(body).toContain('Your input is still there');
  expect(body).not.toContain('Try again');
});
