import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PricingState } from '@postprocure/contracts/subscriptions/pricing-rule';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  subscribeOutcome,
  subscriptionStatesResponse,
  subscriptionSummary,
} from '@postprocure/contracts/subscriptions/subscription';
import { subscriptionSorts } from '@postprocure/contracts/subscriptions/subscription-filter';
import { withTransaction } from '@postprocure/db/transaction';
import { startingRule } from '@postprocure/money/price-by-rule';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { applyProductLimit } from './index.ts';
import { purgeRemoved } from './purge-removed.ts';
import { createMerchantCalls } from './testing-calls.ts';
import { waitForWaiting } from './testing.ts';

let api: TestApi;
let merchant: TestMerchant;
let ids: number[];
beforeAll(async () => {
  api = await createTestApi('demo');
  const { rows } = await api.database.pool.query<{ id: number }>(
    'select id from products order by id limit 60',
  );
  ids = rows.map(({ id }) => id);
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});

const { act, call, list, listIds, sql, subscribeTo } = createMerchantCalls(
  () => api,
  () => merchant,
);

/** Changes the plan's limit. */
async function limitTo(limit: number): Promise<void> {
  await sql(
    `update plan_entitlements set quantity = $1 where plan_key = 'launchpad' and entitlement_key = 'products.max'`,
    [limit],
  );
  await sql(`update merchant_plans set plan_key = 'launchpad' where merchant_id = $1`, [merchant.merchantId]);
}

