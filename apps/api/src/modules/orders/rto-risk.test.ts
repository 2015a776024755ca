import { dataOf } from '@postprocure/contracts/envelope';
import { orderPage, paymentPreview, type OrderDetail } from '@postprocure/contracts/orders/order';
import type { OrderState } from '@postprocure/contracts/orders/order-state';
import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { refreshDeliveryHistory } from './delivery-history.repository.ts';
import { listItemsOfOrders } from './order-item.repository.ts';
import { findMerchantOrders } from './order.repository.ts';
import { findRtoRisks } from './rto-risk.ts';
import {
  createOrderMerchant,
  payTestOrder,
  readTestOrder,
  takeTestOrder,
  type OrderMerchant,
} from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
let neighbour: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createOrderMerchant(api);
  neighbour = await createOrderMerchant(api);
});
afterAll(() => api.close());

const delhi = { city: 'New Delhi', stateCode: '07' as const };

/** Takes an order and moves it to the given state. */
async function endOrder(
  owner: OrderMerchant,
  state: OrderState,
  changes: Parameters<typeof takeTestOrder>[2] = {},
): Promise<OrderDetail> {
  const order = await takeTestOrder(api, owner, changes);
  await api.database.pool.query(
    `update orders set state = $2, attention_reasons = '{}', paid_at = now() where id = $1`,
    [order.id, state],
  );
  return order;
}

const refresh = () => withTransaction(api.database.pool, refreshDeliveryHistory);
const textsOf = ({ risk }: Pick<OrderDetail, 'risk'>) =>
  risk?.reasons.filter(({ points }) => points !== 0).map(({ text }) => text);

test('the risk counts the orders of all merchants to the area, and own orders for the mobile number', async () => {
  for (let index = 0; index < 8; index += 1) {
    await endOrder(neighbour, 'CLOSED', { ...delhi, pincode: `11000${index + 1}` });
  }
  for (const state of ['RTO_REFUNDED', 'RTO_IN_TRANSIT'] as const) {
    await endOrder(neighbour, state, { ...delhi, pincode: '110024', customerPhone: '9811112222' });
  }
  const blamed = await endOrder(neighbour, 'RTO_REFUNDED', { ...delhi, pincode: '110024' });
  await api.database.pool.query(
    `insert into shipments (tracking_id, state, order_id, warehouse, goods_paise, booking, fault, carrier,
       service, origin, destination)
     values ('PP000000001IN', 'returned', $1, 'national', 10001, 'queued', 'courier', 'Test', 'Surface', 'Delhi', 'Delhi')`,
    [blamed.id],
  );
  const order = await takeTestOrder(api, merchant, {
    ...delhi,
    pincode: '110024',
    customerPhone: '9811112222',
  });
  expect(order.risk).toMatchObject({ level: 'unknown', score: 0, loss: 20 });
  await refresh();
  const judged = await readTestOrder(api, merchant, order.id);
  // Another merchant's returns for the same mobile number do not count.
  expect(textsOf(judged)).toEqual([
    '2 of 10 orders to PIN codes that start with 110 came back in the last 180 days (20%).',
  ]);
  expect(judged.risk).toMatchObject({ level: 'medium', score: 30 });

  await endOrder(merchant, 'RTO_REFUNDED', { ...delhi, pincode: '110024', customerPhone: '9811112222' });
  const warned = await readTestOrder(api, merchant, order.id);
  expect(textsOf(warned)).toContain('1 of your orders for this mobile number came back.');
  expect(warned.risk).toMatchObject({ level: 'high', score: 55 });
  const list = await api.app.inject({ url: '/api/seller/orders?tab=payment', headers: merchant.headers });
  expect(
    dataOf(orderPage)
      .parse(list.json())
      .data.orders.find(({ id }) => id === order.id)?.risk,
  ).toEqual(warned.risk);
  expect((await payTestOrder(api, merchant, order.id)).risk).toBeNull();
});

test('the preview of a payment sums up what can be paid and names the riskiest orders', async () => {
  const safe = await takeTestOrder(api, merchant);
  const risky = await takeTestOrder(api, merchant, { ...delhi, pincode: '110024' });
  const faulty = await takeTestOrder(api, merchant, { customerPhone: '12' });
  const preview = (headers: Record<string, string>, ids: string[]) =>
    api.app.inject({
      method: 'POST',
      url: '/api/seller/orders/payments/preview',
      headers,
      payload: { ids },
    });
  const response = await preview(merchant.headers, [safe.id, risky.id, faulty.id]);
  expect(dataOf(paymentPreview).parse(response.json()).data).toEqual({
    payable: 2,
    total: 200.02,
    others: 1,
    risks: { unknown: 1, low: 0, medium: 1, high: 0 },
    riskiest: [{ id: risky.id, number: risky.number, risk: risky.risk }],
  });
  expect((await preview(neighbour.headers, [risky.id])).statusCode).toBe(404);
});

test('one query reads the history of all orders of a page', async () => {
  const orders = await findMerchantOrders(
    api.database.pool,
    merchant.merchantId,
    await Promise.all([1, 2, 3].map(async () => (await takeTestOrder(api, merchant)).id)),
  );
  const items = await listItemsOfOrders(
    api.database.pool,
    orders.map(({ id }) => id),
  );
  const query = vi.spyOn(api.database.pool, 'query');
  expect((await findRtoRisks(api.database.pool, orders, items)).size).toBe(3);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});
