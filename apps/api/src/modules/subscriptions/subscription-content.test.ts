import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createMerchantCalls } from './testing-calls.ts';

let api: TestApi;
let merchant: TestMerchant;
let ids: number[];
const { act, call, sql, subscribeTo } = createMerchantCalls(
  () => api,
  () => merchant,
);
beforeAll(async () => {
  api = await createTestApi('demo');
  const { rows } = await sql('select id from products order by id limit 20');
  ids = (rows as { id: number }[]).map(({ id }) => id);
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api);
});

describe('own content', () => {
  test('title, bullets, images, tags and price can be set and reset separately', async () => {
    const [id = 0] = ids;
    await subscribeTo([id]);
    const before = await act('GET', `/subscriptions/${id}`);
    const count = before.fields.images.supplier.length;
    const order = Array.from({ length: count }, (_, place) => count - 1 - place);
    const edited = await act('PATCH', `/subscriptions/${id}`, {
      title: '  Mine ',
      bullets: ['One', 'Two'],
      images: order,
      tags: ['diwali'],
      price: before.mrp,
    });
    expect(edited).toMatchObject({ title: 'Mine', price: before.mrp, priceSource: 'hand', tags: ['diwali'] });
    expect(edited.fields.bullets.mine).toEqual(['One', 'Two']);
    expect(edited.fields.images.mine).toEqual(before.fields.images.supplier.toReversed());
    expect(edited.own.toSorted()).toEqual(['bullets', 'images', 'tags', 'title']);
    const reset = await act('PATCH', `/subscriptions/${id}`, {
      title: null,
      bullets: null,
      images: null,
      price: null,
    });
    expect(reset).toMatchObject({ title: before.title, price: before.price, priceSource: 'rule' });
    expect(reset.own).toEqual(['tags']);
  });

  test('a price above the MRP and unknown images are rejected', async () => {
    const [id = 0] = ids;
    await subscribeTo([id]);
    const { mrp } = await act('GET', `/subscriptions/${id}`);
    const refused = await call('PATCH', `/subscriptions/${id}`, { price: mrp + 0.01 });
    expect(refused.json()).toMatchObject({ code: 'CONFLICT' });
    for (const payload of [
      { images: [40] },
      { images: [0, 0] },
      { title: '' },
      { price: 0 },
      { price: 1.005 },
    ]) {
      expect((await call('PATCH', `/subscriptions/${id}`, payload)).statusCode, JSON.stringify(payload)).toBe(
        400,
      );
    }
  });
});