describe('subscribing', () => {
  test('is idempotent', async () => {
    const first = await call('PUT', `/subscriptions/${ids[0]}`);
    expect(dataOf(subscribeOutcome).parse(first.json()).data).toEqual({
      productId: ids[0],
      state: 'ACTIVE',
      isNew: true,
      isRestored: false,
    });
    const again = await call('PUT', `/subscriptions/${ids[0]}`);
    expect(again.json()).toMatchObject({ data: { isNew: false, state: 'ACTIVE' } });
    const summary = dataOf(subscriptionSummary).parse(
      (await call('GET', '/subscriptions/summary')).json(),
    ).data;
    expect(summary).toMatchObject({
      planName: 'Orbit',
      used: 1,
      limit: 10_000,
      states: { ACTIVE: 1, REMOVED: 0 },
    });
  });

  test('accepts the token of the storefront and lists what is subscribed', async () => {
    const put = await api.app.inject({
      method: 'PUT',
      url: `/api/seller/subscriptions/${ids[3]}`,
      headers: merchant.bearer,
    });
    expect(put.statusCode).toBe(200);
    const states = await api.app.inject({
      url: `/api/seller/subscriptions/states?ids=${ids.slice(2, 5).join(',')}`,
      headers: merchant.bearer,
    });
    expect(states.json()).toMatchObject({ data: { subscriptions: [{ productId: ids[3] }] } });
  });

  test('the storefront gets the prices of subscribed products and the rule for all others', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    const readStates = async (as = merchant) =>
      dataOf(subscriptionStatesResponse).parse(
        (await call('GET', `/subscriptions/states?ids=${first},${second},${third}`, undefined, as)).json(),
      ).data;
    expect(await readStates()).toEqual({ subscriptions: [], rule: startingRule });

    await subscribeTo([first, second]);
    const { price, mrp } = await act('PATCH', `/subscriptions/${second}`, {
      price: (await act('GET', `/subscriptions/${second}`)).mrp,
    });
    expect(price).toBe(mrp);
    const rule = { ...startingRule, ending: 'none' } as const;
    expect((await call('PUT', '/pricing-rule', { rule })).statusCode).toBe(200);
    const byRule = (await act('GET', `/subscriptions/${first}`)).price;
    const states = await readStates();
    expect(states.rule).toEqual(rule);
    expect(states.subscriptions.toSorted((a, b) => a.productId - b.productId)).toEqual([
      { productId: first, price: byRule, priceSource: 'rule' },
      { productId: second, price: mrp, priceSource: 'hand' },
    ]);

    // A price set before the MRP fell is never shown above the new MRP.
    await sql('update products set mrp_paise = mrp_paise - 100 where id = $1', [second]);
    const capped = (await readStates()).subscriptions.find(({ productId }) => productId === second);
    await sql('update products set mrp_paise = mrp_paise + 100 where id = $1', [second]);
    expect(capped?.price).toBeCloseTo(mrp - 1, 2);

    await call('DELETE', `/subscriptions/${first}`);
    expect((await readStates()).subscriptions.map(({ productId }) => productId)).toEqual([second]);
    expect((await readStates(await createTestMerchant(api))).subscriptions).toEqual([]);
  });

  test('uses the default pricing rule, never above the MRP', async () => {
    await subscribeTo(ids.slice(0, 20));
    const { subscriptions } = await list('');
    for (const { price, cost, mrp, priceSource } of subscriptions) {
      expect(price).toBeLessThanOrEqual(mrp);
      expect(price === mrp || Math.round(price) % 10 === 9).toBe(true);
      expect(price).toBeGreaterThanOrEqual(Math.min(cost * 1.3, mrp) - 0.01);
      expect(priceSource).toBe('rule');
    }
  });

  test('an unavailable product is not found', async () => {
    expect((await call('PUT', '/subscriptions/999999999')).statusCode).toBe(404);
    expect((await call('PUT', '/subscriptions/0')).statusCode).toBe(400);
    expect((await call('GET', `/subscriptions/${ids[0]}`)).statusCode).toBe(404);
    expect((await call('DELETE', `/subscriptions/${ids[0]}`)).statusCode).toBe(404);
  });

  test('is rejected at the limit of the plan until a product is removed', async () => {
    await limitTo(2);
    await subscribeTo(ids.slice(0, 2));
    const refused = await call('PUT', `/subscriptions/${ids[2]}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PLAN_LIMIT',
      message:
        'Your Launchpad plan includes 2 products and you have subscribed to 2. Remove some products or choose a larger plan.',
    });
    // An existing subscription is not affected by the limit.
    await subscribeTo(ids.slice(0, 1));
    await call('DELETE', `/subscriptions/${ids[0]}`);
    await subscribeTo(ids.slice(2, 3));
  });

  test('concurrent requests never exceed the limit', async () => {
    await limitTo(5);
    const responses = await Promise.all(ids.slice(0, 25).map((id) => call('PUT', `/subscriptions/${id}`)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20);
    expect((await list('')).total).toBe(5);
  });

  test('waits for a change of plan and uses the new limit', async () => {
    const { pool } = api.database;
    const { subscribing } = await withTransaction(pool, async (tx) => {
      await tx.query(`update merchant_plans set plan_key = 'unicorn' where merchant_id = $1`, [
        merchant.merchantId,
      ]);
      const subscribing = call('PUT', `/subscriptions/${ids[0]}`);
      await waitForWaiting(pool, 1);
      return { subscribing };
    });
    expect((await subscribing).statusCode).toBe(200);
  });

  test('an expired trial is read-only', async () => {
    await subscribeTo(ids.slice(0, 1));
    await sql(
      `update merchant_plans set trial_ends_at = now() - interval '1 second' where merchant_id = $1`,
      [merchant.merchantId],
    );
    expect((await call('PUT', `/subscriptions/${ids[1]}`)).statusCode).toBe(403);
    expect((await list('')).total).toBe(1);
  });

  test('again within 30 days restores all settings, later it starts over', async () => {
    const [id] = ids;
    await subscribeTo([id ?? 0]);
    const edited = await act('PATCH', `/subscriptions/${id}`, { title: 'My own title', tags: ['gift'] });
    await call('DELETE', `/subscriptions/${id}`);
    expect(await listIds('state=REMOVED')).toEqual([id]);
    const restored = await call('PUT', `/subscriptions/${id}`);
    expect(restored.json()).toMatchObject({ data: { isNew: true, isRestored: true } });
    expect((await act('GET', `/subscriptions/${id}`)).title).toBe(edited.title);

    await call('DELETE', `/subscriptions/${id}`);
    await sql(
      `update product_subscriptions set removed_at = now() - interval '31 days' where merchant_id = $1`,
      [merchant.merchantId],
    );
    await subscribeTo([id ?? 0]);
    expect((await act('GET', `/subscriptions/${id}`)).own).toEqual([]);
  });

  test('old removed subscriptions and unused descriptions are purged', async () => {
    await subscribeTo(ids.slice(50, 52));
    await call('DELETE', `/subscriptions/${ids[50]}`);
    await sql(
      `update product_subscriptions set removed_at = now() - interval '31 days' where state = 'REMOVED'`,
    );
    await purgeRemoved(api.database.pool);
    expect(await listIds('state=REMOVED')).toEqual([]);
    expect(await listIds('')).toEqual([ids[51]]);
  });
});

describe('the list', () => {
  test.each(subscriptionSorts)('by %s: pages have no gaps and no duplicates', async (sort) => {
    await subscribeTo(ids.slice(0, 30));
    const whole = await listIds(`sort=${sort}&limit=100`);
    expect(whole).toHaveLength(30);
    const paged: number[] = [];
    let cursor = '';
    for (;;) {
      const page = await list(`sort=${sort}&limit=7${cursor}`);
      paged.push(...page.subscriptions.map(({ productId }) => productId));
      expect(page.total === null).toBe(cursor !== '');
      if (page.next === null) break;
      cursor = `&cursor=${page.next}`;
    }
    expect(paged).toEqual(whole);
  });

  test('is sorted', async () => {
    await subscribeTo(ids.slice(0, 30));
    const byPrice = (await list('sort=price-low-high')).subscriptions.map(({ price }) => price);
    expect(byPrice).toEqual(byPrice.toSorted((a, b) => a - b));
    const byMargin = (await list('sort=margin-high-low')).subscriptions.map(
      ({ marginPercent }) => marginPercent,
    );
    expect(byMargin).toEqual(byMargin.toSorted((a, b) => b - a));
    expect(await listIds('sort=newest')).toEqual(ids.slice(0, 30).toReversed());
  });

  test('is searched by title, SKU and brand; wildcards are literal', async () => {
    await subscribeTo(ids.slice(0, 10));
    const { subscriptions } = await list('');
    const wanted = subscriptions[4];
    expect(await listIds(`search=${encodeURIComponent(wanted?.sku ?? '')}`)).toEqual([wanted?.productId]);
    expect(await listIds(`search=${encodeURIComponent((wanted?.title ?? '').toUpperCase())}`)).toContain(
      wanted?.productId,
    );
    expect(await listIds('search=%25')).toEqual([]);
    expect(await listIds('search=_')).toEqual([]);
  });

  test('is filtered by state, stock, margin, category and changes', async () => {
    await subscribeTo(ids.slice(0, 6));
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await call('POST', '/subscriptions/bulk', { selection: { productIds: [a] }, action: 'pause' });
    await sql(`update products set status = 'inactive' where id = $1`, [b]);
    await sql('update product_stocks set quantity = 0 where product_id = $1', [c]);
    await sql('update products set sp_paise = sp_paise - 1 where id = $1', [d]);
    expect(await listIds('state=PAUSED')).toEqual([a]);
    expect(await listIds('state=DISCONTINUED')).toEqual([b]);
    expect(await listIds('state=ACTIVE')).not.toContain(b);
    expect(await listIds('stock=out')).toContain(c);
    expect(await listIds('stock=in')).not.toContain(c);
    expect(await listIds('change=price')).toEqual([d]);
    expect(await listIds('change=any')).toEqual([d]);
    expect(await listIds('change=content')).toEqual([]);
    const counts = await Promise.all(
      ['loss', 'thin', 'fair', 'good', 'high'].map(async (band) => (await list(`margin=${band}`)).total ?? 0),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    const category = (await list('')).subscriptions.find(({ productId }) => productId === a)?.category.id;
    expect(await listIds(`categoryId=${category}`)).toContain(a);
    await sql(`update products set status = 'active' where id = $1`, [b]);
    expect(await listIds('state=DISCONTINUED')).toEqual([]);
  });

  test('uses the GST rate of the selling price in figures, order and filter', async () => {
    const [shirt = 0, mixer = 0] = ids.slice(10);
    await sql(
      `update products set sp_paise = 210000, mrp_paise = 400000, gst_basis_points = 500,
         hsn = case id when $1 then '6205' else '8509' end where id = any ($2)`,
      [shirt, [shirt, mixer]],
    );
    await subscribeTo([shirt, mixer]);
    const edited = await act('PATCH', `/subscriptions/${shirt}`, { price: 2625 });
    expect(edited).toMatchObject({ gstRate: 5, saleGstRate: 5, margin: 500, marginPercent: 20, hsn: '6205' });
    await act('PATCH', `/subscriptions/${shirt}`, { price: 2700 });
    await act('PATCH', `/subscriptions/${mixer}`, { price: 2700 });
    // ₹2,700 is ₹2,288.14 before tax at 18%, and ₹2,571.43 at 5%. The cost is ₹2,000 before tax.
    expect((await list('sort=margin-low-high')).subscriptions).toMatchObject([
      { productId: shirt, saleGstRate: 18, margin: 288.14, marginPercent: 12.59 },
      { productId: mixer, saleGstRate: 5, margin: 571.43, marginPercent: 22.22 },
    ]);
    await act('PATCH', `/subscriptions/${shirt}`, { price: 2626 });
    await act('PATCH', `/subscriptions/${mixer}`, { price: 2350 });
    expect(await listIds('margin=fair&sort=margin-high-low')).toEqual([mixer, shirt]);
    await act('PATCH', `/subscriptions/${shirt}`, { price: 2360 });
    expect(await listIds('margin=fair&sort=margin-high-low')).toEqual([shirt, mixer]);
  });

  test.each(['limit=0', 'limit=201', 'sort=best', 'cursor=x', 'state=GONE', 'categoryId=-1', 'search=%00'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `/subscriptions?${query}`)).statusCode).toBe(400);
    },
  );

  test('a cursor of another order or with invalid values is rejected', async () => {
    await subscribeTo(ids.slice(0, 3));
    const { next } = await list('sort=title&limit=1');
    expect((await call('GET', `/subscriptions?sort=newest&cursor=${next}`)).statusCode).toBe(400);
    for (const [sort, value] of [
      ['newest', 'now(); --'],
      ['newest', '2026-02-30 10:00:00+00'],
      ['newest', '2026-02-20 25:00:00+00'],
      ['price-low-high', '1.5'],
      ['stock-low-high', '-1'],
      ['margin-low-high', 'NaN'],
      ['title', '\0'],
    ]) {
      const forged = Buffer.from(JSON.stringify([sort, value, 1])).toString('base64url');
      expect((await call('GET', `/subscriptions?sort=${sort}&cursor=${forged}`)).statusCode, value).toBe(400);
    }
    // A valid cursor is accepted even if no product has its value.
    const large = Buffer.from(JSON.stringify(['stock-low-high', '999999999999', 1])).toString('base64url');
    expect((await call('GET', `/subscriptions?sort=stock-low-high&cursor=${large}`)).statusCode).toBe(200);
  });
});

describe('bulk actions', () => {
  const bulk = async (selection: object, action: string, more: object = {}) =>
    (await call('POST', '/subscriptions/bulk', { selection, action, ...more })).json<unknown>();

  test('pause, resume and remove, by selection and by filter', async () => {
    await subscribeTo(ids.slice(0, 6));
    const productIds = ids.slice(0, 2);
    expect(await bulk({ productIds }, 'pause')).toEqual({ data: { changed: 2, skipped: 0 } });
    expect(await bulk({ productIds: ids.slice(0, 3) }, 'pause')).toEqual({
      data: { changed: 1, skipped: 2 },
    });
    expect(await bulk({ filter: { state: 'PAUSED' } }, 'resume')).toEqual({
      data: { changed: 3, skipped: 0 },
    });
    expect(await bulk({ filter: {} }, 'remove')).toEqual({ data: { changed: 6, skipped: 0 } });
    expect((await list('')).total).toBe(0);
  });

  test('setting a price skips products with a lower MRP and can be undone', async () => {
    await subscribeTo(ids.slice(0, 10));
    const { subscriptions } = await list('');
    const price = subscriptions.map(({ mrp }) => mrp).toSorted((a, b) => a - b)[5] ?? 0;
    const fitting = subscriptions.filter(({ mrp }) => mrp >= price).length;
    expect(await bulk({ filter: {} }, 'setPrice', { price })).toEqual({
      data: { changed: fitting, skipped: 10 - fitting },
    });
    const { data } = (await call('GET', '/pricing-rule')).json<{ data: PricingState }>();
    await call('POST', '/pricing-rule/undo', { id: data.lastChange?.id });
    expect((await list('')).subscriptions).toEqual(subscriptions);
    expect(
      (await call('POST', '/subscriptions/bulk', { selection: { filter: {} }, action: 'setPrice' }))
        .statusCode,
    ).toBe(400);
  });

  test("a filter does not match another merchant's products", async () => {
    const other = await createTestMerchant(api);
    await subscribeTo(ids.slice(0, 3), other);
    expect(await bulk({ filter: {} }, 'remove')).toEqual({ data: { changed: 0, skipped: 0 } });
    expect(await bulk({ productIds: ids.slice(0, 3) }, 'remove')).toEqual({
      data: { changed: 0, skipped: 0 },
    });
    expect((await list('', other)).total).toBe(3);
  });
});

describe('a smaller plan', () => {
  const fit = () => withTransaction(api.database.pool, (tx) => applyProductLimit(tx, merchant.merchantId));

  test('freezes the newest products, lets the merchant choose others, and a larger one unfreezes them', async () => {
    await subscribeTo(ids.slice(0, 5));
    await limitTo(3);
    await fit();
    expect(await listIds('state=FROZEN')).toEqual([ids[4], ids[3]]);
    const resume = { selection: { productIds: [ids[4]] }, action: 'resume' };
    expect((await call('POST', '/subscriptions/bulk', resume)).json()).toEqual({
      data: { changed: 0, skipped: 1 },
    });
    await call('POST', '/subscriptions/bulk', { selection: { productIds: [ids[0]] }, action: 'freeze' });
    expect((await call('POST', '/subscriptions/bulk', resume)).json()).toEqual({
      data: { changed: 1, skipped: 0 },
    });
    expect((await listIds('state=FROZEN')).toSorted()).toEqual([ids[0], ids[3]].toSorted());
    await limitTo(4);
    await fit();
    expect(await listIds('state=FROZEN')).toEqual([ids[3]]);
  });
});

test('the pulse lists changes of cost and stock since the subscription', async () => {
  const [, , , , , , a = 0, b = 0] = ids;
  await sql('update products set sp_paise = sp_paise - 100 where id = $1', [a]);
  await subscribeTo([a, b]);
  await sql('update products set sp_paise = sp_paise - 500 where id = $1', [a]);
  await sql('update product_stocks set quantity = 3 where product_id = $1', [b]);
  await sql('update product_stocks set quantity = 0 where product_id = $1', [b]);
  await sql('update product_stocks set quantity = 9 where product_id = $1', [b]);
  const pulse = (await call('GET', '/subscriptions/pulse?days=7')).json<{ data: Record<string, unknown> }>()
    .data;
  expect(pulse).toMatchObject({ costUp: 0, costDown: 1, wentOut: 1, cameBack: 1 });
});
