import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { OrderUploadDetail } from '@postprocure/contracts/orders/order-upload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  toCsv,
  workbookStyles,
  writeWorkbook,
  type Table,
  type WorkbookCell,
  type WorkbookSheet,
} from '../catalogue-import/testing.ts';
import { expectSoundMoney } from '../fulfilment/testing.ts';
import { createOrderMerchant, type OrderMerchant } from './testing.ts';
import { uploadChecked, uploadFile, uploadHeader, writeUploadRow } from './testing-uploads.ts';

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
const headerLine = header.join(',');

const writeRow = (changes: Partial<Record<string, string>> = {}): string[] =>
  writeUploadRow(merchant, changes);
const upload = (content: string | Buffer, type?: string) =>
  uploadFile(api, merchant, content, type === undefined ? {} : { type });
const readUploaded = (content: string | Buffer): Promise<OrderUploadDetail> =>
  uploadChecked(api, merchant, content);

async function countStored(): Promise<string> {
  const { rows } = await api.database.pool.query<{ counts: string }>(
    `select (select count(*) from orders) || ' orders, ' || (select count(*) from order_uploads) || ' uploads' as counts`,
  );
  return rows[0]?.counts ?? '';
}

async function writeBook(rows: WorkbookCell[][], ...others: WorkbookSheet[]): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'order-upload-'));
  try {
    const sheets = [...others, { name: 'Orders', rows }];
    return await readFile(await writeWorkbook(path.join(folder, 'book.xlsx'), sheets));
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface ZipLies {
  size?: number;
  checksum?: number;
  flags?: number;
}

/** A ZIP archive. Its directory may lie about the parts. */
function writeZip(parts: Record<string, string | Buffer>, lies: ZipLies = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(24);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(lies.flags ?? 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(lies.checksum ?? crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(lies.size ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      facts,
      Buffer.alloc(2),
      Buffer.from(name),
      packed,
    ]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

const workbookXml =
  '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="x"/></sheets></workbook>';
const relations = '<Relationships><Relationship Id="x" Target="sheet.xml"/></Relationships>';

/** A workbook with one sheet, whose XML is given. */
const writeSheet = (xml: string, otherParts: Record<string, string> = {}): Buffer =>
  writeZip({
    'xl/workbook.xml': workbookXml,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sheet.xml': xml,
    ...otherParts,
  });

const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const inlineRow = (cells: readonly string[]): string => `<row>${cells.map(inline).join('')}</row>`;
const long = (length: number): string => 'x'.repeat(length);

/** Writes a compound file, as Excel does, with streams of these names. */
function writeCompoundFile(...streams: string[]): Buffer {
  const head = Buffer.alloc(512);
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(0, 48);
  const directory = Buffer.alloc(512);
  streams.forEach((name, index) => directory.write(name, index * 128, 'utf16le'));
  return Buffer.concat([head, directory]);
}

/** "Name" and other words in encodings that cannot be told apart from each other. */
const japanese = Buffer.from('8cda8b7196bc2c82b282bf82e782c982a082e9838983938376', 'hex');
const russian = Buffer.from('cfeef1f2e0e2f9e8ea20cceef1eae2e02c20f3ebe8f6e020cbe5ede8ede0', 'hex');
const chinese = Buffer.from('b9cbbfcdd0d5c3fb2cb1b1bea9cad0b3afd1f4c7f8', 'hex');

const withForeignRow = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(`${headerLine}\n`), bytes]);

type Create = () => Buffer | string | Promise<Buffer>;

test.each<[string, RegExp, Create]>([
  ['nothing', /^Send a file as the request body\.$/, () => ''],
  ['a byte order mark', /^The file is empty\.$/, () => '\ufeff'],
  ['spaces', /^The file is empty\.$/, () => '   \n  \n'],
  ['a header without rows', /^The file has a header but no orders\.$/, () => `${headerLine}\n`],
  ['an empty sheet', /^The file is empty\.$/, () => writeSheet('<worksheet><sheetData/></worksheet>')],
  ['no header', /^These columns are missing: order_number, /, () => 'a,b,c\n1,2,3\n'],
  [
    'a missing column',
    /^These columns are missing: order_number\. /,
    () => `${header.slice(1).join(',')}\nx\n`,
  ],
  ['a repeated column', /^The column SKU occurs more than once\./, () => `${headerLine},SKU\n`],
  [
    '1,001 rows',
    /more than 1,000 rows/,
    () => toCsv([header, ...Array.from({ length: 1001 }, () => writeRow())]),
  ],
  ['10,001 rows', /more than 1,000 rows/, () => `${headerLine}\n${'a,b\n'.repeat(10_001)}`],
  [
    'a quote in the header that is never closed',
    /header of the file is invalid: a quoted cell is never closed/,
    () => `"${headerLine}\nx\n`,
  ],
  [
    'a line of four megabytes',
    /header of the file is invalid: the row is longer than 1,000,000 characters/,
    () => long(4_000_000),
  ],
  [
    'a million columns',
    /header of the file is invalid: the row has more than 16,384 cells/,
    () => ','.repeat(1_000_000),
  ],
  ['a text in Shift-JIS', /^This file has an unknown encoding, .*CSV UTF-8/, () => withForeignRow(japanese)],
  ['a text in Windows-1251', /^This file has an unknown encoding/, () => withForeignRow(russian)],
  ['a text in GBK', /^This file has an unknown encoding/, () => withForeignRow(chinese)],
  [
    'random bytes',
    /^This file has an unknown encoding/,
    () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)),
  ],
  ['zero bytes', /columns are missing|is empty/, () => Buffer.alloc(5000)],
  ['a PNG image', /^This file is an image\./, () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a JPEG image', /^This file is an image\./, () => Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a PDF', /^This file is a PDF\./, () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
  [
    'a web page',
    /^This file is a web page or XML\./,
    () => '<html><table><tr><td>sku</td></tr></table></html>',
  ],
  ['an XML spreadsheet', /^This file is a web page or XML\./, () => '<?xml version="1.0"?><Workbook/>'],
  ['JSON', /^This file is JSON\./, () => '[{"order_number":"1"}]'],
  ['a gzip archive', /^This file is an archive\./, () => Buffer.from('1f8b0800000000000003', 'hex')],
  ['a 7z archive', /^This file is an archive\./, () => Buffer.from('377abcaf271c0004', 'hex')],
  ['an empty ZIP archive', /^This file is an archive\./, () => writeZip({})],
  [
    'an old Excel file',
    /^This file is in the old Excel format\./,
    () => writeCompoundFile('Root Entry', 'Workbook'),
  ],
  [
    'a workbook with a password',
    /^This file is protected with a password\./,
    () => writeCompoundFile('Root Entry', 'EncryptionInfo', 'EncryptedPackage'),
  ],
  [
    'a ZIP archive with a password',
    /protected with a password/,
    () => writeZip({ 'xl/workbook.xml': workbookXml }, { flags: 1 }),
  ],
  [
    'a workbook that is cut off',
    /^We could not read this file\./,
    async () => (await writeBook([header, writeRow()])).subarray(0, 200),
  ],
  [
    'a ZIP archive without a workbook',
    /^The file is not an Excel workbook\./,
    () => writeZip({ 'readme.txt': 'hello' }),
  ],
  [
    'a binary workbook (.xlsb)',
    /^The file is not an Excel workbook\./,
    () => writeZip({ 'xl/workbook.bin': 'x' }),
  ],
  [
    'a workbook without its sheet',
    /^The sheet "A" is missing/,
    () => writeZip({ 'xl/workbook.xml': workbookXml }),
  ],
  [
    'a ZIP bomb',
    /^This file is too large when unpacked\./,
    () => writeZip({ 'xl/workbook.xml': Buffer.alloc(61 * 1024 * 1024) }),
  ],
  [
    '1,001 parts',
    /^This file is too large when unpacked\./,
    () => writeZip(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`xl/${n}`, '']))),
  ],
  [
    'a ZIP archive that lies about its size',
    /damaged in xl\/workbook\.xml/,
    () => writeZip({ 'xl/workbook.xml': Buffer.alloc(9_000_000, ' ') }, { size: 100 }),
  ],
  [
    'a wrong checksum',
    /damaged in xl\/workbook\.xml: its checksum is wrong/,
    () => writeZip({ 'xl/workbook.xml': workbookXml }, { checksum: 1 }),
  ],
  [
    'XML entities that grow (billion laughs)',
    /damaged in xl\/workbook\.xml/,
    () =>
      writeZip({
        'xl/workbook.xml':
          '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><workbook>&b;</workbook>',
      }),
  ],
  [
    'an external entity',
    /^The file is not an Excel workbook\./,
    () => writeZip({ 'xl/workbook.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><workbook/>' }),
  ],
  ['broken XML', /damaged in xl\/workbook\.xml/, () => writeZip({ 'xl/workbook.xml': '<workbook><sheets>' })],
  [
    'tags that are nested deeply',
    /damaged in xl\/sheet\.xml: its tags are nested deeper than 100 levels/,
    () => writeSheet('<a>'.repeat(1_000_000)),
  ],
  [
    'a text of eight megabytes',
    /text or tag is longer than 1,000,000 characters/,
    () => writeSheet(`<worksheet><sheetData><row><c><v>${long(8_000_000)}`),
  ],
  [
    'a comment of eight megabytes',
    /text or tag is longer than 1,000,000 characters/,
    () => writeSheet(`<worksheet><!--${'<a>'.repeat(2_700_000)}`),
  ],
  [
    'a tag of eight megabytes',
    /text or tag is longer than 1,000,000 characters/,
    () => writeSheet(`<worksheet a="${'>'.repeat(8_000_000)}`),
  ],
  [
    'a cell of two megabytes in many parts',
    /text of a cell is longer than 1,000,000 characters/,
    () =>
      writeSheet(
        `<worksheet><sheetData><row><c t="inlineStr"><is>${`<r><t>${long(900)}</t></r>`.repeat(2300)}</is></c></row></sheetData></worksheet>`,
      ),
  ],
  [
    'a row of two megabytes',
    /row is longer than 1,000,000 characters/,
    () =>
      writeSheet(
        `<worksheet><sheetData>${inlineRow(Array.from({ length: 70 }, () => long(30_000)))}</sheetData></worksheet>`,
      ),
  ],
  [
    'a row with too many cells',
    /row has more than 16,384 cells/,
    () => writeSheet(`<worksheet><sheetData><row>${'<c/>'.repeat(16_385)}</row></sheetData></worksheet>`),
  ],
  [
    'a cell far to the right',
    /row has more than 16,384 cells/,
    () => writeSheet('<worksheet><sheetData><row><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>'),
  ],
  [
    'row numbers that go back',
    /row 1 does not come after row 2/,
    () => writeSheet('<worksheet><sheetData><row r="2"/><row r="1"/></sheetData></worksheet>'),
  ],
  [
    'merged cells',
    /^The sheet has merged cells \(A2:A3\)\. Unmerge them/,
    () =>
      writeBook([], { name: 'Merged', rows: [header, writeRow(), writeRow()], merged: ['A1:B1', 'A2:A3'] }),
  ],
])('refuses %s and stores nothing', async (_name, message, create) => {
  const content = await create();
  const before = await countStored();
  const response = await upload(content);
  expect([400, 413, 415], response.body).toContain(response.statusCode);
  expect(response.json<{ message: string }>().message).toMatch(message);
  expect(await countStored()).toBe(before);
});

