import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BenchCase, BenchContext } from '../bench-context.ts';
import { writeCatalogueCsv } from '../catalogue-csv.ts';
import { median } from '../measure.ts';
import {
  atMost,
  formatCount,
  formatMegabytes,
  formatMs,
  formatRatio,
  type Bar,
  type Report,
} from '../report.ts';
import { runServerCommand, type CommandRun } from '../run-command.ts';

/** Size of the catalogue before the import. */
const shopProducts = 20_000;
const idleRows = 10;

interface ImportRun extends CommandRun {
  copySeconds: number;
}

export const benchImport: BenchCase = async (context) => {
  const runs: ImportRun[] = [];
  const rounds = Math.min(3, context.options.rounds);
  await withFile(context, 20_000, async (file) => {
    for (let round = 0; round < rounds; round += 1) runs.push(await importInto(context, file, 20_000));
  });
  const seconds = median(runs.map((run) => run.seconds));
  return [reportImport(20_000, runs, [atMost('time', seconds, 30, ' s')])];
};

export const benchImportMillion: BenchCase = async (context) => {
  const rows = 1_000_000;
  const idle = await withFile(context, idleRows, (file) => importInto(context, file, idleRows));
  const run = await withFile(context, rows, (file) => importInto(context, file, rows));
  const above = run.peakMemory === null || idle.peakMemory === null ? null : run.peakMemory - idle.peakMemory;
  const bars = above === null ? [] : [atMost(`${formatMegabytes(above)} above idle`, above, 200, ' MB')];
  const report = reportImport(rows, [run], bars);
  return [
    {
      ...report,
      notes: [`Idle is the peak memory of importing ${idleRows} rows: ${formatMegabytes(idle.peakMemory)}.`],
    },
  ];
};

async function withFile<T>(
  context: BenchContext,
  rows: number,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = path.join(context.data.directory, 'import');
  await mkdir(folder, { recursive: true });
  try {
    const file = path.join(folder, `${rows}.csv`);
    await writeCatalogueCsv(file, rows);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Imports into a copy of a small catalogue. Loading the same file with PostgreSQL's COPY is the baseline. */
function importInto(context: BenchContext, file: string, rows: number): Promise<ImportRun> {
  return context.data.withCopy(shopProducts, async (url) => {
    const copySeconds = await copyAsText(url, file);
    const run = await runServerCommand('import', [file], url);
    const imported = (await countProducts(url)) - shopProducts;
    if (imported !== rows) throw new Error(`Imported ${imported} of ${rows} products.`);
    return { ...run, copySeconds };
  });
}

async function copyAsText(url: string, file: string): Promise<number> {
  return onDatabase(url, async (client) => {
    await client.query('create temporary table plain (line text)');
    const began = performance.now();
    // A delimiter and a quote that do not occur in the file make each line one value.
    const copy = String.raw`copy plain from stdin (format csv, delimiter E'\x01', quote E'\x02')`;
    await pipeline(createReadStream(file), client.query(copyFrom(copy)));
    return (performance.now() - began) / 1000;
  });
}

async function countProducts(url: string): Promise<number> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ count: string }>('select count(*) as count from products');
    return Number(rows[0]?.count);
  });
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function reportImport(rows: number, runs: ImportRun[], bars: Bar[]): Report {
  const seconds = median(runs.map((run) => run.seconds));
  const copySeconds = median(runs.map((run) => run.copySeconds));
  const peak = Math.max(...runs.map(({ peakMemory }) => peakMemory ?? NaN));
  return {
    title: `Import of ${formatCount(rows)} CSV rows into a catalogue of ${formatCount(shopProducts)} products`,
    columns: [
      '',
      'rounds',
      'median s',
      'slowest s',
      'rows/s',
      'Node CPU s',
      'db CPU s',
      'peak memory',
      'x baseline',
    ],
    rows: [
      {
        cells: [
          'npm run import',
          formatCount(runs.length),
          formatMs(seconds),
          formatMs(Math.max(...runs.map((run) => run.seconds))),
          formatCount(rows / seconds),
          formatMs(median(runs.map(({ nodeCpuSeconds }) => nodeCpuSeconds ?? NaN))),
          formatMs(median(runs.map(({ databaseCpuSeconds }) => databaseCpuSeconds ?? NaN))),
          formatMegabytes(Number.isNaN(peak) ? null : peak),
          formatRatio(seconds / copySeconds),
        ],
        bars,
      },
      {
        cells: [
          'baseline: COPY of the file as text',
          formatCount(runs.length),
          formatMs(copySeconds),
          formatMs(Math.max(...runs.map((run) => run.copySeconds))),
          formatCount(rows / copySeconds),
          '-',
          '-',
          '-',
          '1.00',
        ],
      },
    ],
  };
}
