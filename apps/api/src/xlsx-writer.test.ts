import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { openCatalogueSource } from './modules/catalogue-import/index.ts';
import { createXlsxWriter, type XlsxSheet, type XlsxValue } from './xlsx-writer.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'post-procure-xlsx-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function writeFile(sheets: XlsxSheet[], rowsOfSheets: XlsxValue[][][]): Promise<string> {
  const file = path.join(directory, 'file.xlsx');
  const writer = createXlsxWriter(createWriteStream(file), sheets);
  for (const [index, rows] of rowsOfSheets.entries()) {
    if (index > 0) await writer.startNextSheet();
    await writer.writeRows(rows);
  }
  await writer.finish();
  return file;
}

async function readSheet(file: string, name?: string): Promise<string[][]> {
  const source = await openCatalogueSource(file, name === undefined ? {} : { sheet: name });
  const rows: string[][] = [];
  for await (const batch of source.read()) rows.push(...batch.map(({ cells }) => cells));
  await source.close();
  return rows;
}

async function readPart(file: string, name: string): Promise<string> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === name) return text(await zip.openReadStreamPromise(entry));
  }
  throw new Error(`${name} is missing`);
}

const columns = [{ width: 16 }, { width: 48, numberFormat: '0.00' }, { width: 16 }];

test('texts, numbers, dates and empty cells are read back as they were written', async () => {
  const dated = [{ width: 16, numberFormat: 'yyyy-mm-dd hh:mm' }];
  const file = await writeFile(
    [
      { name: 'Goods & more', columns, header: ['Name', 'Price', 'Note'] },
      { name: 'About', columns: dated },
    ],
    [
      [
        ['<b>&"quoted"</b>', 499.5, ' spaces  kept '],
        ['two\nlines', -12.25, null],
        ['=1+1', 0, '₹ हिन्दी 🧴'],
      ],
      [[new Date('2026-11-16T12:30:00Z')]],
    ],
  );
  expect(await readSheet(file, 'Goods & more')).toEqual([
    ['Name', 'Price', 'Note'],
    ['<b>&"quoted"</b>', '499.5', ' spaces  kept '],
    ['two\nlines', '-12.25', ''],
    ['=1+1', '0', '₹ हिन्दी 🧴'],
  ]);
  expect(await readSheet(file, 'About')).toEqual([['2026-11-16 12:30:00']]);
});

test('characters that XML cannot contain, and text that looks like their escapes, survive', async () => {
  const odd = 'bell \u0007, return \r, _x0041_ and _x000d_';
  const file = await writeFile([{ name: 'Sheet', columns: [{ width: 16 }] }], [[[odd]]]);
  expect(await readSheet(file)).toEqual([[odd]]);
});

test('the header is bold and frozen, columns have their widths and formats', async () => {
  const file = await writeFile([{ name: 'Sheet', columns, header: ['A', 'B', 'C'] }], [[['x', 1, null]]]);
  const sheet = await readPart(file, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(sheet).toContain('<col min="2" max="2" width="48" customWidth="1"/>');
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
  expect(sheet).toContain('<c r="B2" s="2"><v>1</v></c></row>');
  expect(await readPart(file, 'xl/styles.xml')).toContain('<numFmt numFmtId="164" formatCode="0.00"/>');
});

test('columns beyond Z are named as spreadsheets name them', async () => {
  const count = 60;
  const sheet = { name: 'Sheet', columns: Array.from({ length: count }, () => ({ width: 8 })) };
  const file = await writeFile([sheet], [[Array.from({ length: count }, (_, index) => index)]]);
  const names = (await readPart(file, 'xl/worksheets/sheet1.xml')).match(/(?<=<c r=")[A-Z]+/g);
  expect(names?.slice(24, 28)).toEqual(['Y', 'Z', 'AA', 'AB']);
  expect(names?.at(-1)).toBe('BH');
});

test('waits for an output that is slower than the rows', async () => {
  let waiting = 0;
  const slow = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => {
      waiting += 1;
      setImmediate(done);
    },
  });
  const writer = createXlsxWriter(slow, [{ name: 'Sheet', columns: [{ width: 8 }] }]);
  const row = () => [Array.from({ length: 40 }, () => Math.random().toString(36)).join('')];
  for (let batch = 0; batch < 50; batch += 1) await writer.writeRows(Array.from({ length: 100 }, row));
  await writer.finish();
  expect(waiting).toBeGreaterThan(10);
});

test('a failing output rejects the write that waits for it', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('disk full')) });
  const writer = createXlsxWriter(full, [{ name: 'Sheet', columns: [{ width: 8 }] }]);
  const rows = Array.from({ length: 5000 }, () => ['x'.repeat(100)]);
  const writeAll = async () => {
    for (;;) await writer.writeRows(rows);
  };
  await expect(writeAll()).rejects.toThrow('disk full');
  await expect(writer.finish()).rejects.toThrow('disk full');
});
