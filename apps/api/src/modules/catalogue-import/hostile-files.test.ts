import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCatalogueSource } from './catalogue-source.ts';
import { CsvTokenizer } from './csv-tokenizer.ts';
import {
  openImportBench,
  toCsv,
  workbookStyles,
  writeWorkbook,
  type ImportBench,
  type WorkbookCell,
  type WorkbookSheet,
} from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

const header = ['sku', 'title', 'category', 'sp'];
const lamp = ['LAMP', 'Lamp', 'Home', 499];

const writeBook = (...sheets: WorkbookSheet[]): Promise<string> =>
  writeWorkbook(path.join(bench.directory, 'feed.xlsx'), sheets);
const countProducts = async (): Promise<number> =>
  (await bench.database.pool.query('select from products')).rowCount ?? 0;

test('a hidden sheet is not imported instead of the first visible one', async () => {
  const file = await writeBook(
    { name: 'Old', rows: [header, ['OLD', 'Old lamp', 'Home', 1]], isHidden: true },
    { name: 'Products', rows: [header, lamp] },
  );
  expect((await bench.run(file)).output).toContain('XLSX, sheet "Products"');
  expect((await bench.database.pool.query('select sku from products')).rows).toEqual([{ sku: 'LAMP' }]);
});

test('a date in the column of SKUs is refused', async () => {
  const date = { xml: `<c s="${workbookStyles.date}"><v>45688</v></c>` };
  const file = await writeBook({ name: 'Products', rows: [header, lamp, [date, 'Vase', 'Home', 499]] });
  await bench.run(file);
  expect(await bench.readReport(file)).toEqual([
    expect.stringMatching(/^3,2025-01-31,refused,"?sku is a date, because a spreadsheet has changed it/),
  ]);
});

test.each([
  ['A2:A3', 1],
  ['B1:B2', 1],
  ['A2:D2', 0],
  ['A1:D1', 0],
])('merged cells %s exit with %i', async (area, exitCode) => {
  const file = await writeBook({
    name: 'Products',
    rows: [header, lamp, ['V', 'Vase', 'Home', 1]],
    merged: [area],
  });
  const result = await bench.run(file);
  expect(result.exitCode).toBe(exitCode);
  if (exitCode === 0) return;
  expect(result.output).toContain(`The sheet has merged cells (${area}). Unmerge them`);
  expect(await countProducts()).toBe(0);
});

test('cells below columns without a name are ignored, and messages count these columns', async () => {
  const file = await bench.write(
    'feed.csv',
    toCsv([
      [...header, '', ''],
      [...lamp, 'note', 'note'],
      [...lamp, 'x', 'y', 'z'],
    ]),
  );
  await bench.run(file);
  expect(await countProducts()).toBe(1);
  expect(await bench.readReport(file)).toEqual([
    '3,,refused,the row has 7 cells where the header has 6,LAMP | Lamp | Home | 499 | x | y | z',
  ]);
});

test('a text in an unknown encoding is not imported as garbage', async () => {
  const japanese = Buffer.from('82b282bf82e782c982a082e9838983938376', 'hex');
  const content = Buffer.concat([Buffer.from(`${header.join()}\nA,`), japanese, Buffer.from(',Home,1\n')]);
  const file = await bench.write('feed.csv', content);
  const refused = await bench.run(file);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain('has an unknown encoding');
  await bench.run(file, '--encoding', 'shift_jis');
  expect((await bench.database.pool.query('select title from products')).rows).toEqual([
    { title: 'ごちらにあるランプ' },
  ]);
});

test('a named pipe is refused instead of waiting for its writer', async () => {
  const pipe = path.join(bench.directory, 'pipe.csv');
  execFileSync('mkfifo', [pipe]);
  const { exitCode, output } = await bench.run(pipe);
  expect(exitCode).toBe(1);
  expect(output).toContain('is not a file.');
});

test('a wrong checksum in a sheet imports nothing', async () => {
  const file = await writeBook({ name: 'Products', rows: [header, lamp] });
  const content = await readFile(file);
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const entry = content.lastIndexOf(name) - 46;
  content.writeUInt32LE((content.readUInt32LE(entry + 16) + 1) % 2 ** 32, entry + 16);
  await writeFile(file, content);
  const { exitCode, output } = await bench.run(file);
  expect(exitCode).toBe(1);
  expect(output).toContain('The workbook is damaged in xl/worksheets/sheet1.xml: its checksum is wrong');
  expect(await countProducts()).toBe(0);
});

test('a line that is far too long is one short record, and the next line is read', () => {
  const tokenizer = new CsvTokenizer(',');
  const records = [
    ...tokenizer.push('a,b\n'),
    ...Array.from({ length: 40 }, () => tokenizer.push('x'.repeat(100_000))).flat(),
    ...tokenizer.push('end\nc,d\n'),
    ...tokenizer.end(),
  ];
  expect(records.map(({ line, problem }) => [line, problem])).toEqual([
    [1, undefined],
    [2, 'the row is longer than 1,000,000 characters'],
    [3, undefined],
  ]);
  expect(records[1]?.cells).toEqual(['x'.repeat(1000)]);
});

test('a row with too many cells does not affect the next one', () => {
  const tokenizer = new CsvTokenizer(',');
  const records = [...tokenizer.push(`${','.repeat(20_000)}\nc,d\n`), ...tokenizer.end()];
  expect(records[0]?.problem).toBe('the row has more than 16,384 cells');
  expect(records[1]).toEqual({ line: 2, cells: ['c', 'd'] });
});

test('a workbook with a password is not called an old one', async () => {
  const content = Buffer.alloc(1024);
  content.write('d0cf11e0a1b11ae1', 'hex');
  content.writeUInt16LE(9, 30);
  content.write('EncryptedPackage', 512, 'utf16le');
  const file = await bench.write('secret.xlsx', content);
  await expect(openCatalogueSource(file, {})).rejects.toThrow('is protected with a password');
});

test.each<[string, string, number]>([
  ['a reference to a long text', '<c t="s"><v>0</v></c>', 40_000_000],
  ['a cell far to the right', '<c r="XFD1"><v>1</v></c>', 2_000_000],
])('rows are read before %s in each of them fills the memory', async (_name, xml, limit) => {
  const rows: WorkbookCell[][] = [['x'.repeat(900_000)], ...Array.from({ length: 200 }, () => [{ xml }])];
  const source = await openCatalogueSource(await writeBook({ name: 'Products', rows }), {});
  let lines = 0;
  for await (const batch of source.read()) {
    expect(batch.reduce((sum, { cells }) => sum + cells.length + cells.join('').length, 0)).toBeLessThan(
      limit,
    );
    lines += batch.length;
  }
  await source.close();
  expect(lines).toBe(rows.length);
});
