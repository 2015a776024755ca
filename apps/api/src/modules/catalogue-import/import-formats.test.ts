import path from 'node:path';
import ExcelJS from 'exceljs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpCatalogue, openImportBench, toCsv, type ImportBench, type Table } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

const catalogue: Table = [
  ['sku', 'title', 'category', 'sp', 'mrp', 'gst_rate', 'quantity', 'description'],
  [
    'A-1',
    'Café mug – “blue”, 5" wide',
    'Home >> Kitchen',
    '₹1,299.50',
    '2599',
    '18%',
    3,
    'Line one\nline two\n\nNext',
  ],
  ['A-2', 'Vase', 'Home', '499.99', '', '5%', '', ''],
  ['A-3', 'Refused', 'Home', '-1', '', '', '', ''],
];

const importedTitles = async () =>
  (await bench.database.pool.query<{ title: string }>('select title from products order by sku')).rows.map(
    ({ title }) => title,
  );

const encodeWindows1252 = (text: string) =>
  Buffer.from(
    text.replaceAll('–', '\x96').replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('₹', 'Rs. '),
    'latin1',
  );

test.each([
  ['UTF-8', Buffer.from(toCsv(catalogue)), 'CSV, utf-8, delimiter ,'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${toCsv(catalogue)}`), 'CSV, utf-8, delimiter ,'],
  ['UTF-16 LE', Buffer.from(`\ufeff${toCsv(catalogue, '\t')}`, 'utf16le'), 'CSV, utf-16le, delimiter tab'],
  [
    'UTF-16 LE without a mark',
    Buffer.from(toCsv(catalogue, '\t'), 'utf16le'),
    'CSV, utf-16le, delimiter tab',
  ],
  ['UTF-16 BE', Buffer.from(`\ufeff${toCsv(catalogue)}`, 'utf16le').swap16(), 'CSV, utf-16be, delimiter ,'],
  [
    'Windows-1252 as Excel exports it',
    encodeWindows1252(toCsv(catalogue, ';', '\r\n')),
    'CSV, windows-1252, delimiter ;',
  ],
  [
    'Excel with its own delimiter line',
    Buffer.from(`sep=;\r\n${toCsv(catalogue, ';', '\r\n')}`),
    'CSV, utf-8, delimiter ;',
  ],
  ['old Mac line breaks', Buffer.from(toCsv(catalogue, ',', '\r')), 'CSV, utf-8, delimiter ,'],
])('%s is recognised', async (_, content, description) => {
  const { output } = await bench.run(await bench.write('feed.csv', content));
  expect(output).toContain(description);
  expect(output).toContain('Rows      3\nAccepted  2 (2 created, 0 updated, 0 unchanged)\nRefused   1');
  expect(await importedTitles()).toEqual(['Café mug – “blue”, 5" wide', 'Vase']);
});

test('a workbook gives the same catalogue as the CSV file', async () => {
  await bench.run(await bench.write('feed.csv', toCsv(catalogue)));
  const fromCsv = await dumpCatalogue(bench.database.pool);
  await bench.close();
  bench = await openImportBench();

  const workbook = new ExcelJS.Workbook();
  const notes = workbook.addWorksheet('Notes');
  notes.addRow(['nothing here']);
  const sheet = workbook.addWorksheet('Products');
  for (const row of catalogue) sheet.addRow(row);
  sheet.getCell('B2').value = {
    richText: [{ text: 'Café mug ' }, { font: { bold: true }, text: '– “blue”, 5" wide' }],
  };
  sheet.getCell('D3').value = 499.99;
  sheet.getCell('E2').value = { formula: '2598+1', result: 2599 };
  sheet.getCell('F2').value = 0.18;
  sheet.getCell('F2').numFmt = '0%';
  sheet.getCell('F3').value = 0.05;
  sheet.getCell('F3').numFmt = '0.00%';
  const file = path.join(bench.directory, 'feed.xlsx');
  await workbook.xlsx.writeFile(file);

  const { output, exitCode } = await bench.run(file, '--sheet', 'Products');
  expect(output).toContain('XLSX, sheet "Products"');
  expect(exitCode).toBe(0);
  expect(await dumpCatalogue(bench.database.pool)).toEqual(fromCsv);

  expect((await bench.run(file, '--sheet', 'Nope')).output).toContain('Its sheets are: Notes, Products');
});

test('a workbook written as a stream, with inline strings, dates and truth values', async () => {
  const file = path.join(bench.directory, 'inline.xlsx');
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    filename: file,
    useSharedStrings: false,
    useStyles: true,
  });
  const sheet = workbook.addWorksheet('Sheet 1');
  sheet.addRow(['sku', 'title', 'category', 'sp']).commit();
  sheet.addRow([8_901_234_567_890, true, 'Home', 8.2]).commit();
  const dated = sheet.addRow(['D', new Date(Date.UTC(2025, 0, 31)), 'Home', 499]);
  dated.getCell(2).numFmt = 'yyyy-mm-dd';
  dated.commit();
  sheet.addRow([]).commit();
  sheet.addRow(['E', { error: '#N/A' }, 'Home', 1]).commit();
  await workbook.commit();

  const { output } = await bench.run(file);
  expect(output).toContain('Rows      3\nAccepted  2 (2 created, 0 updated, 0 unchanged)\nRefused   1');
  const { rows } = await bench.database.pool.query('select sku, title, sp_paise from products order by sku');
  expect(rows).toEqual([
    { sku: '8901234567890', title: 'TRUE', sp_paise: 820 },
    { sku: 'D', title: '2025-01-31', sp_paise: 49_900 },
  ]);
  expect(await bench.readReport(file)).toEqual(['5,E,refused,title is empty,#N/A']);
});

test('a number with more digits than a sheet keeps is no SKU', async () => {
  const file = path.join(bench.directory, 'long.xlsx');
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Products');
  sheet.addRow(['sku', 'title', 'category', 'sp']);
  sheet.addRow([12_345_678_901_234_567_890, 'Lamp', 'Home', 499]);
  sheet.addRow(['12345678901234567890', 'Vase', 'Home', 499.99]);
  await workbook.xlsx.writeFile(file);
  await bench.run(file);
  expect(await bench.readReport(file)).toEqual([
    expect.stringMatching(/^2,1.23456789012346E\+19,refused,"sku is a number that a spreadsheet has rounded/),
  ]);
  expect((await bench.database.pool.query('select sku, sp_paise from products')).rows).toEqual([
    { sku: '12345678901234567890', sp_paise: 49_999 },
  ]);
});

test.each([
  ['99999999999', 'row 99999999999 is not one of the 1,048,576 rows of a sheet'],
  ['-1', 'row -1 is not one of'],
  ['x', 'row x is not one of'],
  ['2', 'row 2 does not come after row 2'],
])('a sheet with the row number %s is refused with a clear line', async (number, reason) => {
  const file = path.join(bench.directory, 'rows.xlsx');
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Products');
  sheet.addRow(['sku', 'title', 'category', 'sp']);
  sheet.addRow(['A', 'Lamp', 'Home', 499]);
  Object.defineProperty(sheet.addRow(['B', 'Lamp', 'Home', 499]), 'number', { value: number });
  await workbook.xlsx.writeFile(file);
  const { exitCode, output } = await bench.run(file);
  expect(exitCode).toBe(1);
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(`^The workbook is damaged in xl/worksheets/sheet1.xml: ${reason}`),
  ]);
});

test('damaged and old workbooks are refused with a clear line', async () => {
  const damaged = await bench.write('damaged.xlsx', Buffer.from('PK\x03\x04 and nothing else'));
  expect((await bench.run(damaged)).output).toContain('cannot be read as a workbook');
  const old = await bench.write('old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]));
  expect((await bench.run(old)).output).toContain('is in the old Excel format. Open it in Excel');
});

test.each([
  ['export.xls', '<html><table><tr><td>sku</td></tr></table></html>', 'is a web page or XML'],
  ['list.csv', '%PDF-1.7\n', 'is a PDF'],
  ['feed.csv', '\ufeff [{"sku":"1"}]', 'is JSON'],
])('%s with %j is named for what it is', async (name, content, kind) => {
  const { output, exitCode } = await bench.run(await bench.write(name, content));
  expect(exitCode).toBe(1);
  expect(output).toContain(kind);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
});

test('a header below a title, or in another sheet, is pointed out', async () => {
  const file = await bench.write(
    'list.csv',
    'ABC Traders,,,\n,,,\nsku,title,category,sp\nA,Pen,Stationery,10\n',
  );
  expect((await bench.run(file)).output).toContain('Line 3 looks like the header: delete the lines above it');

  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Read me').addRow(['Fill in the second sheet']);
  workbook.addWorksheet('Products').addRow(['sku', 'title', 'category', 'sp']);
  const template = path.join(bench.directory, 'template.xlsx');
  await workbook.xlsx.writeFile(template);
  expect((await bench.run(template)).output).toContain('choose another with --sheet: Products');
});