test('refuses more than 5 MB, and JSON', async () => {
  expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'text/csv')).statusCode).toBe(413);
  expect((await upload('{"path":"/etc/passwd"}', 'application/json')).statusCode).toBe(415);
});

const dateCell: WorkbookCell = { xml: `<c s="${workbookStyles.date}"><v>45688</v></c>` };
const replaceCell = (column: string, cell: WorkbookCell): WorkbookCell[] => {
  const row: WorkbookCell[] = writeRow();
  row[header.indexOf(column)] = cell;
  return row;
};
const csv = (...rows: Table): string => toCsv([header, ...rows]);

test.each<[string, RegExp, Create]>([
  [
    'a number of a thousand digits',
    /quantity must be a whole number/,
    () => csv(writeRow({ quantity: '9'.repeat(1000) })),
  ],
  ['a negative quantity', /quantity must be a whole number/, () => csv(writeRow({ quantity: '-1' }))],
  ['a quantity in another script', /quantity must be a whole number/, () => csv(writeRow({ quantity: '५' }))],
  [
    'a text of half a megabyte',
    /customer_name is longer than 120 characters/,
    () => csv(writeRow({ customer_name: long(500_000) })),
  ],
  [
    'a line of two megabytes',
    /the row is longer than 1,000,000 characters/,
    () => `${headerLine}\n${long(2_000_000)}\n`,
  ],
  [
    'an order number that is too long',
    /order_number is longer than 60 characters/,
    () => csv(writeRow({ order_number: long(61) })),
  ],
  ['an infinite price', /sale_price/, () => csv(writeRow({ sale_price: '1e308' }))],
  [
    'a quote that is never closed',
    /a quoted cell is never closed/,
    () => `${headerLine}\n"open,${long(100)}\n`,
  ],
  [
    'a quote that is not doubled',
    /a quote inside a quoted cell is not doubled/,
    () => `${headerLine}\n"5" pipe",x\n`,
  ],
  [
    'a comma without quotes',
    /the row has 13 cells where the header has 10/,
    () =>
      `${headerLine}\n${writeRow({ address_line1: 'Flat 12, MG Road, Pune', sale_price: '1,299' }).join(',')}\n`,
  ],
  [
    'half a character',
    /customer_name contains invalid characters/,
    () => Buffer.from(`\ufeff${csv(writeRow({ customer_name: 'Priya \ud83d' }))}`, 'utf16le'),
  ],
  [
    'a date as order number',
    /order_number is a date/,
    () => writeBook([header, replaceCell('order_number', dateCell)]),
  ],
  ['a date as SKU', /sku is a date/, () => writeBook([header, replaceCell('sku', dateCell)])],
  [
    'a formula without a result',
    /sku is empty/,
    () => writeBook([header, replaceCell('sku', { xml: '<c><f>A1</f></c>' })]),
  ],
  [
    '51 rows for one order',
    /An order can have at most 50 rows/,
    () => csv(...Array.from({ length: 51 }, () => writeRow({ order_number: 'LONG', phone: '9812345670' }))),
  ],
])('reports %s at its row', async (_name, message, create) => {
  const { counts, problems } = await readUploaded(await create());
  expect(counts).toMatchObject({ ready: 0, attention: 0 });
  for (const { state, messages } of problems) {
    expect(state).toBe('error');
    expect(messages.join(' ')).toMatch(message);
  }
});

