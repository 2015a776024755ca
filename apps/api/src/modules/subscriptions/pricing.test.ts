import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import {
  pricingPreview,
  pricingState,
  type PricingPreview,
  type PricingRule,
} from '@postprocure/contracts/subscriptions/pricing-rule';
import { withTransaction } from '@postprocure/db/transaction';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { insertTestProducts, waitForWaiting } from './testing.ts';

let api: TestApi;
let merchant: TestMerchant;
let ids: number[];
beforeAll(async () => {
  api = await createTestApi('empty');
  ids = await insertTestProducts(api.database.pool, 4);
});
afterAll(() => api.close());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  merchant = await createTestMerchant(api);
  for (const id of ids) await call('PUT', `/subscriptions/${id}`);
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'PATCH', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/seller${path}`,
    headers: merchant.headers,
    ...(payload && { payload }),
  });

async function preview(rule: PricingRule, includeHandSet = false): Promise<PricingPreview> {
  const response = await call('POST', '/pricing-rule/preview', { rule, includeHandSet });
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(pricingPreview).parse(response.json()).data;
}

const readPrices = async (): Promise<number[]> => {
  const { rows } = await api.database.pool.query<{ price: number }>(
    'select my_price_paise as price from product_subscriptions where merchant_id = $1 order by product_id',
    [merchant.merchantId],
  );
  return rows.map(({ price }) => price);
};

const readState = async () => dataOf(pricingState).parse((await call('GET', '/pricing-rule')).json()).data;

const undo = async (id?: number) =>
  call('POST', '/pricing-rule/undo', { id: id ?? (await readState()).lastChange?.id ?? 1 });

const doubled: PricingRule = {
  base: { kind: 'multiplier', multiplierBasisPoints: 20_000 },
  ending: 'none',
  floorBasisPoints: 0,
};

test('a preview counts the effects and changes nothing', async () => {
  const before = await readPrices();
  // Costs are 100.01 to 100.04 and the MRP is 300. The initial rule sets every price to 139.
  expect(before).toEqual([13_900, 13_900, 13_900, 13_900]);
  await call('PATCH', `/subscriptions/${ids[3]}`, { price: 250 });
  expect(await preview(doubled)).toMatchObject({
    total: 3,
    rise: 3,
    fall: 0,
    unchanged: 0,
    hitMrp: 0,
    belowFloor: 0,
    handSet: 1,
  });
  expect(await preview(doubled, true)).toMatchObject({ total: 4, rise: 3, fall: 1, handSet: 0 });
  const dear = await preview({ ...doubled, floorBasisPoints: 8000 });
  expect(dear).toMatchObject({ hitMrp: 3, belowFloor: 3 });
  expect(dear.examples[0]).toMatchObject({ before: 139, after: 300, hitsMrp: true, belowFloor: true });
  expect((await readPrices()).slice(0, 3)).toEqual(before.slice(0, 3));
});

test('previews are rate limited per merchant', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = merchant;
  for (let previews = 1; previews <= 20; previews += 1) await preview(doubled);
  // Requests from other team members count too.
  merchant = await createTestMerchant(api, { role: 'readOnly', merchantId: first.merchantId });
  const refused = await call('POST', '/pricing-rule/preview', { rule: doubled });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3');
  expect(errorBody.parse(refused.json()).message).toBe(
    'Too many previews in a short time. Please try again in 3 seconds.',
  );
  merchant = await createTestMerchant(api);
  await preview(doubled);
  merchant = first;
  expect((await call('PUT', '/pricing-rule', { rule: doubled })).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 3000);
  await preview(doubled);
  expect((await call('POST', '/pricing-rule/preview', { rule: doubled })).statusCode).toBe(429);
});

test('applying a rule keeps manual prices, and undo restores all prices', async () => {
  await call('PATCH', `/subscriptions/${ids[3]}`, { price: 250 });
  expect((await call('PUT', '/pricing-rule', { rule: doubled })).json()).toEqual({ data: { changed: 3 } });
  expect(await readPrices()).toEqual([20_002, 20_004, 20_006, 25_000]);
  expect(await readState()).toMatchObject({
    rule: doubled,
    isStarting: false,
    lastChange: { kind: 'rule', products: 3 },
  });
  // Undo keeps a price that has been changed since.
  await call('PATCH', `/subscriptions/${ids[0]}`, { price: 222 });
  expect((await undo()).json()).toEqual({ data: { changed: 2 } });
  expect(await readPrices()).toEqual([22_200, 13_900, 13_900, 25_000]);
  expect(await readState()).toMatchObject({ isStarting: true, lastChange: null });
  expect((await undo()).statusCode).toBe(409);
});

test('a rule can change no prices', async () => {
  await call('PUT', '/pricing-rule', { rule: doubled });
  const sameElsewhere = { ...doubled, floorBasisPoints: 100 };
  expect((await call('PUT', '/pricing-rule', { rule: sameElsewhere })).json()).toEqual({
    data: { changed: 0 },
  });
  expect(await readState()).toMatchObject({ lastChange: { kind: 'rule', products: 0 } });
});

test('a change without effect keeps the previous undo', async () => {
  const before = await readPrices();
  await call('PUT', '/pricing-rule', { rule: doubled });
  expect((await call('PUT', '/pricing-rule', { rule: doubled })).json()).toEqual({ data: { changed: 0 } });
  // The price is above the MRP, so no product gets it.
  const tooDear = { selection: { productIds: ids }, action: 'setPrice', price: 301 };
  expect((await call('POST', '/subscriptions/bulk', tooDear)).json()).toMatchObject({ data: { changed: 0 } });
  expect(await readState()).toMatchObject({ lastChange: { kind: 'rule', products: 4 } });
  await undo();
  expect(await readPrices()).toEqual(before);

  const some = { selection: { productIds: ids.slice(0, 2) }, action: 'setPrice', price: 250 };
  expect((await call('POST', '/subscriptions/bulk', some)).json()).toEqual({
    data: { changed: 2, skipped: 0 },
  });
  expect((await call('POST', '/subscriptions/bulk', some)).json()).toEqual({
    data: { changed: 0, skipped: 2 },
  });
  expect((await undo()).json()).toEqual({ data: { changed: 2 } });
  expect(await readPrices()).toEqual(before);
});

test('undo only reverts the change that the merchant saw', async () => {
  await call('PUT', '/pricing-rule', { rule: doubled });
  const seen = (await readState()).lastChange?.id;
  const other = { selection: { productIds: ids.slice(0, 1) }, action: 'setPrice', price: 250 };
  await call('POST', '/subscriptions/bulk', other);
  const prices = await readPrices();
  const refused = await undo(seen);
  expect(refused.statusCode).toBe(409);
  expect(errorBody.parse(refused.json()).message).toContain('Prices have changed again since');
  expect(await readPrices()).toEqual(prices);
  expect((await undo()).json()).toEqual({ data: { changed: 1 } });
});

test('price changes are rate limited per merchant', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let changes = 1; changes <= 10; changes += 1) {
    expect((await call('PUT', '/pricing-rule', { rule: doubled })).statusCode).toBe(200);
    await undo();
  }
  const refused = await call('PUT', '/pricing-rule', { rule: doubled });
  expect(refused.statusCode).toBe(429);
  expect(errorBody.parse(refused.json()).message).toContain('Too many price changes');
  expect((await readState()).isStarting).toBe(true);
});

test('a rule can replace manual prices, and undo restores them as manual', async () => {
  await call('PATCH', `/subscriptions/${ids[3]}`, { price: 250 });
  await call('PUT', '/pricing-rule', { rule: doubled, includeHandSet: true });
  expect((await readPrices())[3]).toBe(20_008);
  await undo();
  expect((await call('GET', `/subscriptions/${ids[3]}`)).json()).toMatchObject({
    data: { price: 250, priceSource: 'hand' },
  });
});

test('a price set manually while the rule is being applied is kept', async () => {
  const { pool } = api.database;
  const sent = await withTransaction(pool, async (tx) => {
    // Blocks the rule between reading and writing the prices.
    await tx.query('lock table price_change_items in exclusive mode');
    const saving = call('PUT', '/pricing-rule', { rule: doubled });
    await waitForWaiting(pool, 1);
    const setting = call('PATCH', `/subscriptions/${ids[3]}`, { price: 250 });
    const isOver = setting.then(() => 'over');
    await Promise.race([isOver, waitForWaiting(pool, 2)]);
    return [saving, setting];
  });
  expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await readPrices())[3]).toBe(25_000);
});

test("a rule does not change another merchant's prices", async () => {
  const first = merchant;
  const before = await readPrices();
  merchant = await createTestMerchant(api);
  await call('PUT', '/pricing-rule', { rule: doubled });
  merchant = first;
  expect(await readPrices()).toEqual(before);
});

test.each([
  { base: { kind: 'multiplier', multiplierBasisPoints: 0 } },
  { base: { kind: 'add', addPaise: -1 } },
  { base: { kind: 'tiers', tiers: [] } },
  { base: { kind: 'tiers', tiers: [{ upToPaise: 5, multiplierBasisPoints: 15_000, addPaise: 0 }] } },
  { ending: 'end5' },
  { floorBasisPoints: 10_000 },
])('rejects %j', async (wrong) => {
  expect((await call('PUT', '/pricing-rule', { rule: { ...doubled, ...wrong } })).statusCode).toBe(400);
  expect((await readState()).isStarting).toBe(true);
});

test('bulk price changes are recorded in the audit log', async () => {
  await call('PUT', '/pricing-rule', { rule: doubled });
  await call('POST', '/subscriptions/bulk', {
    selection: { productIds: ids.slice(0, 2) },
    action: 'setPrice',
    price: 250,
  });
  await undo();
  const { rows } = await api.database.pool.query(
    `select act, target, actor_user_id = $2 as "isTheirs", detail -> 'changed' as changed
     from audit_events where merchant_id = $1 order by id`,
    [merchant.merchantId, merchant.userId],
  );
  expect(rows).toEqual([
    { act: 'pricing.ruleApplied', target: null, isTheirs: true, changed: 4 },
    { act: 'products.changed', target: 'setPrice', isTheirs: true, changed: 2 },
    { act: 'pricing.undone', target: 'bulk', isTheirs: true, changed: 2 },
  ]);
});
