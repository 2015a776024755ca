import { deflateRawSync } from 'node:zlib';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataOf } from '@postprocure/contracts/envelope';
import { orderPage } from '@postprocure/contracts/orders/order';
import { orderUploadDetail, type OrderUploadDetail } from '@postprocure/contracts/orders/order-upload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyInvariants } from '../../money-invariants.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { toCsv, writeWorkbook, type Table, type WorkbookCell } from '../catalogue-import/testing.ts';
import { checkInvariants } from '../ledger/index.ts';
import { createOrderMerchant, type OrderMerchant } from './testing.ts';
import { purgeUploads } from './upload/take-upload.ts';

let api: TestApi;
let merchant: OrderMerchant;
beforeAll(async () => {
  api = await createTestApi('empty');
  merchant = await createOrderMerchant(api, { money: 0 });
  await api.database.pool.query('update product_stocks set quantity = 100000');
});
afterAll(async () => {
  const broken = (await checkInvariants(api.database.pool, moneyInvariants)).filter(
    ({ violations }) => violations.length > 0,
  );
  await api.close();
  expect(broken).toEqual([]);
});

const header = [
  'order_number',
  'customer_name',
  'phone',
  'address_line1',
  'city',
  'state',
  'pincode',
  'sku',
  'quantity',
  'sale_price',
];
let rowCount = 0;
const writeRow = (order: string, changes: Partial<Record<string, string>> = {}): string[] => {
  rowCount += 1;
  const row: Record<string, string | undefined> = {
    order_number: order,
    customer_name: 'Priya Sharma',
    phone: `97${String(rowCount).padStart(8, '0')}`,
    address_line1: 'Flat 12, Sunrise Apartments, MG Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    sku: merchant.skus[0],
    quantity: '1',
    sale_price: '₹1,299.50',
    ...changes,
  };
  return header.map((column) => row[column] ?? '');
};

const upload = (content: string | Buffer, type = 'text/csv', name = 'orders.csv') =>
  api.app.inject({
    method: 'POST',
    url: `/api/seller/order-uploads?name=${encodeURIComponent(name)}`,
    headers: { ...merchant.headers, 'content-type': type },
    payload: content,
  });
const uploaded = async (table: Table): Promise<OrderUploadDetail> => {
  const response = await upload(toCsv(table));
  expect(response.statusCode, response.body).toBe(200);
  return dataOf(orderUploadDetail).parse(response.json()).data;
};
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
    // Accepting again and uploading again take nothing twice.
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

/** A ZIP archive with one entry, whose stated size may be a lie. */
function writeZip(name: string, content: Buffer, statedSize = content.length): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(statedSize, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(statedSize, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

describe('a hostile file', () => {
  const headerLine = header.join(',');
  test.each<[string, () => Buffer | string | Promise<Buffer>]>([
    ['nothing but spaces', () => '   \n  \n'],
    ['a header without rows', () => `${headerLine}\n`],
    ['no header', () => 'a,b,c\n1,2,3\n'],
    ['a missing column', () => `${header.slice(1).join(',')}\nx\n`],
    ['1,001 rows', () => toCsv([header, ...Array.from({ length: 1001 }, (_, n) => writeRow(`L-${n}`))])],
    ['random bytes', () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256))],
    ['a PNG image', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a PDF', () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['an old Excel file', () => Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex')],
    ['a ZIP file that is cut off', async () => (await writeBook([header, writeRow('Z-1')])).subarray(0, 200)],
    ['a ZIP file without a workbook', () => writeZip('readme.txt', Buffer.from('hello'))],
    ['a ZIP bomb', () => writeZip('xl/workbook.xml', Buffer.alloc(80 * 1024 * 1024))],
    ['a ZIP file that lies about its size', () => writeZip('xl/workbook.xml', Buffer.alloc(9_000_000), 100)],
    [
      'XML entities that grow (billion laughs)',
      () =>
        writeZip(
          'xl/workbook.xml',
          Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><workbook>&b;</workbook>'),
        ),
    ],
    ['broken XML', () => writeZip('xl/workbook.xml', Buffer.from('<workbook><sheets>'))],
    [
      'an external entity',
      () => writeZip('xl/workbook.xml', Buffer.from('<!DOCTYPE x SYSTEM "file:///etc/passwd"><workbook/>')),
    ],
  ])('is refused: %s', async (_name, create) => {
    const before = await countOrders();
    const response = await upload(await create(), 'application/octet-stream');
    expect([400, 413], response.body).toContain(response.statusCode);
    const { message } = response.json<{ message: string }>();
    expect(message).not.toMatch(/\/tmp|Error:|undefined/);
    expect(await countOrders()).toBe(before);
  });

  test.each<[string, Partial<Record<string, string>>]>([
    ['a formula', { customer_name: '=HYPERLINK("http://evil.example","x")' }],
    ['markup', { customer_name: '<script>alert(1)</script>' }],
    ['SQL', { customer_name: "'); drop table orders; --" }],
    ['control characters', { address_line1: 'Flat 12,\u0001\u0007 Sunrise Apartments\u0000, MG Road' }],
    ['right-to-left marks and emoji', { customer_name: '\u202eayirP 😀' }],
  ])('with %s in its cells is data and nothing else', async (_name, changes) => {
    const order = `H-${rowCount}`;
    const checked = await uploaded([header, writeRow(order, changes)]);
    expect(checked.counts.ready).toBe(1);
    expect((await accept(checked)).taken).toBe(1);
    const report = await api.app.inject({
      url: `/api/seller/order-uploads/${checked.id}/report`,
      headers: merchant.headers,
    });
    // No cell of a file that people open in Excel starts a formula.
    expect(report.body).not.toMatch(/(^|,|")=/m);
  });

  test.each<[string, Partial<Record<string, string>>]>([
    ['a number of a thousand digits', { quantity: '9'.repeat(1000) }],
    ['a negative quantity', { quantity: '-1' }],
    ['a quantity in another script', { quantity: '५' }],
    ['a text of a megabyte', { customer_name: 'x'.repeat(1_000_000) }],
    ['an order number that is too long', { order_number: 'y'.repeat(61) }],
    ['an infinite price', { sale_price: '1e308' }],
  ])('with %s has a row with an error', async (_name, changes) => {
    const checked = await uploaded([header, writeRow(`E-${rowCount}`, changes)]);
    expect(checked.counts).toMatchObject({ error: 1, ready: 0 });
  });

  test('larger than 5 MB is refused', async () => {
    const response = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'text/csv');
    expect(response.statusCode).toBe(413);
  });

  test('sent as JSON is refused', async () => {
    const response = await upload('{"path":"/etc/passwd"}', 'application/json');
    expect(response.statusCode).toBe(415);
  });
});
