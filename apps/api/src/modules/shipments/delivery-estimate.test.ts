import { deliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { errorBody } from '@postprocure/contracts/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { estimateDelivery } from './delivery-estimate.service.ts';

let api: TestApi;
let productId: number;
beforeAll(async () => {
  api = await createTestApi('demo');
  const { rows } = await api.database.pool.query<{ id: number }>(
    `update products set handling_days = 6, warehouse = 'national'
     where id = (select min(id) from products) returning id`,
  );
  productId = rows[0]?.id ?? 0;
});
afterAll(() => api.close());

const ask = (query: Record<string, string>) =>
  api.app.inject({ url: '/api/delivery/estimate', query: { productId: String(productId), ...query } });

test('answers a range of days and what it consists of', async () => {
  const response = await ask({ pincode: '560001' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const estimate = deliveryEstimate.parse(response.json<{ data: unknown }>().data);
  expect(estimate).toMatchObject({
    pincode: '560001',
    handling: { minDays: 6, maxDays: 6 },
    transit: { lane: 'national', minDays: 3, maxDays: 7 },
  });
  expect(estimate.orderedOn < estimate.earliest && estimate.earliest < estimate.latest).toBe(true);
});

test('the day of the order is the day in India', async () => {
  const orderedAt = new Date('2026-12-31T20:00:00Z');
  const asked = { productId, pincode: '110001' };
  expect(await estimateDelivery(api.database.pool, asked, orderedAt)).toMatchObject({
    orderedOn: '2027-01-01',
    earliest: '2027-01-12',
    latest: '2027-01-16',
  });
});

test.each(['056000', '56001', '5600011', '5600o1', '५६०००१', ''])(
  'refuses %s as a pincode',
  async (pincode) => {
    const response = await ask({ pincode });
    expect(response.statusCode).toBe(400);
    expect(errorBody.parse(response.json()).message).toBe(
      'pincode must have 6 digits and must not start with 0.',
    );
  },
);

test('says where we do not deliver', async () => {
  const response = await ask({ pincode: '900001' });
  expect(response.statusCode).toBe(400);
  expect(errorBody.parse(response.json()).message).toBe('We do not deliver to APO and FPO addresses.');
});

test('an unknown or inactive product has no estimate', async () => {
  const unknown = await ask({ productId: '999999999', pincode: '560001' });
  expect(unknown.statusCode).toBe(404);
  expect(errorBody.parse(unknown.json()).message).toBe('Product not found.');
  await api.database.pool.query(`update products set status = 'inactive' where id = $1`, [productId + 1]);
  expect((await ask({ productId: String(productId + 1), pincode: '560001' })).statusCode).toBe(404);
});
