import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreementStates } from '@postprocure/contracts/agreements/agreement';
import { dashboard } from '@postprocure/contracts/dashboard/dashboard';
import { dataOf } from '@postprocure/contracts/envelope';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createTestMerchant(api, { plan: 'trial' });
});
afterAll(() => api.close());

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by = merchant) =>
  api.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });
const read = async (by = merchant) =>
  dataOf(dashboard).parse((await send('GET', '/api/seller/dashboard', undefined, by)).json()).data;
const doneSteps = async () => (await read()).checklist.filter(({ done }) => done).map(({ step }) => step);

const noOrders = { taken: 0, paid: 0, dispatched: 0, delivered: 0, rto: 0, claims: 0 };

test('a new merchant starts with an open checklist and zero usage', async () => {
  expect(await read()).toEqual({
    checklist: [
      { step: 'verifyEmail', done: true },
      { step: 'taxData', done: false },
      { step: 'address', done: false },
      { step: 'storeAgreement', done: false },
      { step: 'firstProduct', done: false },
      { step: 'firstDownload', done: false },
    ],
    attention: [],
    requests: [],
    usage: [
      { key: 'products', used: 0, limit: 500 },
      { key: 'orders', used: 0, limit: 20 },
    ],
    orders: { today: noOrders, week: noOrders, period: noOrders },
    announcements: [],
  });
});

test('completes checklist steps from the stored data', async () => {
  await send('PUT', '/api/seller/business', {
    businessType: 'other',
    legalName: 'Rao',
    pan: 'AAPFU0939F',
    gst: { registered: false, declared: true },
    address: { line1: '4 Hill Road', line2: '', city: 'Mumbai', stateCode: '27', pincode: '400050' },
  });
  expect(await doneSteps()).toEqual(['verifyEmail', 'taxData', 'address']);
  const accepted = await send('POST', '/api/seller/agreements/acceptances', {
    key: 'authorization-store-agreement',
    version: '1.0',
  });
  const { documents } = dataOf(agreementStates).parse(accepted.json()).data;
  expect(documents.find(({ key }) => key === 'authorization-store-agreement')?.accepted).toMatchObject({
    by: 'Asha Rao',
  });
  expect(await doneSteps()).toContain('storeAgreement');
});

test.each([
  [{ key: 'authorization-store-agreement', version: '0.9' }, 409],
  [{ key: 'nothing', version: '1.0' }, 404],
  [{ key: 'terms', version: 'x' }, 400],
])('rejects the acceptance of other than current documents: %j', async (payload, status) => {
  expect((await send('POST', '/api/seller/agreements/acceptances', payload)).statusCode).toBe(status);
});

test('keeps the time of the first acceptance, which cannot be changed', async () => {
  const accept = () =>
    send('POST', '/api/seller/agreements/acceptances', { key: 'user-agreement', version: '1.0' });
  const timeOf = (response: { json(): unknown }) =>
    dataOf(agreementStates)
      .parse(response.json())
      .data.documents.find(({ key }) => key === 'user-agreement')?.accepted?.at;
  const first = timeOf(await accept());
  expect(first).toBeDefined();
  expect(timeOf(await accept())).toBe(first);
  await expect(api.database.pool.query(`update agreement_acceptances set version = '2.0'`)).rejects.toThrow(
    'append-only',
  );
});

test("counts what needs attention from the merchant's own products", async () => {
  const other = await createTestMerchant(api);
  const [dearer = 0, gone = 0, ended = 0] = await insertTestProducts(api.database.pool, 3);
  for (const id of [dearer, gone, ended]) {
    expect((await send('PUT', `/api/seller/subscriptions/${id}`)).statusCode).toBe(200);
  }
  await api.database.pool.query('update products set sp_paise = sp_paise + 500 where id = $1', [dearer]);
  await api.database.pool.query('update product_stocks set quantity = 0 where product_id = $1', [gone]);
  await api.database.pool.query(`update products set status = 'inactive' where id = $1`, [ended]);
  await api.database.pool.query(
    `insert into exports (merchant_id, format, request, state, rows_total) values ($1, 'csv', '{}', 'FAILED', 1)`,
    [merchant.merchantId],
  );
  await api.database.pool.query(
    `update merchant_plans set trial_ends_at = now() + interval '36 hours' where merchant_id = $1`,
    [merchant.merchantId],
  );
  expect((await read()).attention).toEqual([
    { kind: 'trialEnding', count: 2 },
    { kind: 'failedExports', count: 1 },
    { kind: 'outOfStock', count: 1 },
    { kind: 'discontinued', count: 1 },
    { kind: 'priceChanges', count: 1 },
  ]);
  expect((await read()).usage[0]?.used).toBe(3);
  expect((await read(other)).attention).toEqual([]);
});
