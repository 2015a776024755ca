import { requiredImportColumns } from '@postprocure/contracts/catalogue-import/import-columns';
import { AppError } from '@postprocure/contracts/app-error';
import { openCatalogueSource } from '../catalogue-source.ts';
import { suggestColumns } from '../columns.ts';
import { headerSearchRows, readFirstRows } from '../file-header.ts';
import { ImportError } from '../import-error.ts';
import type { CatalogueSource, SourceRow } from '../source-row.ts';

/** The header and the first rows of a file, kept for the preview. */
export interface FileSample {
  description: string;
  /** Null if the file is not a workbook. */
  sheet: string | null;
  sheets: string[];
  headers: string[];
  /** The width of the header row, including columns without a name at the end. */
  fullWidth: number;
  rows: SourceRow[];
  /** The number of a later line that looks more like the header, or null if there is none. */
  headerLine: number | null;
}

const previewRows = 10;
/** More columns than a page can show. */
const maxColumns = 500;
/** Longer rows are left out of the preview. */
const maxSampleLength = 200_000;

/** Reads the beginning of an uploaded file. Rejects with INVALID_REQUEST if it cannot be imported. */
export async function readSample(path: string, fileName: string, sheet: string | null): Promise<FileSample> {
  try {
    const source = await openCatalogueSource(path, {
      shownName: fileName,
      ...(sheet !== null && { sheet }),
    });
    try {
      return await takeSample(source, sheet);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof ImportError) throw new AppError('INVALID_REQUEST', error.message, { cause: error });
    if (isDiskFailure(error)) throw error;
    // The unpacker reports damage as plain errors.
    throw new AppError(
      'INVALID_REQUEST',
      `${fileName} cannot be read: ${(error as Error).message.replace(/\.$/, '')}. Save it as CSV or Excel (.xlsx) and try again.`,
      { cause: error },
    );
  }
}

const isDiskFailure = (error: unknown): boolean =>
  ['ENOSPC', 'EIO', 'EMFILE'].includes((error as NodeJS.ErrnoException).code ?? '');

async function takeSample(source: CatalogueSource, sheet: string | null): Promise<FileSample> {
  const [first, ...rows] = await readFirstRows(source, headerSearchRows);
  if (first === undefined) throw new ImportError('The file has no rows.');
  if (first.problem !== undefined)
    throw new ImportError(`The file's header row is invalid: ${first.problem}.`);
  const headers = trimHeader(first.cells);
  if (headers.length > maxColumns) {
    throw new ImportError(`The file has more than ${maxColumns} columns. Delete those that are not needed.`);
  }
  if (rows.length === 0) throw new ImportError('The file has a header but no products.');
  const chosen = source.sheetName ?? sheet;
  return {
    description: source.description,
    sheet: chosen,
    sheets: chosen === null ? [] : [chosen, ...(source.otherSheets ?? [])],
    headers,
    fullWidth: first.cells.length,
    rows: keepShort(rows.slice(0, previewRows)),
    headerLine: hasRequired(headers)
      ? null
      : (rows.find(({ cells }) => hasRequired(trimHeader(cells)))?.line ?? null),
  };
}

const trimHeader = (cells: string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1).map(toStoredText);

/** JSON columns cannot store U+0000 or one half of a surrogate pair. */
const toStoredText = (cell: string): string => cell.replaceAll('\0', '').toWellFormed();

function hasRequired(headers: string[]): boolean {
  const suggested = suggestColumns(headers);
  return requiredImportColumns.every((column) => suggested.has(column));
}

function keepShort(rows: SourceRow[]): SourceRow[] {
  let length = 0;
  return rows.flatMap((row) => {
    length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    return length > maxSampleLength ? [] : [{ ...row, cells: row.cells.map(toStoredText) }];
  });
}
