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
  const change = (name: string, value: string) => {
    const query = new URLSearchParams(url.search);
    query.set(name, value);
    return `/api/exports/${id}/file?${query.toString()}`;
  };
  const colleague = await createTestMerchant(api, { merchantId: merchant.merchantId, role: 'manager' });
  expect((await api.app.inject(url.pathname + url.search)).statusCode).toBe(200);
  for (const wrong of [
    `/api/exports/${other.id}/file${url.search}`,
    change('expires', later),
    change('signature', '0'.repeat(64)),
    change('user', colleague.userId),
  ]) {
    expect((await api.app.inject(wrong)).statusCode).toBe(404);
    // Browsers are redirected to a page.
    const page = await api.app.inject({ url: wrong, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.statusCode).toBe(303);
    expect(page.headers.location).toMatch(/\/expired-file$/);
  }
  expect((await api.app.inject(`/api/exports/${id}/file`)).statusCode).toBe(400);
});

const openLink = async (link: string | null): Promise<number> =>
  (await api.app.inject(link ?? '')).statusCode;

test('the links of a removed member stop working, and those of others keep working', async () => {
  const member = await createTestMerchant(api, { merchantId: merchant.merchantId, role: 'catalogue' });
  await subscribeTo(ids);
  const { id } = read(await call('POST', '/exports', { format: 'csv' }, member));
  const linkOf = async (person: TestMerchant) =>
    read(await call('GET', `/exports/${id}`, undefined, person)).link;
  const links = [await linkOf(member), await linkOf(merchant)] as const;
  expect(await Promise.all(links.map(openLink))).toEqual([200, 200]);
  expect((await call('DELETE', `/team/members/${member.userId}`)).statusCode).toBe(200);
  expect(await Promise.all(links.map(openLink))).toEqual([404, 200]);
});

test('members without the permission to download get no links, and lose those they had', async () => {
  const member = await createTestMerchant(api, { merchantId: merchant.merchantId, role: 'catalogue' });
  await subscribeTo(ids);
  const { id, link } = read(await call('POST', '/exports', { format: 'csv' }, member));
  expect(await openLink(link)).toBe(200);
  const change = await call('PATCH', `/team/members/${member.userId}`, { role: 'readOnly' });
  expect(change.statusCode).toBe(200);
  expect(await openLink(link)).toBe(404);
  for (const path of ['/exports', `/exports/${id}`]) {
    expect((await call('GET', path, undefined, member)).statusCode).toBe(403);
  }
});

test('files can still be downloaded after the trial', async () => {
  await subscribeTo(ids);
  const { id } = read(await call('POST', '/exports', { format: 'csv' }));
  await sql(`update merchant_plans set status = 'paused' where merchant_id = $1`, [merchant.merchantId]);
  expect((await call('POST', '/exports', { format: 'csv' })).statusCode).toBe(403);
  expect(await openLink(read(await call('GET', `/exports/${id}`)).link)).toBe(200);
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
