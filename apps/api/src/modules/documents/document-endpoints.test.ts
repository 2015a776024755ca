import { documentPage } from '@postprocure/contracts/documents/document';
import { dataOf } from '@postprocure/contracts/envelope';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { addTestMoney } from '../payments/testing.ts';
import { issueTestReceipt } from './testing.ts';

let api: TestApi;
let merchant: TestMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
});
beforeEach(async () => {
  merchant = await createTestMerchant(api, { plan: 'trial' });
});
afterAll(() => api.close());

const get = (path: string, by = merchant) =>
  api.app.inject({ url: `/api/seller/documents${path}`, headers: by.headers });
const list = async (query = '') => {
  const response = await get(query);
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(documentPage).parse(response.json()).data;
};

test('lists receipts and plan invoices, filtered by kind, day and number, marked as demo documents', async () => {
  await addTestMoney(api, merchant, 5000, { planKey: 'orbit' });
  const { documents } = await list();
  expect(documents.map(({ kind, total, tax }) => [kind, total, tax]).sort()).toEqual([
    ['plan_invoice', 2999, 457.48],
    ['receipt', 5000, 0],
  ]);
  expect(documents.every(({ isDemo }) => isDemo)).toBe(true);
  expect((await list('?kind=receipt')).documents).toHaveLength(1);
  expect((await list('?kind=credit_note')).documents).toEqual([]);
  expect((await list('?to=2020-01-01')).documents).toEqual([]);
  expect((await list('?number=pps')).documents.map(({ kind }) => kind)).toEqual(['plan_invoice']);
  expect((await list('?number=PPC')).documents).toEqual([]);
  expect((await get('?kind=poem')).statusCode).toBe(400);
});

test('is read page by page, every document once', async () => {
  for (let index = 0; index < 35; index += 1) await issueTestReceipt(api.database.pool, merchant.merchantId);
  const first = await list();
  const second = await list(`?cursor=${encodeURIComponent(first.next ?? '')}`);
  expect([first.documents.length, second.documents.length, second.next]).toEqual([30, 5, null]);
  expect(new Set([...first.documents, ...second.documents].map(({ id }) => id)).size).toBe(35);
});

test('a document is a PDF, and an invoice to a registered merchant has an e-invoice', async () => {
  await api.database.pool.query(
    `insert into merchant_profiles (merchant_id, legal_name, gstin, address_line1, city, state_code, pincode)
     values ($1, 'Rao Traders', '27AAPFU0939F1ZV', '12 Market Road', 'Pune', '27', '411001')`,
    [merchant.merchantId],
  );
  await addTestMoney(api, merchant, 3000, { planKey: 'orbit' });
  const { documents } = await list('?kind=plan_invoice');
  const [invoice] = documents;
  expect(invoice).toMatchObject({ hasEInvoice: true });
  const pdf = await get(`/${invoice?.id ?? ''}/pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const json = (await get(`/${invoice?.id ?? ''}/e-invoice`)).json<Record<string, unknown>>();
  expect(json).toMatchObject({
    Version: '1.1',
    DocDtls: { Typ: 'INV', No: invoice?.number },
    ValDtls: { TotInvVal: 2999, IgstVal: 457.47, CgstVal: 0 },
  });
  const [receipt] = (await list('?kind=receipt')).documents;
  expect(receipt).toMatchObject({ hasEInvoice: false });
  expect((await get(`/${receipt?.id ?? ''}/e-invoice`)).statusCode).toBe(404);
});

test('all documents of a filter are one ZIP', async () => {
  await addTestMoney(api, merchant, 5000, { planKey: 'orbit' });
  const zip = await get('/archive');
  expect(zip.headers['content-type']).toBe('application/zip');
  const names = [...zip.rawPayload.toString('latin1').matchAll(/PK\x01\x02.{42}([\w-]+\.pdf)/gs)].map(
    ([, name]) => name?.replace(/\d{6}/, 'N'),
  );
  expect(names.sort()).toEqual([
    expect.stringMatching(/^post-procure-payment-receipt-PPR-\d{4}-N-\d{4}-\d\d-\d\d\.pdf$/),
    expect.stringMatching(/^post-procure-plan-invoice-PPS-\d{4}-N-\d{4}-\d\d-\d\d\.pdf$/),
  ]);
  expect((await get('/archive?to=2020-01-01')).statusCode).toBe(404);
});

test('the export for accountants is part of the Unicorn plan', async () => {
  await addTestMoney(api, merchant, 5000, { planKey: 'orbit' });
  const refused = await get('/tax-export?format=gstr-csv');
  expect(refused.json()).toMatchObject({ code: 'PLAN_LIMIT' });
  await addTestMoney(api, merchant, 5000, { planKey: 'unicorn' });
  const csv = await get('/tax-export?format=gstr-csv');
  expect(csv.statusCode).toBe(200);
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(3);
  expect(csv.body).toContain('998315');
  const xml = await get('/tax-export?format=tally-xml');
  expect(xml.body.match(/<VOUCHER /g)).toHaveLength(2);
});

test('another merchant, and the catalogue role, get nothing', async () => {
  const id = await issueTestReceipt(api.database.pool, merchant.merchantId);
  const other = await createTestMerchant(api);
  expect((await get(`/${id}/pdf`, other)).statusCode).toBe(404);
  const catalogue = await createTestMerchant(api, { role: 'catalogue', merchantId: merchant.merchantId });
  for (const path of ['', `/${id}/pdf`, '/archive', '/tax-export?format=gstr-csv']) {
    expect((await get(path, catalogue)).statusCode, path).toBe(403);
  }
});
