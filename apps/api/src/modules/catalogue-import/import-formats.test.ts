import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  dumpCatalogue,
  openImportBench,
  toCsv,
  workbookStyles,
  writeWorkbook,
  type ImportBench,
  type Table,
  type WorkbookCell,
} from './testing.ts';

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
  ['UTF-8', Buffer.from(toCsv(catalogue)), 'CSV, UTF-8, separated by commas'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${toCsv(catalogue)}`), 'CSV, UTF-8, separated by commas'],
  [
    'UTF-16 LE',
    Buffer.from(`\ufeff${toCsv(catalogue, '\t')}`, 'utf16le'),
    'CSV, UTF-16LE, separated by tabs',
  ],
  [
    'UTF-16 LE without a mark',
    Buffer.from(toCsv(catalogue, '\t'), 'utf16le'),
    'CSV, UTF-16LE, separated by tabs',
  ],
  [
    'UTF-16 BE',
    Buffer.from(`\ufeff${toCsv(catalogue)}`, 'utf16le').swap16(),
    'CSV, UTF-16BE, separated by commas',
  ],
  [
    'Windows-1252 as Excel exports it',
    encodeWindows1252(toCsv(catalogue, ';', '\r\n')),
    'CSV, windows-1252, separated by semicolons',
  ],
  [
    'Excel with its own delimiter line',
    Buffer.from(`sep=;\r\n${toCsv(catalogue, ';', '\r\n')}`),
    'CSV, UTF-8, separated by semicolons',
  ],
  ['old Mac line breaks', Buffer.from(toCsv(catalogue, ',', '\r')), 'CSV, UTF-8, separated by commas'],
])('detects %s', async (_, content, description) => {
  const { output } = await bench.run(await bench.write('feed.csv', content));
  expect(output).toContain(description);
  expect(output).toContain('Rows      3\nAccepted  2 (2 created, 0 updated, 0 unchanged)\nRefused   1');
  expect(await importedTitles()).toEqual(['Café mug – “blue”, 5" wide', 'Vase']);
});

test('a workbook and a CSV file give the same catalogue', async () => {
  await bench.run(await bench.write('feed.csv', toCsv(catalogue)));
  const fromCsv = await dumpCatalogue(bench.database.pool);
  await bench.close();
  bench = await openImportBench();

  const rows: WorkbookCell[][] = structuredClone(catalogue);
  const replace = (row: number, column: number, cell: WorkbookCell) => rows[row]?.splice(column, 1, cell);
  replace(1, 1, {
    xml: '<c t="inlineStr"><is><r><t xml:space="preserve">Café mug </t></r><r><rPr><b/></rPr><t>– “blue”, 5" wide</t></r></is></c>',
  });
  replace(2, 3, 499.99);
  replace(1, 4, { xml: '<c><f>2598+1</f><v>2599</v></c>' });
  replace(1, 5, { xml: `<c s="${workbookStyles.wholePercent}"><v>0.18</v></c>` });
  replace(2, 5, { xml: `<c s="${workbookStyles.percent}"><v>0.05</v></c>` });
  const file = await writeWorkbook(path.join(bench.directory, 'feed.xlsx'), [
    { name: 'Notes', rows: [['nothing here']] },
    { name: 'Products', rows },
  ]);

  const { output, exitCode } = await bench.run(file, '--sheet', 'Products');
  expect(output).toContain('XLSX, sheet "Products"');
  expect(exitCode).toBe(0);
  expect(await dumpCatalogue(bench.database.pool)).toEqual(fromCsv);

  expect((await bench.run(file, '--sheet', 'Nope')).output).toContain('Its sheets are: Notes, Products');
});

test('a streamed workbook with inline strings, dates and booleans', async () => {
  const inline = (text: string) => ({ xml: `<c t="inlineStr"><is><t>${text}</t></is></c>` });
  const file = await writeWorkbook(path.join(bench.directory, 'inline.xlsx'), [
    {
      name: 'Sheet 1',
      rows: [
        ['sku', 'title', 'category', 'sp'].map(inline),
        [8_901_234_567_890, { xml: '<c t="b"><v>1</v></c>' }, inline('Home'), 8.2],
        [inline('D'), { xml: `<c s="${workbookStyles.date}"><v>45688</v></c>` }, inline('Home'), 499],
        [],
        [inline('E'), { xml: '<c t="e"><v>#N/A</v></c>' }, inline('Home'), 1],
      ],
    },
  ]);

  const { output } = await bench.run(file);
  expect(output).toContain('Rows      3\nAccepted  2 (2 created, 0 updated, 0 unchanged)\nRefused   1');
  const { rows } = await bench.database.pool.query('select sku, title, sp_paise from products order by sku');
  expect(rows).toEqual([
    { sku: '8901234567890', title: 'TRUE', sp_paise: 820 },
    { sku: 'D', title: '2025-01-31', sp_paise: 49_900 },
  ]);
  expect(await bench.readReport(file)).toEqual(['5,E,refused,title is empty,#N/A']);
});

test('rejects numbers with more digits than a sheet keeps as SKUs', async () => {
  const rows = [
    ['sku', 'title', 'category', 'sp'],
    [12_345_678_901_234_567_890, 'Lamp', 'Home', 499],
    ['12345678901234567890', 'Vase', 'Home', 499.99],
  ];
  const file = await writeWorkbook(path.join(bench.directory, 'long.xlsx'), [{ name: 'Products', rows }]);
  await bench.run(file);
  expect(await bench.readReport(file)).toEqual([
    expect.stringMatching(/^2,1.23456789012346E\+19,refused,sku was rounded by a spreadsheet/),
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
])('rejects a sheet with the row number %s', async (number, reason) => {
  const rows = [
    ['sku', 'title', 'category', 'sp'],
    ['A', 'Lamp', 'Home', 499],
    ['B', 'Lamp', 'Home', 499],
  ];
  const file = await writeWorkbook(path.join(bench.directory, 'rows.xlsx'), [
    { name: 'Products', rows, rowNumbers: { 2: number } },
  ]);
  const { exitCode, output } = await bench.run(file);
  expect(exitCode).toBe(1);
  expect(output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(`^The workbook is damaged in xl/worksheets/sheet1.xml: ${reason}`),
  ]);
});

test('rejects damaged and old workbooks', async () => {
  const damaged = await bench.write('damaged.xlsx', Buffer.from('PK\x03\x04 and nothing else'));
  expect((await bench.run(damaged)).output).toContain(
    'damaged.xlsx is damaged or is not an Excel workbook. Open it',
  );
  const old = await bench.write('old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]));
  expect((await bench.run(old)).output).toContain('is in the old Excel format. Open it in Excel');
});

test.each([
  ['export.xls', '<html><table><tr><td>sku</td></tr></table></html>', 'is a web page or XML'],
  ['list.csv', '%PDF-1.7\n', 'is a PDF'],
  ['feed.csv', '\ufeff [{"sku":"1"}]', 'is JSON'],
])('detects what %s with %j really is', async (name, content, kind) => {
  const { output, exitCode } = await bench.run(await bench.write(name, content));
  expect(exitCode).toBe(1);
  expect(output).toContain(kind);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
});

test('suggests a header below a title or in another sheet', async () => {
  const file = await bench.write(
    'list.csv',
    'ABC Traders,,,\n,,,\nsku,title,category,sp\nA,Pen,Stationery,10\n',
  );
  expect((await bench.run(file)).output).toContain('Line 3 looks like the header. Delete the lines above it');

  const template = await writeWorkbook(path.join(bench.directory, 'template.xlsx'), [
    { name: 'Read me', rows: [['Fill in the second sheet']] },
    { name: 'Products', rows: [['sku', 'title', 'category', 'sp']] },
  ]);
  expect((await bench.run(template)).output).toContain('Use --sheet to choose another one: Products');
});
