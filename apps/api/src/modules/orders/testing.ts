import { randomUUID } from 'node:crypto';
import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import { dataOf } from '@postprocure/contracts/envelope';
import {
  orderDetail,
  takenOrder,
  type NewOrder,
  type OrderDetail,
} from '@postprocure/contracts/orders/order';
import { expect } from 'vitest';
import {
  createTestMerchant,
  type TestMerchant,
  type TestMerchantOptions,
} from '../../testing/test-merchant.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { addTestMoney } from '../payments/testing.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';

export interface OrderMerchant extends TestMerchant {
  /** SKUs of subscribed products that cost ₹100.01, ₹100.02 and so on. Seven of each are in stock. */
  skus: string[];
}

/**
 * A merchant who has accepted the agreement, has declared that they are not registered for GST, has subscribed to three
 * products, and has money.
 */
export async function createOrderMerchant(
  api: TestApi,
  { money = 5000, ...options }: TestMerchantOptions & { money?: number } = {},
): Promise<OrderMerchant> {
  const merchant = await createTestMerchant(api, { plan: 'orbit', ...options });
  const { key, current } = legalDocuments.storeAuthorization;
  await post(api, merchant, '/api/seller/agreements/acceptances', { key, version: current.version });
  await api.database.pool.query(
    `insert into merchant_profiles (merchant_id, unregistered_declared_at, unregistered_declared_by)
     values ($1, now(), $2) on conflict do nothing`,
    [merchant.merchantId, merchant.userId],
  );
  const skus = await subscribeToProducts(api, merchant, 3);
  if (money > 0) await addTestMoney(api, merchant, money);
  return { ...merchant, skus };
}

export async function subscribeToProducts(
  api: TestApi,
  merchant: Pick<TestMerchant, 'headers'>,
  count: number,
): Promise<string[]> {
  const ids = await insertTestProducts(api.database.pool, count);
  for (const id of ids) {
    const response = await api.app.inject({
      method: 'PUT',
      url: `/api/seller/subscriptions/${id}`,
      headers: merchant.headers,
    });
    expect(response.statusCode, response.body).toBe(200);
  }
  const { rows } = await api.database.pool.query<{ sku: string }>(
    'select sku from products where id = any ($1) order by id',
    [ids],
  );
  return rows.map(({ sku }) => sku);
}

const post = async (
  api: TestApi,
  { headers }: Pick<TestMerchant, 'headers'>,
  url: string,
  payload?: object,
): Promise<unknown> => {
  const response = await api.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

let customers = 0;

/**
 * A valid order for one unit of a SKU. Every call uses a different phone number, so that no order looks like a
 * duplicate.
 */
export function writeOrder(sku: string, changes: Partial<NewOrder> = {}): NewOrder {
  customers += 1;
  return {
    externalNumber: '',
    customerName: 'Priya Sharma',
    customerPhone: `98765${String(customers).padStart(5, '0')}`,
    customerEmail: '',
    addressLine1: 'Flat 12, Sunrise Apartments, MG Road',
    addressLine2: '',
    landmark: '',
    city: 'Bengaluru',
    stateCode: '29',
    pincode: '560001',
    lines: [{ sku, quantity: 1, salePrice: null }],
    shipBy: null,
    note: '',
    tags: [],
    cartId: null,
    ...changes,
  };
}

export const sendOrder = (
  api: TestApi,
  merchant: Pick<TestMerchant, 'headers'>,
  order: NewOrder,
  key: string = randomUUID(),
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/seller/orders',
    headers: { ...merchant.headers, 'idempotency-key': key },
    payload: order,
  });

export async function takeTestOrder(
  api: TestApi,
  merchant: OrderMerchant,
  changes: Partial<NewOrder> = {},
): Promise<OrderDetail> {
  const response = await sendOrder(api, merchant, writeOrder(merchant.skus[0] ?? '', changes));
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(takenOrder).parse(response.json()).data.order;
}

export const payTestOrder = async (
  api: TestApi,
  merchant: Pick<TestMerchant, 'headers'>,
  id: string,
): Promise<OrderDetail> =>
  dataOf(orderDetail).parse(await post(api, merchant, `/api/seller/orders/${id}/pay`)).data;

export async function readTestOrder(
  api: TestApi,
  merchant: Pick<TestMerchant, 'headers'>,
  id: string,
): Promise<OrderDetail> {
  const response = await api.app.inject({ url: `/api/seller/orders/${id}`, headers: merchant.headers });
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(orderDetail).parse(response.json()).data;
}
