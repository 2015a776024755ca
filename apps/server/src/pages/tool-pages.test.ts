import { randomBytes } from 'node:crypto';
import { createTestApi, type TestApi } from '@postprocure/api/testing/test-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerStorefront } from './storefront.ts';

const storefrontUrl = 'https://shop.example';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('demo');
  await registerStorefront(api.app, {
    ...api.services,
    storefrontUrl,
    sellerAppUrl: 'https://seller.example',
  });
});
afterAll(() => api.close());

/** The text of a page as a person reads it, without the head and the data for scripts. */
const readText = (html: string): string =>
  html
    .replace(/^.*<main/s, '<main')
    .replaceAll(/<script.*?<\/script>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await api.app.inject({ url, headers });
  return { response, status: response.statusCode, html: response.body, text: readText(response.body) };
}

describe('the plans page', () => {
  test('shows prices, all rows and a link for each plan', async () => {
    const { status, text, html } = await get('/plans');
    expect(status).toBe(200);
    for (const words of [
      'Simple Pricing Approach',
      'Monthly Plans',
      'maximum of 2,500 items (upgradable)',
      'Launchpad ₹1,999 Choose Launchpad Recommended Orbit ₹2,999 Choose Orbit Unicorn ₹3,999 Choose Unicorn',
      'Smart Product Access 500 10,000 Unlimited',
      'Monthly Order Capacity 20 100 Unlimited',
      'Live Inventory Sync Not available yet No Yes Yes',
      'Real-Time Sales Reports & Analytics No No Yes',
      'What you will get',
      'Get Started Free',
      'No Credit Card required',
    ]) {
      expect(text).toContain(words);
    }
    expect(html.match(/<tr>/g)).toHaveLength(14);
    expect(html).toContain('href="https://seller.example/signup?plan=orbit"');
    // On a phone, the list with the buttons is above the table.
    expect(html.indexOf('signup?plan=unicorn')).toBeLessThan(html.indexOf('<table'));
  });

  test('reads its table from the database', async () => {
    await api.database.pool.query(`update plans set price_paise = 249900 where key = 'orbit'`);
    expect((await get('/plans?fresh')).text).toContain('Orbit ₹2,499');
  });
});

describe('the estimator without scripts', () => {
  const fields =
    'originPincode=110001&destinationPincode=560001&weight=1.2&length=30&width=20&height=15&productValue=6000';

  test.each([
    ['', 200, 'Fill in the form to see the cost'],
    [`?${fields}`, 200, 'Estimated cost ₹193.00 Service Express Estimated delivery 1-2 business days'],
    ['?originPincode=&weight=abc', 400, 'Please fill in all required fields (Pincodes, Weight, Dimensions).'],
    [
      `?${fields.replace('weight=1.2', 'weight=abc')}`,
      400,
      'Please enter valid numbers for Weight, Dimensions, and Product Value.',
    ],
    [`?${fields.replace('110001', '1100')}`, 400, 'Please enter a 6-digit Indian pincode'],
  ])('%s', async (query, expectedStatus, words) => {
    const { status, text } = await get(`/shipping-cost-estimator${query}`);
    expect(status).toBe(expectedStatus);
    expect(text).toContain(words);
  });

  test('keeps the input, escaped', async () => {
    const { html } = await get('/shipping-cost-estimator?weight=%22%3E%3Cscript%3Ealert(1)&length=7');
    expect(html).not.toContain('"><script>alert(1)');
    expect(html).toContain('value="7"');
  });
});

describe('tracking without scripts', () => {
  test.each([
    ['pp123456789in', 200, 'In Transit'],
    ['PP987654321IN', 200, 'Delivered'],
    ['PP456789123IN', 200, 'Pending'],
    ['PP000000000IN', 404, 'Tracking ID not found. Please check your ID and try again.'],
    ['%00%ff', 404, 'Tracking ID not found. Please check your ID and try again.'],
    ['', 404, 'Tracking ID not found. Please check your ID and try again.'],
  ])('%s', async (trackingId, expectedStatus, words) => {
    const { status, text, response } = await get(`/track-my-order?trackingId=${trackingId}`);
    expect(status).toBe(expectedStatus);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(text).toContain(words);
    expect(text.includes('Sample, not a real parcel')).toBe(expectedStatus === 200);
  });
});

