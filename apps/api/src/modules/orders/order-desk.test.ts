import { inflateSync } from 'node:zlib';
import { dataOf } from '@postprocure/contracts/envelope';
import { deskOrderDetail, deskOrderPage } from '@postprocure/contracts/orders/desk-order';
import { bulkOrderOutcome } from '@postprocure/contracts/orders/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestStaff, type TestPerson } from '../../testing/test-merchant.ts';
import { checkInvariants } from '../ledger/index.ts';
import { readTestWallet } from '../payments/testing.ts';
import { processCooledOrders } from './advance-orders.ts';
import {
  createOrderMerchant,
  payTestOrder,
  readTestOrder,
  takeTestOrder,
  type OrderMerchant,
} from './testing.ts';

let api: TestApi;
let staff: TestPerson;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  staff = await createTestStaff(api, 'support');
  merchant = await createOrderMerchant(api, { plan: 'unicorn', money: 5000 });
  await api.database.pool.query('update product_stocks set quantity = 100');
});
afterAll(async () => {
  const broken = (await checkInvariants(api.database.pool, moneyInvariants)).filter(
    ({ violations }) => violations.length > 0,
  );
  await api.close();
  expect(broken).toEqual([]);
});

const desk = (method: 'GET' | 'POST', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/desk/orders${path}`,
    headers: staff.headers,
    ...(payload && { payload }),
  });
const seller = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
  as: TestPerson = merchant,
) =>
  api.app.inject({
    method,
    url: `/api/seller/orders${path}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const takePaid = async (changes = {}) => {
  const order = await takeTestOrder(api, merchant, changes);
  return payTestOrder(api, merchant, order.id);
};
const takeProcessing = async () => {
  const order = await takePaid();
  await api.database.pool.query(
    `update orders set process_after = now() - interval '1 second' where id = $1`,
    [order.id],
  );
  await processCooledOrders(api.database.pool, new Date());
  return readTestOrder(api, merchant, order.id);
};

describe('staff', () => {
  test('find orders and see the merchant', async () => {
    const order = await takePaid({ externalNumber: 'FIND-ME' });
    for (const search of [order.number.toLowerCase(), 'find-me']) {
      const page = dataOf(deskOrderPage).parse((await desk('GET', `?search=${search}`)).json()).data;
      expect(page.orders.map(({ id }) => id)).toEqual([order.id]);
    }
    const detail = dataOf(deskOrderDetail).parse((await desk('GET', `/${order.id}`)).json()).data;
    expect(detail).toMatchObject({
      moves: ['PROCESSING'],
      merchant: { id: merchant.merchantId, plan: 'Unicorn' },
    });
    expect((await desk('GET', '/0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10')).statusCode).toBe(404);
  });

  test('move an order on, with an event and an audit entry', async () => {
    const order = await takePaid();
    await desk('POST', `/${order.id}/move`, { to: 'PROCESSING' });
    const packed = dataOf(deskOrderDetail).parse(
      (await desk('POST', `/${order.id}/move`, { to: 'PACKED', note: 'Two boxes' })).json(),
    ).data;
    expect(packed).toMatchObject({ state: 'PACKED', moves: [] });
    expect(packed.events[0]).toMatchObject({ actor: 'staff', note: 'Two boxes', reason: 'by-hand' });
    expect((await desk('POST', `/${order.id}/move`, { to: 'PROCESSING' })).statusCode).toBe(409);
    expect((await desk('POST', `/${order.id}/move`, { to: 'DELIVERED' })).statusCode).toBe(400);
    const { rows } = await api.database.pool.query(
      `select detail from audit_events where act = 'order.moved' and target = $1 order by id`,
      [order.number],
    );
    expect(rows).toEqual([{ detail: { to: 'PROCESSING' } }, { detail: { to: 'PACKED' } }]);
    // The merchant does not see which staff member did it.
    expect((await readTestOrder(api, merchant, order.id)).events[0]).toMatchObject({
      actor: 'staff',
      actorName: null,
    });
  });

  test('move many orders at once', async () => {
    const orders = [await takePaid(), await takeProcessing()];
    const response = await desk('POST', '/moves', { to: 'PROCESSING', ids: orders.map(({ id }) => id) });
    expect(
      dataOf(bulkOrderOutcome)
        .parse(response.json())
        .data.results.map(({ isDone }) => isDone),
    ).toEqual([true, false]);
  });

  test('approve a cancellation with a refund, or reject it', async () => {
    const [first, second] = [await takeProcessing(), await takeProcessing()];
    const { available } = await readTestWallet(api, merchant);
    for (const { id } of [first, second]) await seller('POST', `/${id}/cancel`, { reason: 'Ordered twice' });
    const queue = dataOf(deskOrderPage).parse((await desk('GET', '?queue=cancellations')).json()).data;
    expect(queue.orders.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(queue.queues.cancellations).toBe(2);
    const decide = (id: string, decision: string) =>
      desk('POST', `/${id}/cancellation`, { decision, note: 'Because' });
    expect((await decide(first.id, 'approve')).statusCode).toBe(200);
    expect((await decide(first.id, 'approve')).statusCode).toBe(409);
    expect((await decide(second.id, 'reject')).statusCode).toBe(200);
    expect(await readTestOrder(api, merchant, first.id)).toMatchObject({
      state: 'CANCELLED_REFUNDED',
      refunded: 100.01,
    });
    expect((await readTestOrder(api, merchant, second.id)).state).toBe('PROCESSING');
    expect((await readTestWallet(api, merchant)).available).toBeCloseTo(available + 100.01);
    const { rows } = await api.database.pool.query<{ title: string }>(
      `select title from notifications where user_id = $1 and kind in ('orders', 'money') and key like 'cancel-%'
       order by key`,
      [merchant.userId],
    );
    expect(rows.map(({ title }) => title)).toEqual([
      `₹100.01 refunded for order ${first.number}`,
      `Order ${second.number} could not be cancelled`,
    ]);
  });

  test('see what is past its deadline', async () => {
    const order = await takeProcessing();
    await api.database.pool.query(`update orders set deadline_at = now() - interval '1 hour' where id = $1`, [
      order.id,
    ]);
    const page = dataOf(deskOrderPage).parse((await desk('GET', '?queue=overdue')).json()).data;
    expect(page.orders.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([[order.id, true]]);
  });
});

/**
 * Returns the content of a PDF, with its streams decompressed. Text in embedded fonts consists of glyph numbers, so
 * only other parts, such as the properties, can be searched.
 */
const readPdf = (content: Buffer): string => {
  const raw = content.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return raw + streams.join('\n');
};
/** Strings in the properties of a PDF are UTF-16. */
const wide = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('latin1');

describe('papers', () => {
  test('are in the name of the merchant and never name us', async () => {
    await api.database.pool.query(
      `update merchant_profiles set brand_name = 'Asha Living', support_email = 'help@asha.example',
         legal_name = 'Asha Traders LLP', gstin = '29AAGCB7383J1Z4', address_line1 = '1 MG Road', city = 'Bengaluru',
         state_code = '29', pincode = '560001', unregistered_declared_at = null, unregistered_declared_by = null
       where merchant_id = $1`,
      [merchant.merchantId],
    );
    const order = await takePaid({ lines: [{ sku: merchant.skus[0] ?? '', quantity: 1, salePrice: 300 }] });
    for (const kind of ['packing-slip', 'customer-invoice']) {
      const response = await seller('GET', `/${order.id}/papers/${kind}`);
      expect(response.statusCode, response.body).toBe(200);
      const text = readPdf(response.rawPayload);
      expect(text.includes('Asha Living') || text.includes(wide('Asha Living'))).toBe(true);
      expect(text).not.toContain('Post Procure');
      expect(text).not.toContain(wide('Post Procure'));
    }
  });

  test('the numbers of customer invoices have no gaps, and an order keeps its number', async () => {
    const orders = [];
    for (let count = 0; count < 4; count += 1) {
      orders.push(await takePaid({ lines: [{ sku: merchant.skus[1] ?? '', quantity: 1, salePrice: 300 }] }));
    }
    await Promise.all(
      [...orders, ...orders].map(({ id }) => seller('GET', `/${id}/papers/customer-invoice`)),
    );
    const { rows } = await api.database.pool.query<{ number: number }>(
      'select number from customer_invoices where merchant_id = $1 order by number',
      [merchant.merchantId],
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  test('need a paid order, a sale price and the right plan', async () => {
    const unpaid = await takeTestOrder(api, merchant);
    expect((await seller('GET', `/${unpaid.id}/papers/packing-slip`)).statusCode).toBe(409);
    const withoutPrice = await takePaid();
    const refused = await seller('GET', `/${withoutPrice.id}/papers/customer-invoice`);
    expect(refused.json()).toMatchObject({ code: 'CONFLICT' });
    const lines = [{ sku: merchant.skus[0], quantity: 1, salePrice: 250 }];
    expect((await seller('PATCH', `/${withoutPrice.id}`, { lines })).statusCode).toBe(200);
    expect((await seller('GET', `/${withoutPrice.id}/papers/customer-invoice`)).statusCode).toBe(200);
    const more = [{ sku: merchant.skus[0], quantity: 2, salePrice: 250 }];
    expect((await seller('PATCH', `/${withoutPrice.id}`, { lines: more })).statusCode).toBe(409);
    const orbit = await createOrderMerchant(api, { money: 500 });
    const order = await takeTestOrder(api, orbit);
    await payTestOrder(api, orbit, order.id);
    const limited = await seller('GET', `/${order.id}/papers/customer-invoice`, undefined, orbit);
    expect(limited.json()).toMatchObject({ code: 'PLAN_LIMIT' });
    expect((await seller('GET', `/${order.id}/papers/packing-slip`, undefined, orbit)).statusCode).toBe(200);
  });

  test('of many orders are a ZIP file, and other merchants get nothing', async () => {
    const orders = [await takePaid(), await takePaid(), await takeTestOrder(api, merchant)];
    const ids = orders.map(({ id }) => id).join(',');
    for (const kind of ['packing-slip', 'tax-invoice']) {
      const response = await seller('GET', `/papers?kind=${kind}&ids=${ids}`);
      expect(response.headers['content-type']).toBe('application/zip');
      expect(response.rawPayload.toString('latin1').match(/PK\x01\x02/g)).toHaveLength(2);
    }
    const other = await createOrderMerchant(api, { money: 0 });
    for (const kind of ['packing-slip', 'tax-invoice']) {
      expect((await seller('GET', `/papers?kind=${kind}&ids=${ids}`, undefined, other)).statusCode).toBe(404);
    }
    for (const [path, payload] of [
      ['/bulk', { action: 'cancel', ids: orders.map(({ id }) => id) }],
      ['/payments', { ids: orders.map(({ id }) => id) }],
    ] as const) {
      expect((await seller('POST', path, payload, other)).statusCode).toBe(404);
    }
    expect((await readTestOrder(api, merchant, orders[2]?.id ?? '')).state).toBe('AWAITING_PAYMENT');
  });
});
