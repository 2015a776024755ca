import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Pool } from '@postprocure/db/pool';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { runImportCommand } from './import-command.ts';

export type Table = (string | number)[][];

export interface ImportBench {
  database: TestDatabase;
  directory: string;
  /** Writes a file and returns its path. */
  write(name: string, content: string | Buffer): Promise<string>;
  run(...argv: string[]): Promise<{ exitCode: number; output: string }>;
  /** The report of a file, without its header. */
  readReport(file: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A database and a folder of the test's own, and the command set up to use them. */
export async function openImportBench(): Promise<ImportBench> {
  const database = await createTestDatabase('empty');
  const directory = await mkdtemp(path.join(tmpdir(), 'post-procure-import-test-'));
  return {
    database,
    directory,
    write: async (name, content) => {
      const file = path.join(directory, name);
      await writeFile(file, content);
      return file;
    },
    run: async (...argv) => {
      const out = new PassThrough();
      const output = text(out);
      const exitCode = await runImportCommand(argv, { url: database.url, out });
      out.end();
      return { exitCode, output: await output };
    },
    readReport: async (file) => {
      const report = await readFile(`${file}.report.csv`, 'utf8');
      return report.split('\r\n').slice(1, -1);
    },
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

/** Everything an import writes, in an order of its own and without ids and times. */
export async function dumpCatalogue(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ dump: unknown }>(`
    select json_build_object(
      'categories', (
        select json_agg(json_build_array(t.name, c.name, c.picture, c.position) order by t.name, c.name)
        from categories as c left join categories as t on t.id = c.parent_id),
      'products', (
        select json_agg(json_build_array(
          to_jsonb(p) - '{id,category_id,created_at,updated_at}'::text[], t.name, c.name, d.bullet_points, d.description,
          s.quantity,
          (select json_agg(coalesce(w.source_url, i.picture) order by i.position) from product_pictures as i
           left join web_pictures as w on i.picture = 'web/' || w.id where i.product_id = p.id),
          (select json_agg(json_build_array(v.position, v.color, v.sku, coalesce(w.source_url, v.picture), v.sp_paise, v.mrp_paise)
             order by v.position) from product_variations as v
           left join web_pictures as w on v.picture = 'web/' || w.id where v.product_id = p.id),
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
