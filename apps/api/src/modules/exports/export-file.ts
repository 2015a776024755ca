import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import ExcelJS from 'exceljs';
import { standardColumns, type ExportColumn, type ExportField } from '@postprocure/contracts/export-fields';
import type { ExportRequest } from '@postprocure/contracts/export';
import { toExcelValue, writeCsvLine, writeTabLine, type Cell } from '../../spreadsheet-cell.ts';
import { readField, type Addresses } from './export-columns.ts';
import type { ExportRow } from './export-row.repository.ts';
import { shopTemplates } from './shop-templates.ts';

/** A file that grows batch by batch and never holds more than one of them in memory. */
export interface ExportFile {
  write(rows: ExportRow[]): Promise<void>;
  /** Gives the file up or finishes it; either way nothing stays open. */
  finish(about: { snapshotAt: Date; rows: number }): Promise<void>;
  abandon(): Promise<void>;
}

type Format = Pick<ExportRequest, 'format' | 'columns' | 'withBom'>;

export const fileExtension = (format: ExportRequest['format']): string =>
  format === 'xlsx' ? 'xlsx' : format === 'amazon' ? 'txt' : 'csv';

export function openExportFile(
  path: string,
  { format, columns = standardColumns, withBom }: Format,
  addresses: Addresses,
): ExportFile {
  if (format === 'xlsx') return openWorkbook(path, columns, addresses);
  if (format === 'csv') {
    const headings = columns.map(({ heading }) => heading);
    const toLines = (row: ExportRow) => [columns.map(({ field }) => readField[field](row, addresses))];
    return openText(path, { headings, toLines, writeLine: writeCsvLine, withBom });
  }
  const { headings, toLines } = shopTemplates[format];
  const writeLine = format === 'amazon' ? writeTabLine : writeCsvLine;
  return openText(path, { headings, toLines: (row) => toLines(row, addresses), writeLine, withBom: false });
}

interface TextOptions {
  headings: string[];
  toLines: (row: ExportRow) => Cell[][];
  writeLine: (cells: Cell[]) => string;
  withBom: boolean;
}

function openText(path: string, { headings, toLines, writeLine, withBom }: TextOptions): ExportFile {
  const { stream, unlessBroken, close } = openOutput(path);
  const send = (text: string) =>
    unlessBroken(async () => {
      if (!stream.write(text)) await once(stream, 'drain');
    });
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    await send(`${withBom ? '\ufeff' : ''}${writeLine(headings)}`);
  };
  return {
    write: async (rows) => {
      await begin();
      await send(rows.flatMap(toLines).map(writeLine).join(''));
    },
    finish: async () => {
      await begin();
      await unlessBroken(async () => {
        stream.end();
        await finished(stream);
      });
    },
    abandon: close,
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
const wideFields = new Set<ExportField>([
  'title',
  'description',
  'bullets',
  'picture',
  'pictures',
  'address',
]);

function openWorkbook(path: string, columns: ExportColumn[], addresses: Addresses): ExportFile {
  const { stream, unlessBroken, close } = openOutput(path);
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet('Products', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ heading, field }) => {
    const numFmt = numberFormats[field];
    return { header: heading, width: wideFields.has(field) ? 48 : 16, ...(numFmt && { style: { numFmt } }) };
  });
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  return {
    write: (rows) =>
      unlessBroken(async () => {
        for (const row of rows) {
          sheet.addRow(columns.map(({ field }) => toExcelValue(readField[field](row, addresses)))).commit();
        }
        if (stream.writableNeedDrain) await once(stream, 'drain');
        // The zip is made by streams of their own, which get their turn only when this one pauses.
        await new Promise(setImmediate);
      }),
    finish: ({ snapshotAt, rows }) =>
      unlessBroken(async () => {
        sheet.commit();
        const about = workbook.addWorksheet('About');
        about.columns = [{ width: 20 }, { width: 28, style: { numFmt: 'yyyy-mm-dd hh:mm:ss' } }];
        about.addRow(['snapshotAt (UTC)', snapshotAt]).commit();
        about.addRow(['rows', String(rows)]).commit();
        about.commit();
        await workbook.commit();
      }),
    abandon: close,
  };
}

/**
 * The stream fails when the disk does, which is mostly while a batch is read and nobody waits for it: unheard, that
 * would end the process. It is told to whoever writes next; the workbook alone would wait for ever.
 */
function openOutput(path: string) {
  const stream = createWriteStream(path);
  const broken = once(stream, 'error').then(([error]) => {
    throw error;
  });
  broken.catch(() => undefined);
  return {
    stream,
    unlessBroken: <T>(work: () => Promise<T>): Promise<T> => Promise.race([broken, work()]),
    close: async (): Promise<void> => {
      stream.destroy();
      if (!stream.closed) await once(stream, 'close').catch(() => undefined);
    },
  };
}
