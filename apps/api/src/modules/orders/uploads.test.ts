import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataOf } from '@postprocure/contracts/envelope';
import { orderPage } from '@postprocure/contracts/orders/order';
import { orderUploadDetail, type OrderUploadDetail } from '@postprocure/contracts/orders/order-upload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { toCsv, writeWorkbook, type Table, type WorkbookCell } from '../catalogue-import/testing.ts';
import { expectSoundMoney } from '../fulfilment/testing.ts';
import { createOrderMerchant, type OrderMerchant } from './testing.ts';
import { uploadChecked, uploadFile, uploadHeader, writeUploadRow } from './testing-uploads.ts';
import { purgeUploads } from './upload/take-upload.ts';

let api: TestApi;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createOrderMerchant(api, { money: 0 });
  await api.database.pool.query('update product_stocks set quantity = 100000');
});
afterAll(async () => {
  await expectSoundMoney(api);
  await api.close();
});

const header = uploadHeader;
const writeRow = (order: string, changes: Partial<Record<string, string>> = {}): string[] =>
  writeUploadRow(merchant, { order_number: order, ...changes });
const upload = (content: string | Buffer, type = 'text/csv', name = 'orders.csv') =>
  uploadFile(api, merchant, content, { type, name });
const uploaded = (table: Table): Promise<OrderUploadDetail> => uploadChecked(api, merchant, toCsv(table));
const accept = async ({ id }: { id: string }): Promise<OrderUploadDetail> => {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/seller/order-uploads/${id}/accept`,
    headers: merchant.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  await runJobs(api);
  return read(id);
};
const read = async (id: string): Promise<OrderUploadDetail> =>
  dataOf(orderUploadDetail).parse(
    (await api.app.inject({ url: `/api/seller/order-uploads/${id}`, headers: merchant.headers })).json(),
  ).data;
const countOrders = async (): Promise<number> => {
  const { rows } = await api.database.pool.query<{ count: number }>(
    'select count(*)::int as count from orders where merchant_id = $1',
    [merchant.merchantId],
  );
  return rows[0]?.count ?? 0;
};

describe('an uploaded file', () => {
  test('is only checked first, and accepted in part', async () => {
    const before = await countOrders();
    const checked = await uploaded([
      header,
      writeRow('U-1'),
      writeRow('U-2', { phone: '123' }),
      writeRow('U-3', { quantity: 'many' }),
      writeRow('U-4', { sku: 'NOT-OURS' }),
      writeRow('', {}),
      writeRow('U-5', { sale_price: '1.299,00' }),
    ]);
    expect(checked).toMatchObject({
      state: 'CHECKED',
      rows: 6,
      orders: 3,
      taken: 0,
      counts: { ready: 1, attention: 2, error: 3, duplicate: 0, taken: 0 },
    });
    expect(checked.problems.map(({ line, state }) => [line, state])).toEqual([
      [3, 'attention'],
      [4, 'error'],
      [5, 'attention'],
      [6, 'error'],
      [7, 'error'],
    ]);
    expect(checked.problems[1]?.messages).toEqual(['quantity must be a whole number from 1 to 100.']);
    expect(await countOrders()).toBe(before);
    const done = await accept(checked);
    expect(done).toMatchObject({ state: 'DONE', taken: 3, counts: { taken: 3, error: 3 } });
    expect(await countOrders()).toBe(before + 3);
    const list = await api.app.inject({
      url: '/api/seller/orders?channel=upload&tab=attention',
      headers: merchant.headers,
    });
    expect(
      dataOf(orderPage)
        .parse(list.json())
        .data.orders.map(({ externalNumber, attention }) => [externalNumber, attention[0]?.reason])
        .toSorted(),
    ).toEqual([
      ['U-2', 'PHONE_INVALID'],
      ['U-4', 'SKU_UNMAPPED'],
    ]);
    // Accepting or uploading the same orders again does not take them twice.
    expect(await accept(checked)).toMatchObject({ state: 'DONE', taken: 3 });
    const again = await uploaded([header, writeRow('U-1'), writeRow('U-9')]);
    expect(again.counts).toMatchObject({ ready: 1, duplicate: 1 });
    await accept(again);
    expect(await countOrders()).toBe(before + 4);
  });

  test('has several rows for an order with several products', async () => {
    const [, second = ''] = merchant.skus;
    const phone = '9123456780';
    const checked = await uploaded([
      header,
      writeRow('M-1', { phone }),
      writeRow('M-1', {
        phone: '',
        customer_name: '',
        address_line1: '',
        city: '',
        pincode: '',
        sku: second,
      }),
      writeRow('M-2', { phone }),
      writeRow('M-2', { phone, city: 'Mysuru', sku: second }),
    ]);
    expect(checked.counts).toMatchObject({ ready: 2, error: 2 });
    expect(checked.problems.map(({ messages }) => messages)).toEqual([
      ['Another row of this order has an error.'],
      ['city differs from the first row of order M-2.'],
    ]);
    const done = await accept(checked);
    expect(done.taken).toBe(1);
    const [first] = done.preview;
    expect(first?.order?.number).toMatch(/^PPO-/);
  });

  test('has a report and a template that can be uploaded', async () => {
    const checked = await uploaded([header, writeRow('R-1', { quantity: '0' })]);
    const report = await api.app.inject({
      url: `/api/seller/order-uploads/${checked.id}/report`,
      headers: merchant.headers,
    });
    expect(report.body).toContain('quantity must be a whole number');
    const refused = await api.app.inject({
      method: 'POST',
      url: `/api/seller/order-uploads/${checked.id}/accept`,
      headers: merchant.headers,
    });
    expect(refused.json()).toMatchObject({ code: 'CONFLICT' });
    const template = await api.app.inject({
      url: '/api/seller/order-uploads/template',
      headers: merchant.headers,
    });
    const response = await upload(template.rawPayload);
    expect(dataOf(orderUploadDetail).parse(response.json()).data.counts.attention).toBe(1);
  });

  test('with 1,000 rows is taken completely, and its customer data is deleted later', async () => {
    const before = await countOrders();
    const rows = Array.from({ length: 1000 }, (_, index) => writeRow(`K-${Math.floor(index / 2)}`));
    for (const [index, row] of rows.entries()) if (index % 2 === 1) row[2] = rows[index - 1]?.[2] ?? '';
    const checked = await uploaded([header, ...rows]);
    expect(checked).toMatchObject({ rows: 1000, orders: 500, counts: { ready: 1000 } });
    expect(await accept(checked)).toMatchObject({ state: 'DONE', taken: 500 });
    expect(await countOrders()).toBe(before + 500);
    await api.database.pool.query(
      `update order_uploads set created_at = now() - interval '31 days' where id = $1`,
      [checked.id],
    );
    await purgeUploads(api.database.pool);
    const gone = await api.app.inject({
      url: `/api/seller/order-uploads/${checked.id}`,
      headers: merchant.headers,
    });
    expect(gone.statusCode).toBe(404);
    expect(await countOrders()).toBe(before + 500);
  });

  test('can be an Excel workbook', async () => {
    const workbook = await writeBook([header, writeRow('X-1'), [...writeRow('X-2').slice(0, 8), 2, 499.5]]);
    const response = await upload(workbook, 'application/octet-stream', 'orders.xlsx');
    const checked = dataOf(orderUploadDetail).parse(response.json()).data;
    expect(checked).toMatchObject({ fileName: 'orders.xlsx', counts: { ready: 2 } });
    expect((await accept(checked)).taken).toBe(2);
  });
});

async function writeBook(rows: WorkbookCell[][]): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'order-upload-'));
  try {
    return await readFile(await writeWorkbook(path.join(folder, 'book.xlsx'), [{ name: 'Orders', rows }]));
  } finally {
    await rm(folder, { recursive: true });
  }
}
