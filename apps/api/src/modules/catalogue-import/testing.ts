import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Pool } from '@postprocure/db/pool';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { ZipFile } from 'yazl';
import { runImportCommand } from './import-command.ts';

export type Table = (string | number)[][];

export interface ImportBench {
  database: TestDatabase;
  directory: string;
  /** Writes a file and returns its path. */
  write(name: string, content: string | Buffer): Promise<string>;
  run(...argv: string[]): Promise<{ exitCode: number; output: string }>;
  /** Reads the report on a file, without its header. */
  readReport(file: string): Promise<string[]>;
  /** Imports a table as a CSV file. The report is empty if the file was refused. */
  importTable(
    table: Table,
    ...options: string[]
  ): Promise<{ exitCode: number; output: string; report: string[] }>;
  query(sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Creates a database and a folder for a test, and runs the import command with them. */
export async function openImportBench(): Promise<ImportBench> {
  const database = await createTestDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'post-procure-import-test-'));
  const write: ImportBench['write'] = async (name, content) => {
    const file = path.join(directory, name);
    await writeFile(file, content);
    return file;
  };
  const run: ImportBench['run'] = async (...argv) => {
    const out = new PassThrough();
    const output = text(out);
    const exitCode = await runImportCommand(argv, {
      openDatabase: () => Promise.resolve(database.url),
      out,
    });
    out.end();
    return { exitCode, output: await output };
  };
  const readReport: ImportBench['readReport'] = async (file) => {
    const report = await readFile(`${file}.report.csv`, 'utf8');
    return report.split('\r\n').slice(1, -1);
  };
  return {
    database,
    directory,
    write,
    run,
    readReport,
    importTable: async (table, ...options) => {
      const file = await write('catalogue.csv', toCsv(table));
      const { exitCode, output } = await run(file, ...options);
      // A file that is refused as a whole has no report.
      return { exitCode, output, report: await readReport(file).catch(() => []) };
    },
    query: async (sql) => (await database.pool.query<Record<string, unknown>>(sql)).rows,
    close: async () => {
      await database.drop();
      await rm(directory, { recursive: true });
    },
  };
}

export const toCsv = (table: Table, delimiter = ',', lineBreak = '\n'): string =>
  table
    .map((row) => row.map((cell) => quoteCell(String(cell), delimiter)).join(delimiter) + lineBreak)
    .join('');

const quoteCell = (cell: string, delimiter: string): string =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Returns everything an import writes, in a fixed order and without IDs and timestamps. */
export async function dumpCatalogue(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ dump: unknown }>(`
    select json_build_object(
      'categories', (
        select json_agg(json_build_array(t.name, c.name, c.image, c.position) order by t.name, c.name)
        from categories as c left join categories as t on t.id = c.parent_id),
      'products', (
        select json_agg(json_build_array(
          to_jsonb(p) - '{id,category_id,created_at,updated_at}'::text[], t.name, c.name, d.bullet_points, d.description,
          s.quantity,
          (select json_agg(coalesce(w.source_url, i.image) order by i.position) from product_images as i
           left join remote_images as w on i.image = 'web/' || w.id where i.product_id = p.id),
          (select json_agg(json_build_array(v.position, v.color, v.size, vs.quantity, v.sku, coalesce(w.source_url, v.image), v.sp_paise, v.mrp_paise)
             order by v.position) from product_variations as v left join variation_stocks as vs using (product_id, position)
           left join remote_images as w on v.image = 'web/' || w.id where v.product_id = p.id),
          (select json_agg(json_build_array(h.sp_paise, h.mrp_paise) order by h.id) from price_history as h
           where h.product_id = p.id),
          (select json_agg(h.quantity order by h.id) from stock_history as h where h.product_id = p.id),
          (select n.document is not null from product_search as n where n.product_id = p.id)
        ) order by p.sku)
        from products as p
        join categories as c on c.id = p.category_id
        left join categories as t on t.id = c.parent_id
        join product_contents as d on d.product_id = p.id
        join product_stocks as s on s.product_id = p.id),
      'imports', (
        select json_agg(to_jsonb(i) - '{id,started_at,finished_at,fingerprint,file_name,position}'::text[] order by i.id) from imports as i),
      'leftovers', (select count(*) from import_skus) + (select count(*) from import_findings)
    ) as dump`);
  return rows[0]?.dump;
}

/** A string becomes a shared string. `xml` is for cells that a plain string or number cannot express. */
export type WorkbookCell = string | number | { xml: string };

export interface WorkbookSheet {
  name: string;
  rows: WorkbookCell[][];
  /** Row numbers to write instead of 1, 2, 3 and so on. */
  rowNumbers?: Record<number, string>;
  isHidden?: boolean;
  /** Merged areas such as A2:A4. */
  merged?: string[];
}

/** Cell styles of `writeWorkbook`, for the attribute `s` of a cell. */
export const workbookStyles = { wholePercent: 1, percent: 2, date: 3 };

const styleSheet = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
  <numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts>
  <cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs>
  <cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs>
</styleSheet>`;

/** Writes a workbook the way Excel does, with shared strings, and returns its path. */
export async function writeWorkbook(file: string, sheets: WorkbookSheet[]): Promise<string> {
  const strings: string[] = [];
  const writeCell = (cell: WorkbookCell): string => {
    if (typeof cell === 'object') return cell.xml;
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
    return cell === '' ? '<c/>' : `<c t="s"><v>${strings.push(cell) - 1}</v></c>`;
  };
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets
      .map(
        ({ name, isHidden }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': styleSheet,
  };
  for (const [index, { rows, rowNumbers = {}, merged = [] }] of sheets.entries()) {
    const body = rows.map(
      (cells, row) => `<row r="${rowNumbers[row] ?? row + 1}">${cells.map(writeCell).join('')}</row>`,
    );
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet><sheetData>${body.join('')}</sheetData>${writeMerged(merged)}</worksheet>`;
  }
  parts['xl/sharedStrings.xml'] = `<sst>${strings.map((one) => `<si>${writeText(one)}</si>`).join('')}</sst>`;
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(file));
  return file;
}

const writeMerged = (merged: readonly string[]): string =>
  merged.length === 0
    ? ''
    : `<mergeCells>${merged.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`;

const writeText = (value: string): string =>
  `<t xml:space="preserve">${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t>`;
