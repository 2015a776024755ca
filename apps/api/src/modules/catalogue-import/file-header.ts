import { matchHeader, type MatchedHeader } from './columns.ts';
import { ImportError } from './import-error.ts';
import type { ImportOptions } from './import-options.ts';
import type { CatalogueSource, SourceRow } from './source-row.ts';

export interface Header {
  headers: string[];
  /** The width of the header row, including columns without a name at the end. */
  fullWidth: number;
  header: MatchedHeader;
}

/** Reads the header from the first row. If that is not a header, the error suggests where it may be. */
export async function readHeader(
  source: CatalogueSource,
  { map, defaultCategory }: ImportOptions,
): Promise<Header> {
  const rows = await readFirstRows(source, headerSearchRows);
  const match = ({ cells, problem }: SourceRow): Header => {
    if (problem !== undefined) throw new ImportError(`The file's header row is invalid: ${problem}.`);
    const headers = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
    const optional = new Set(defaultCategory === undefined ? [] : ['category']);
    return { headers, fullWidth: cells.length, header: matchHeader(headers, map, optional) };
  };
  const [first, ...others] = rows;
  if (first === undefined) throw new ImportError('The file has no rows.');
  try {
    return match(first);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const hints = [error.message];
    const line = others.find((row) => isHeader(() => match(row)))?.line;
    if (line !== undefined) {
      hints.push(`Line ${line} looks like the header. Delete the lines above it and import the file again.`);
    } else if (source.otherSheets !== undefined && source.otherSheets.length > 0) {
      hints.push(
        `Only one sheet is imported. Use --sheet to choose another one: ${source.otherSheets.join(', ')}`,
      );
    }
    throw new ImportError(hints.join('\n'), { cause: error });
  }
}

/** How many rows are searched for the header: many suppliers put a title, an address and notes above it. */
export const headerSearchRows = 20;

export async function readFirstRows(source: CatalogueSource, count: number): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const piece of source.read()) {
    rows.push(...piece.slice(0, count - rows.length));
    if (rows.length === count) break;
  }
  return rows;
}

function isHeader(match: () => Header): boolean {
  try {
    match();
    return true;
  } catch {
    return false;
  }
}
