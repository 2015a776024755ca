import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerStorefront } from './storefront.ts';

const storefrontUrl = 'https://shop.example';
let api: TestApi;
let product: { id: number; title: string };

beforeAll(async () => {
  api = await createTestApi('demo');
  await registerStorefront(api.app, {
    ...api.services,
    storefrontUrl,
    sellerAppUrl: 'https://seller.example',
  });
  const { rows } = await api.database.pool.query<typeof product>(
    `select p.id, p.title from products as p join product_stocks as s on s.product_id = p.id
     where p.status = 'active' and s.quantity > 5 order by p.id limit 1`,
  );
  product = rows[0] as typeof product;
});
afterAll(() => api.close());

const form = 'application/x-www-form-urlencoded';

const post = (fields: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/cart',
    payload: fields,
    headers: { 'content-type': form, origin: storefrontUrl, ...headers },
  });

async function fillCart(): Promise<string> {
  const response = await post(`intent=add&productId=${product.id}`);
  return String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
}

const countLines = (html: string): number => html.match(/name="lineId"/g)?.length ?? 0;

describe('the cart page', () => {
  test('shows each device its own cart under concurrent requests', async () => {
    const cookie = await fillCart();
    const pages = await Promise.all(
      [cookie, '', cookie, ''].map((own) => api.app.inject({ url: '/cart', headers: { cookie: own } })),
    );
    expect(pages.map(({ body }) => countLines(body) > 0)).toEqual([true, false, true, false]);
    for (const { headers } of pages) expect(headers['cache-control']).toBe('private, no-store');
  });

  test('is the only page that reads the cookie', async () => {
    const cookie = await fillCart();
    const [known, unknown] = await Promise.all([
      api.app.inject({ url: '/store', headers: { cookie } }),
      api.app.inject('/store'),
    ]);
    expect(known.headers['etag']).toBe(unknown.headers['etag']);
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  test('redirects to itself after a form', async () => {
    const response = await post(`intent=add&productId=${product.id}&quantity=2`);
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: '/cart',
      'set-cookie': expect.stringMatching(/^cart=[\w-]{43};.*HttpOnly; SameSite=Lax$/) as string,
    });
  });

  test('keeps the chosen quantity when Buy Now is pressed twice', async () => {
    const cookie = await fillCart();
    await post(`intent=buy&productId=${product.id}&quantity=3`, { cookie });
    await post(`intent=buy&productId=${product.id}&quantity=3`, { cookie });
    const { body } = await api.app.inject({ url: '/cart', headers: { cookie } });
    expect(body).toMatch(/MRP of (<!-- -->)?3(<!-- -->)? items/);
  });

  test.each([
    ['intent=add&productId=999999999', 404, 'is not available'],
    ['intent=quantity&lineId=1&quantity=2', 404, 'no longer in your cart'],
    ['intent=add&productId=x', 400, 'couldn&#x27;t read this form'],
    ['intent=steal', 400, 'couldn&#x27;t read this form'],
    [`intent=add&productId=1&padding=${'x'.repeat(10_000)}`, 400, 'couldn&#x27;t read this form'],
  ])('says why %s cannot be done', async (fields, status, words) => {
    const response = await post(fields);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(words);
  });

  test('accepts forms only from our own origins', async () => {
    const fields = `intent=add&productId=${product.id}`;
    expect((await post(fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post(fields, { origin: 'null' })).statusCode).toBe(403);
    expect((await post(fields, { origin: 'http://localhost', host: 'localhost' })).statusCode).toBe(303);
  });
});

test('the page that receives a token is not cached and sends no referrer', async () => {
  for (const url of ['/verify-login-merchant?token=abc', '/verify-login-merchant/abc']) {
    const { headers, body } = await api.app.inject(url);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(body).toContain('Verifying your login token, please wait...');
  }
});
