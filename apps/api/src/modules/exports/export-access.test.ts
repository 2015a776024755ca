import { dataOf } from '@postprocure/contracts/envelope';
import { exportRecord, type ExportRecord } from '@postprocure/contracts/exports/export';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createMerchantCalls } from '../subscriptions/testing-calls.ts';
import { insertTestProducts } from '../subscriptions/testing.ts';

let api: TestApi;
let merchant: TestMerchant;
let ids: number[];
beforeAll(async () => {
  api = await createTestApi('empty');
  ids = await insertTestProducts(api.database.pool, 1);
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await createTestMerchant(api, { plan: 'unicorn' });
});

const { call, sql, subscribeTo } = createMerchantCalls(
  () => api,
  () => merchant,
);
const read = (response: { json: () => unknown }): ExportRecord =>
  dataOf(exportRecord).parse(response.json()).data;

test('a link cannot be forged or used for another file or a longer time', async () => {
  await subscribeTo(ids);
  const { link, id } = read(await call('POST', '/exports', { format: 'csv' }));
  const url = new URL(link ?? '', 'http://shop.test');
  const other = read(await call('POST', '/exports', { format: 'csv' }));
  const later = String(Number(url.searchParams.get('expires')) + 1);
  for (const wrong of [
    `/api/exports/${other.id}/file${url.search}`,
    `/api/exports/${id}/file?expires=${later}&signature=${url.searchParams.get('signature')}`,
    `/api/exports/${id}/file?expires=${url.searchParams.get('expires')}&signature=${'0'.repeat(64)}`,
  ]) {
    expect((await api.app.inject(wrong)).statusCode).toBe(404);
    // Browsers are redirected to a page.
    const page = await api.app.inject({ url: wrong, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.statusCode).toBe(303);
    expect(page.headers.location).toMatch(/\/expired-file$/);
  }
  expect((await api.app.inject(`/api/exports/${id}/file`)).statusCode).toBe(400);
});

test('a plan without downloads cannot export', async () => {
  await subscribeTo(ids);
  const setAccess = (access: string) =>
    sql(
      `update plan_entitlements set access = $1 where plan_key = 'unicorn' and entitlement_key = 'export.oneClick'`,
      [access],
    );
  await setAccess('none');
  expect((await call('POST', '/exports', { format: 'csv' })).statusCode).toBe(403);
  await setAccess('full');
  expect((await call('POST', '/exports', { format: 'csv' })).statusCode).toBe(200);
});
