import { dataOf } from '@postprocure/contracts/envelope';
import { orderDetail } from '@postprocure/contracts/orders/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { runTask } from '../fulfilment/testing.ts';
import { purgeCustomers } from './purge-customers.ts';
import {
  createOrderMerchant,
  payTestOrder,
  readTestOrder,
  takeTestOrder,
  type OrderMerchant,
} from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty', { cancelPolicy: 'strict' });
  merchant = await createOrderMerchant(api);
});
afterAll(() => api.close());

const pool = () => api.database.pool;
const post = (path: string, payload?: object) =>
  api.app.inject({
    method: 'POST',
    url: `/api/seller/orders${path}`,
    headers: merchant.headers,
    ...(payload && { payload }),
  });

test("removes customers' data 180 days after the order has ended, and messages after three years", async () => {
  const [old, recent, open] = [
    await takeTestOrder(api, merchant, { note: 'Ring twice' }),
    await takeTestOrder(api, merchant),
    await takeTestOrder(api, merchant),
  ];
  const age = (id: string, state: string, days: number) =>
    pool().query(
      `update orders set state = $2, paid_at = now(), state_since = now() - make_interval(days => $3) where id = $1`,
      [id, state, days],
    );
  await age(old.id, 'CLOSED', 181);
  await age(recent.id, 'CLOSED', 179);
  await age(open.id, 'IN_TRANSIT', 400);
  for (const { id } of [old, recent]) {
    await post(`/${id}/messages`, { text: 'Hello', key: id.replaceAll('-', '') });
  }
  await pool().query(
    `update order_conversations set last_message_at = now() - interval '3 years 1 day' where order_id = $1`,
    [old.id],
  );
  expect(await purgeCustomers(pool())).toBe(1);
  expect(await purgeCustomers(pool())).toBe(0);
  expect(await readTestOrder(api, merchant, old.id)).toMatchObject({
    address: { customerName: 'Removed customer', customerPhone: '', addressLine1: '', pincode: '560001' },
    note: '',
  });
  for (const { id } of [recent, open]) {
    expect((await readTestOrder(api, merchant, id)).address.customerName).toBe('Priya Sharma');
  }
  await runTask(api, 'order-messages:purge');
  const { rows } = await pool().query(`select order_id as id from order_conversations`);
  expect(rows).toEqual([{ id: recent.id }]);
});

test('the strict policy refuses to cancel a paid order', async () => {
  const { id } = await takeTestOrder(api, merchant);
  expect((await payTestOrder(api, merchant, id)).actions).toEqual([]);
  const refused = await post(`/${id}/cancel`, { reason: 'Changed my mind' });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'A paid order cannot be cancelled.',
  ]);
  const unpaid = await takeTestOrder(api, merchant);
  expect((await post(`/${unpaid.id}/cancel`, { reason: 'Changed my mind' })).statusCode).toBe(200);
});

test('a sale to another state needs a GSTIN or a declaration', async () => {
  const setTax = (column: string, value: string | null) =>
    pool().query(
      `update merchant_profiles set unregistered_declared_at = null, unregistered_declared_by = null, state_code = '27',
         ${column} = $2 where merchant_id = $1`,
      [merchant.merchantId, value],
    );
  expect((await takeTestOrder(api, merchant)).taxWarning).toMatch(/^You have declared/);
  await setTax('gstin', null);
  const { id } = await takeTestOrder(api, merchant);
  const stopped = dataOf(orderDetail).parse((await post(`/${id}/pay`)).json()).data;
  expect(stopped).toMatchObject({
    state: 'ATTENTION',
    attention: [
      {
        reason: 'TAX_DATA_MISSING',
        detail: 'The order goes to Karnataka. Before your first sale to another state, we need your GSTIN.',
      },
    ],
  });
  const local = await takeTestOrder(api, merchant, { city: 'Mumbai', stateCode: '27', pincode: '400050' });
  expect((await payTestOrder(api, merchant, local.id)).state).toBe('PAID');
  await setTax('gstin', '27AAPFU0939F1ZV');
  await post(`/${id}/check`, { waive: [] });
  expect(await payTestOrder(api, merchant, id)).toMatchObject({ state: 'PAID', taxWarning: null });
});
