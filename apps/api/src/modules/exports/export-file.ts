import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import {
  standardColumns,
  type ExportColumn,
  type ExportField,
} from '@postprocure/contracts/exports/export-fields';
import type { ExportRequest } from '@postprocure/contracts/exports/export';
import { toExcelValue, writeCsvLine, writeTabLine, type Cell } from '../../spreadsheet-cell.ts';
import { createXlsxWriter } from '../../xlsx-writer.ts';
import { readField, type PublicUrls } from './export-columns.ts';
import type { ExportRow } from './export-row.repository.ts';
import { splitBySku } from './export-variations.ts';
import { shopTemplates } from './shop-templates.ts';

/** Written in batches, to keep memory use low. */
export interface ExportFile {
  write(rows: ExportRow[]): Promise<void>;
  /** `finish` and `abandon` close the file. */
  finish(about: { snapshotAt: Date; rows: number }): Promise<void>;
  abandon(): Promise<void>;
}

type Format = Pick<ExportRequest, 'format' | 'columns' | 'withBom'>;

export const fileExtension = (format: ExportRequest['format']): string =>
  format === 'xlsx' ? 'xlsx' : format === 'amazon' ? 'txt' : 'csv';

export function openExportFile(
  path: string,
  { format, columns = standardColumns, withBom }: Format,
  urls: PublicUrls,
): ExportFile {
  if (format === 'xlsx') return openWorkbook(path, columns, urls);
  if (format === 'csv') {
    const headings = columns.map(({ heading }) => heading);
    const toLines = (row: ExportRow) =>
      splitBySku(row).map((each) => columns.map(({ field }) => readField[field](each, urls)));
    return openText(path, { headings, toLines, writeLine: writeCsvLine, withBom });
  }
  const { headings, toLines } = shopTemplates[format];
  const writeLine = format === 'amazon' ? writeTabLine : writeCsvLine;
  return openText(path, { headings, toLines: (row) => toLines(row, urls), writeLine, withBom: false });
}

interface TextOptions {
  headings: string[];
  toLines: (row: ExportRow) => Cell[][];
  writeLine: (cells: Cell[]) => string;
  withBom: boolean;
}

function openText(path: string, { headings, toLines, writeLine, withBom }: TextOptions): ExportFile {
  const output = createWriteStream(path, { mode: 0o600 });
  // Rejects as soon as the disk fails, also while no write is pending. An unhandled rejection would end the process.
  const closed = finished(output);
  closed.catch(() => undefined);
  output.write(`${withBom ? '\ufeff' : ''}${writeLine(headings)}`);
  return {
    write: async (rows) => {
      const text = rows.flatMap(toLines).map(writeLine).join('');
      if (!output.write(text)) await Promise.race([once(output, 'drain'), closed]);
    },
    finish: async () => {
      output.end();
      await closed;
    },
    abandon: () => closeFile(output),
  };
}

const numberFormats: Partial<Record<ExportField, string>> = {
  cost: '0.00',
  mrp: '0.00',
  price: '0.00',
  margin: '0.00',
  marginPercent: '0.00',
  stockAt: 'yyyy-mm-dd hh:mm',
};
const wideFields = new Set<ExportField>(['title', 'description', 'bullets', 'image', 'images', 'address']);

function openWorkbook(path: string, columns: ExportColumn[], urls: PublicUrls): ExportFile {
  const output = createWriteStream(path, { mode: 0o600 });
  const workbook = createXlsxWriter(output, [
    {
      name: 'Products',
      header: columns.map(({ heading }) => heading),
      columns: columns.map(({ field }) => {
        const numberFormat = numberFormats[field];
        return { width: wideFields.has(field) ? 48 : 16, ...(numberFormat && { numberFormat }) };
      }),
    },
    { name: 'About', columns: [{ width: 20 }, { width: 28, numberFormat: 'yyyy-mm-dd hh:mm:ss' }] },
  ]);
  return {
    write: (rows) =>
      workbook.writeRows(
        rows
          .flatMap(splitBySku)
          .map((row) => columns.map(({ field }) => toExcelValue(readField[field](row, urls)))),
      ),
    finish: async ({ snapshotAt, rows }) => {
      await workbook.startNextSheet();
      await workbook.writeRows([
        ['snapshotAt (UTC)', snapshotAt],
        ['products', String(rows)],
      ]);
      await workbook.finish();
    },
    abandon: () => closeFile(output),
  };
}

async function closeFile(stream: WriteStream): Promise<void> {
  stream.destroy();
  if (!stream.closed) await once(stream, 'close').catch(() => undefined);
}
