import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '@postprocure/contracts/app-error';
import { uploadMaxRows } from '@postprocure/contracts/orders/order-upload';
import yauzl from 'yauzl';
import {
  codeIsDate,
  describeLongRow,
  ImportError,
  openCatalogueSource,
  type CatalogueSource,
} from '../../catalogue-import/index.ts';
import { readCells, readHeader, type UploadCells, type UploadHeader } from './upload-columns.ts';

export interface ReadRow {
  line: number;
  cells: UploadCells;
  /** Why the reader could not make sense of the row. */
  problem: string | null;
}

export interface ReadUpload {
  rows: ReadRow[];
  ignoredColumns: string[];
}

/** Far more than 1,000 rows need, and far less than a decompression bomb. */
const maxUnpackedBytes = 60 * 1024 * 1024;
const maxParts = 1000;

/** Reads an uploaded CSV or Excel file. Rejects with INVALID_REQUEST if it is not a usable list of orders. */
export async function readUpload(content: Buffer): Promise<ReadUpload> {
  const folder = await mkdtemp(path.join(tmpdir(), 'post-procure-orders-'));
  try {
    const file = path.join(folder, 'upload');
    await writeFile(file, content);
    const source = await openSource(file, content);
    try {
      return await readRows(source);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof ImportError) throw new AppError('INVALID_REQUEST', error.message, { cause: error });
    // The unpacker throws plain errors for damaged files.
    throw new AppError(
      'INVALID_REQUEST',
      'We could not read this file. Save it as CSV or Excel (.xlsx) and try again.',
      { cause: error },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openSource(file: string, content: Buffer): Promise<CatalogueSource> {
  const isZip = content.length > 4 && content.readUInt32BE(0) === 0x504b0304;
  if (isZip) await requireSmallArchive(file);
  return openCatalogueSource(file, { shownName: 'This file' });
}

/** Checks the sizes declared in the archive before unpacking it. yauzl fails if an entry's real size differs. */
async function requireSmallArchive(file: string): Promise<void> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  try {
    let unpacked = 0;
    let parts = 0;
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      parts += 1;
      if (unpacked > maxUnpackedBytes || parts > maxParts) {
        throw new AppError(
          'PAYLOAD_TOO_LARGE',
          'This file is too large when unpacked. Upload at most 1,000 rows.',
        );
      }
    }
  } finally {
    zip.close();
  }
}

/** Order numbers and SKUs that Excel has turned into dates cannot be restored. */
function describeDates({ positions }: UploadHeader, dateCells: readonly number[]): string | null {
  const changed = (['order_number', 'sku'] as const).find((column) => {
    const position = positions[column];
    return position !== undefined && dateCells.includes(position);
  });
  return changed === undefined ? null : `${changed} ${codeIsDate}`;
}

async function readRows(source: CatalogueSource): Promise<ReadUpload> {
  let header: ReturnType<typeof readHeader> | null = null;
  let width = 0;
  const rows: ReadRow[] = [];
  for await (const batch of source.read()) {
    for (const { line, cells, problem, dateCells = [] } of batch) {
      if (header === null) {
        if (problem !== undefined) {
          throw new AppError('INVALID_REQUEST', `The header of the file is invalid: ${problem}.`);
        }
        width = cells.length;
        header = readHeader(cells);
        if (header.repeated !== null) {
          throw new AppError(
            'INVALID_REQUEST',
            `The column ${header.repeated} occurs more than once. Delete or rename one of them.`,
          );
        }
        if (header.missing.length > 0) {
          throw new AppError(
            'INVALID_REQUEST',
            `These columns are missing: ${header.missing.join(', ')}. Use the column names from the template.`,
          );
        }
        continue;
      }
      rows.push({
        line,
        cells: readCells(header, cells),
        problem: problem ?? describeLongRow(cells, width) ?? describeDates(header, dateCells),
      });
      if (rows.length > uploadMaxRows) {
        throw new AppError(
          'INVALID_REQUEST',
          'The file has more than 1,000 rows. Split it and upload the parts.',
        );
      }
    }
  }
  if (header === null) throw new AppError('INVALID_REQUEST', 'The file is empty.');
  if (rows.length === 0) throw new AppError('INVALID_REQUEST', 'The file has a header but no orders.');
  return { rows, ignoredColumns: header.ignored };
}