describe('supplier changes', () => {
  async function changeAll(id: number): Promise<void> {
    await sql(
      `update products set title = title || ' new', sp_paise = sp_paise - 100, mrp_paise = mrp_paise + 100 where id = $1`,
      [id],
    );
    await sql(
      `update product_contents set description = description || '<p>new</p>', bullet_points = bullet_points || 'new'::text where product_id = $1`,
      [id],
    );
    await sql(
      `update product_images set image = 'art/box/red/plain' where product_id = $1 and position = 0`,
      [id],
    );
  }

  test('are listed and can be accepted or rejected field by field', async () => {
    const id = ids[10] ?? 0;
    await subscribeTo([id]);
    const before = await act('GET', `/subscriptions/${id}`);
    await changeAll(id);
    const seen = await act('GET', `/subscriptions/${id}`);
    expect(seen.changes).toEqual(['sp', 'mrp', 'title', 'bullets', 'description', 'images']);
    // Until the merchant decides, their product stays the same.
    expect(seen.title).toBe(before.title);
    expect(seen.fields.title.supplier).toBe(`${before.title} new`);
    expect(seen).toMatchObject({ cost: before.cost - 1, costWas: before.cost, price: before.price });

    const decided = await act('POST', `/subscriptions/${id}/changes`, {
      changesKey: seen.changesKey,
      accept: ['title', 'sp', 'description'],
      refuse: ['bullets', 'mrp', 'images'],
    });
    expect(decided.changes).toEqual([]);
    expect(decided.title).toBe(`${before.title} new`);
    expect(decided.fields.description.mine).toContain('new');
    expect(decided.fields.bullets.mine).toEqual(before.fields.bullets.mine);
    expect(decided.fields.images.mine).toEqual(before.fields.images.mine);
    expect(decided.own.toSorted()).toEqual(['bullets', 'images']);
    // When the new MRP is refused, the price stays the same and counts as set by hand.
    expect(decided).toMatchObject({ price: before.price, priceSource: 'hand' });
  });

  test('accepting a new cost applies the pricing rule', async () => {
    const id = ids[11] ?? 0;
    await subscribeTo([id]);
    const before = await act('GET', `/subscriptions/${id}`);
    await sql('update products set sp_paise = sp_paise / 2 where id = $1', [id]);
    const { changesKey } = await act('GET', `/subscriptions/${id}`);
    const decided = await act('POST', `/subscriptions/${id}/changes`, { changesKey, accept: ['sp'] });
    expect(decided.price).toBeLessThan(before.price);
    expect(decided.changes).toEqual([]);
  });

  test('an MRP below the price limits it and cannot be refused', async () => {
    const id = ids[12] ?? 0;
    await subscribeTo([id]);
    const { mrp } = await act('PATCH', `/subscriptions/${id}`, {
      price: (await act('GET', `/subscriptions/${id}`)).mrp,
    });
    await sql('update products set sp_paise = 100, mrp_paise = mrp_paise - 100 where id = $1', [id]);
    const capped = await act('GET', `/subscriptions/${id}`);
    expect(capped).toMatchObject({ price: mrp - 1, isCapped: true });
    const { changesKey } = capped;
    const refused = await call('POST', `/subscriptions/${id}/changes`, { changesKey, refuse: ['mrp'] });
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('MRP') as string });
    const both = await call('POST', `/subscriptions/${id}/changes`, {
      changesKey,
      refuse: ['sp'],
      accept: ['sp'],
    });
    expect(both.statusCode).toBe(400);
  });

  test('a decision on outdated changes is rejected and changes nothing', async () => {
    const id = ids[14] ?? 0;
    await subscribeTo([id]);
    await changeAll(id);
    const seen = await act('GET', `/subscriptions/${id}`);
    const decide = (decision: object) => call('POST', `/subscriptions/${id}/changes`, decision);
    const { changesKey } = await act('POST', `/subscriptions/${id}/changes`, {
      changesKey: seen.changesKey,
      accept: ['mrp'],
    });
    const decided = await act('GET', `/subscriptions/${id}`);
    expect((await decide({ changesKey: seen.changesKey, refuse: ['mrp'] })).statusCode).toBe(409);
    expect((await decide({ changesKey, refuse: ['mrp'] })).statusCode).toBe(409);
    expect(await act('GET', `/subscriptions/${id}`)).toEqual(decided);
    expect(decided.priceSource).toBe('rule');

    await sql(`update products set title = title || ' again' where id = $1`, [id]);
    expect((await decide({ changesKey, accept: ['title'] })).statusCode).toBe(409);
    expect((await act('GET', `/subscriptions/${id}`)).changes).toContain('title');
  });

  test('a price below the minimum margin is reported', async () => {
    const id = ids[15] ?? 0;
    await subscribeTo([id]);
    expect((await act('GET', `/subscriptions/${id}`)).isBelowFloor).toBe(false);
    const { rule } = (await call('GET', '/pricing-rule')).json<{ data: { rule: object } }>().data;
    await call('PUT', '/pricing-rule', { rule: { ...rule, floorBasisPoints: 500 }, includeHandSet: false });
    const { cost, isBelowFloor } = await act('GET', `/subscriptions/${id}`);
    expect(isBelowFloor).toBe(false);
    expect((await act('PATCH', `/subscriptions/${id}`, { price: cost })).isBelowFloor).toBe(true);
  });

  test('accepting in bulk keeps own content', async () => {
    const id = ids[13] ?? 0;
    await subscribeTo([id]);
    await act('PATCH', `/subscriptions/${id}`, { title: 'Mine' });
    await changeAll(id);
    const bulk = await call('POST', '/subscriptions/bulk', {
      selection: { filter: { change: 'any' } },
      action: 'accept',
    });
    expect(bulk.json()).toEqual({ data: { changed: 1, skipped: 0 } });
    expect(await act('GET', `/subscriptions/${id}`)).toMatchObject({ title: 'Mine', changes: [] });
  });
});
