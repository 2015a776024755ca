import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { FileDownload } from './endpoints/handlers.ts';
import { toExcelValue, writeCsvLine, type Cell } from './spreadsheet-cell.ts';
import { createXlsxWriter, type XlsxColumn } from './xlsx-writer.ts';

export interface TableColumn<Row> extends XlsxColumn {
  heading: string;
  cell: (row: Row) => Cell;
}

export interface TableFile<Row> {
  /** Without the extension. */
  name: string;
  columns: readonly TableColumn<Row>[];
  /** Batches of rows, read while the file is being sent. */
  batches: AsyncIterable<readonly Row[]>;
}

/** Byte order mark. Excel recognizes UTF-8 only with it. */
const byteOrderMark = '\uFEFF';

/** Streams a table as CSV or Excel, so that memory use does not depend on the number of rows. */
export function sendTable<Row>(format: 'csv' | 'xlsx', table: TableFile<Row>): FileDownload {
  const output = new PassThrough();
  const write = format === 'csv' ? writeCsv : writeXlsx;
  write(output, table).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return { stream: output, name: `${table.name}.${format}`, type: contentTypes[format] };
}

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function writeCsv<Row>(output: PassThrough, { columns, batches }: TableFile<Row>): Promise<void> {
  await send(output, byteOrderMark + writeCsvLine(columns.map(({ heading }) => heading)));
  for await (const rows of batches) {
    await send(output, rows.map((row) => writeCsvLine(columns.map(({ cell }) => cell(row)))).join(''));
  }
  output.end();
}

async function writeXlsx<Row>(output: Writable, { name, columns, batches }: TableFile<Row>): Promise<void> {
  const header = columns.map(({ heading }) => heading);
  const writer = createXlsxWriter(output, [
    { name: name.replace(/^post-procure-/, '').slice(0, 31), columns, header },
  ]);
  for await (const rows of batches) {
    await writer.writeRows(rows.map((row) => columns.map(({ cell }) => toExcelValue(cell(row)))));
  }
  await writer.finish();
}

/** Waits while the reader is slower than the writer. Rejects when the reader disconnects. */
export function send(output: Writable & Partial<Readable>, chunk: string): Promise<void> {
  if (output.write(chunk)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      output.off('drain', onDrain).off('close', onClose);
      settle();
    };
    const onDrain = end(resolve);
    const onClose = end(() => reject(new Error('The output stream was closed')));
    output.once('drain', onDrain).once('close', onClose);
  });
}