describe('winning products', () => {
  test('are in stock, ordered by popularity, and state when the list was made', async () => {
    const { rows } = await api.database.pool.query<{ title: string }>(
      `select p.title from product_search as s join products as p on p.id = s.product_id
       where s.in_stock order by s.popularity desc, s.product_id limit 1`,
    );
    const { status, text } = await get('/winning-products');
    expect(status).toBe(200);
    expect(text).toContain(rows[0]?.title);
    expect(text).toMatch(/Last updated \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/);
  });

  test('filter by category and price, and ignore invalid values', async () => {
    const narrowed = await get("/winning-products?category=Women's%20Fashion&price=0-999.99");
    expect(narrowed.text).toContain("In demand in Women's Fashion (Under ₹1,000)");
    expect(narrowed.html).toMatch(/<form id="choices"[^>]* action="\/winning-products#choices"/);
    const nonsense = await get('/winning-products?category=%00&price=x&price=y');
    expect(nonsense.status).toBe(200);
    expect(nonsense.text).toContain('In demand In stock');
  });
});

describe('the chat without scripts', () => {
  const path = '/support/chatemail/conversation';
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams({ key: randomBytes(16).toString('hex'), ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: storefrontUrl, ...headers },
    });

  test('is linked from the chat page, which is the same for everyone', async () => {
    const { html, response } = await get('/support/chatemail', { cookie: `chat=${'a'.repeat(43)}` });
    expect(html).toContain(`href="${path}"`);
    expect(response.headers['cache-control']).toContain('public');
  });

  test('stores, confirms and continues a conversation', async () => {
    const response = await send({ text: 'First line\r\nsecond <b>line</b>', email: 'asha@example.in' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`${path}#message`);
    const cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(cookie).toMatch(/^chat=[\w-]{43}$/);
    const { html, response: page } = await get(path, { cookie });
    expect(html).toContain('First line\nsecond &lt;b&gt;line&lt;/b&gt;');
    expect(readText(html)).toContain('Thank you for your message. Our team will get back to you shortly');
    expect(html).toContain('value="asha@example.in"');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await get(path)).html).not.toContain('First line');
  });

  test('stores a message sent twice once', async () => {
    const key = randomBytes(16).toString('hex');
    await send({ text: 'A double click', key });
    await send({ text: 'A double click', key });
    const { rows } = await api.database.pool.query(`select from chat_messages where body = 'A double click'`);
    expect(rows).toHaveLength(1);
  });

  test('ignores a blank message', async () => {
    const response = await send({ text: ' \r\n ' });
    expect(response.statusCode).toBe(303);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    [{ text: 'Hello', email: 'nobody' }, 'Please enter a valid email address, or leave the field empty.'],
    [{ text: 'x'.repeat(2001) }, 'Please write at most 2,000 characters of plain text.'],
    [{ text: 'a\0b' }, 'Please write at most 2,000 characters of plain text.'],
    [{ text: 'Hello', key: 'none' }, 'Something went wrong. Please try again.'],
  ])('says why %o was not sent, and keeps it', async (fields, words) => {
    const response = await send(fields);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(words);
    expect(response.body).toContain(fields.text.replace('\0', ''));
  });

  test('accepts 2,000 characters of any script and rejects longer messages', async () => {
    expect((await send({ text: 'न'.repeat(2000) })).statusCode).toBe(303);
    expect((await send({ text: 'x'.repeat(1_000_000) })).statusCode).toBe(400);
    expect((await send({ text: 'x' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ text: 'x' }, { 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
  });
});
