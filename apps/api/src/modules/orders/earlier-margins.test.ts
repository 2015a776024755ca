import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { findMargin } from './check-order.ts';
import { saveOrderItems, toOrderItem, type NewOrderItem } from './order-item.repository.ts';
import { createOrderMerchant, takeTestOrder } from './testing.ts';

let api: TestApi;
let orderId: string;
let migration: string;
beforeAll(async () => {
  api = await createTestApi('empty');
  orderId = (await takeTestOrder(api, await createOrderMerchant(api, { money: 0 }))).id;
  const file = new URL('packages/db/migrations/0088_earlier_order_margins.sql', root);
  migration = await readFile(file, 'utf8');
});
afterAll(() => api.close());

const root = new URL('../../../../../', import.meta.url);

const item = (changes: Partial<NewOrderItem>): NewOrderItem => ({
  ...toOrderItem({ sku: 'LAMP', quantity: 1, saleUnitPaise: 129_900 }, undefined),
  unitPaise: 49_937,
  hsn: '9405',
  gstBasisPoints: 1800,
  ...changes,
});

async function fillIn(items: NewOrderItem[], marginPaise: number | null = null): Promise<number | null> {
  await saveOrderItems(api.database.pool, orderId, items, marginPaise);
  await api.database.pool.query(migration);
  const { rows } = await api.database.pool.query<{ margin: number | null }>(
    'select margin_paise as margin from orders where id = $1',
    [orderId],
  );
  return rows[0]?.margin ?? null;
}

const shirt = { hsn: '6109', gstBasisPoints: 500, unitPaise: 150_001 };
test.each<[string, NewOrderItem[]]>([
  ['one line', [item({})]],
  [
    'several lines',
    [item({ quantity: 3 }), item({ quantity: 7, saleUnitPaise: 33_333, gstBasisPoints: 500 })],
  ],
  ['a loss', [item({ saleUnitPaise: 1 })]],
  ['no GST', [item({ gstBasisPoints: 0 })]],
  ['a rate of 0.25%', [item({ gstBasisPoints: 25 })]],
  ['clothing below the limit', [item({ ...shirt, saleUnitPaise: 262_500 })]],
  ['clothing above the limit', [item({ ...shirt, saleUnitPaise: 262_501 })]],
  ['expensive clothing', [item({ hsn: '6203', unitPaise: 300_000, saleUnitPaise: 262_500 })]],
  ['clothing with a rate of its own', [item({ ...shirt, gstBasisPoints: 1200, saleUnitPaise: 300_000 })]],
  ['worn clothing', [item({ ...shirt, hsn: '6309', saleUnitPaise: 300_000 })]],
  ['a line without a sale price', [item({}), item({ saleUnitPaise: null })]],
  ['a sale price of zero', [item({ saleUnitPaise: 0 })]],
  ['an unknown SKU', [item({}), item({ unitPaise: 0 })]],
])('earlier orders get the margin that a new one has: %s', async (_name, items) => {
  expect(await fillIn(items)).toBe(findMargin(items)?.paise ?? null);
});

test('a known margin stays', async () => {
  expect(await fillIn([item({})], 123)).toBe(123);
});
