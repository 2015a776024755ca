import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createPincodeLearner } from './pincode-service.ts';
import { createOrderMerchant, payTestOrder, takeTestOrder, type OrderMerchant } from './testing.ts';

let api: TestApi;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createOrderMerchant(api);
});
afterAll(() => api.close());

const lakshadweep = { city: 'Agatti', stateCode: '31', pincode: '682553' } as const;
const noCourier = [{ reason: 'PIN_UNSERVICEABLE', detail: 'No courier delivers to 682553.' }];

test('an order to a PIN code without couriers needs attention', async () => {
  const order = await takeTestOrder(api, merchant, lakshadweep);
  expect(order).toMatchObject({ state: 'ATTENTION', attention: noCourier });
});

test('it is found out at the payment if the carrier did not answer before', async () => {
  await api.database.pool.query('update pincode_services set is_served = true where pincode = $1', [
    lakshadweep.pincode,
  ]);
  const order = await takeTestOrder(api, merchant, lakshadweep);
  expect(order.state).toBe('AWAITING_PAYMENT');
  await api.database.pool.query('delete from pincode_services');
  expect(await payTestOrder(api, merchant, order.id)).toMatchObject({
    state: 'ATTENTION',
    attention: noCourier,
  });
});

test('the carrier is asked once in a week, and left alone while it does not answer', async () => {
  await api.database.pool.query('delete from pincode_services');
  const asked: string[] = [];
  let answer: boolean | null = true;
  const learn = createPincodeLearner({
    database: api.database.pool,
    isServed: (pincode) => {
      asked.push(pincode);
      return Promise.resolve(answer);
    },
  });
  await learn(['560001', '560001', 'x', '56000', '110001']);
  await learn(['560001']);
  expect(asked.toSorted()).toEqual(['110001', '560001']);
  await api.database.pool.query(`update pincode_services set checked_at = now() - interval '8 days'`);
  await learn(['560001']);
  expect(asked).toHaveLength(3);
  answer = null;
  await learn(['400001']);
  await learn(['400002']);
  expect(asked).toHaveLength(4);
  const { rows } = await api.database.pool.query('select pincode from pincode_services order by pincode');
  expect(rows).toEqual([{ pincode: '110001' }, { pincode: '560001' }]);
});