test.each<[string, Create]>([
  ['a formula in a cell', () => csv(writeRow({ customer_name: '=HYPERLINK("http://evil.example","x")' }))],
  [
    'a command in a cell',
    () => csv(writeRow({ customer_name: '=cmd|" /C calc"!A0', city: '+1+1', order_number: '-1+1' })),
  ],
  ['markup', () => csv(writeRow({ customer_name: '<script>alert(1)</script>' }))],
  ['SQL', () => csv(writeRow({ customer_name: "'); drop table orders; --" }))],
  [
    'control characters',
    () => csv(writeRow({ address_line1: 'Flat 12,\u0001\u0007 Sunrise Apartments\u0000, MG Road' })),
  ],
  ['right-to-left marks and emoji', () => csv(writeRow({ customer_name: '\u202eayirP 😀' }))],
  ['a byte order mark', () => `\ufeff${csv(writeRow())}`],
  ['UTF-16 LE', () => Buffer.from(`\ufeff${csv(writeRow())}`, 'utf16le')],
  ['UTF-16 BE', () => Buffer.from(`\ufeff${csv(writeRow())}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', () => Buffer.from(csv(writeRow()), 'utf16le')],
  [
    'Windows-1252',
    () => Buffer.from(csv(writeRow({ customer_name: 'Zoë Café', sale_price: '1299' })), 'latin1'),
  ],
  ['mixed line ends', () => `${headerLine}\r${toCsv([writeRow()], ',', '\r\n')}\n\r\n`],
  ['semicolons and a delimiter line', () => `sep=;\r\n${toCsv([header, writeRow()], ';', '\r\n')}`],
  [
    'a hidden first sheet',
    () => writeBook([header, writeRow()], { name: 'Old', rows: [header, writeRow()], isHidden: true }),
  ],
  [
    'a formula with a result',
    () => writeBook([header, replaceCell('quantity', { xml: '<c><f>1+1</f><v>2</v></c>' })]),
  ],
  ['CDATA', () => writeBook([header, replaceCell('city', { xml: inline('<![CDATA[Bengaluru]]>') })])],
])('takes %s as data and nothing else', async (_name, create) => {
  const checked = await readUploaded(await create());
  expect(checked).toMatchObject({ rows: 1, counts: { ready: 1 } });
  const accepted = await api.app.inject({
    method: 'POST',
    url: `/api/seller/order-uploads/${checked.id}/accept`,
    headers: merchant.headers,
  });
  expect(accepted.statusCode, accepted.body).toBe(200);
  await runJobs(api);
  const report = await api.app.inject({
    url: `/api/seller/order-uploads/${checked.id}/report`,
    headers: merchant.headers,
  });
  expect(report.body).toContain(',imported,');
  const list = await api.app.inject({ url: '/api/seller/orders/file', headers: merchant.headers });
  // No cell of a file that people open in Excel starts a formula.
  for (const { body } of [report, list]) expect(body).not.toMatch(/(^|,|")[=+@-][a-z\d]/im);
});

test('a long text in every cell is not stored', async () => {
  const text = `${long(5)}${'😀'.repeat(20_000)}`;
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(header.length)}</row>`;
  const { id, counts, problems } = await readUploaded(
    writeSheet(`<worksheet><sheetData>${inlineRow(header)}${row.repeat(400)}</sheetData></worksheet>`, {
      'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
    }),
  );
  expect(counts).toMatchObject({ ready: 0, attention: 0, error: 400 });
  expect(problems[0]?.messages).toContain('customer_name is longer than 120 characters.');
  expect(problems[0]?.messages.join(' ')).not.toContain('invalid characters');
  const { rows } = await api.database.pool.query<{ longest: number }>(
    `select max(length(cells::text))::int as longest from order_upload_rows where upload_id = $1`,
    [id],
  );
  expect(rows[0]?.longest).toBeLessThan(10_000);
});
