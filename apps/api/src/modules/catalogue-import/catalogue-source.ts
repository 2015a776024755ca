import { open } from 'node:fs/promises';
import { openCsvSource, type CsvOptions } from './csv-source.ts';
import { ImportError } from './import-error.ts';
import type { CatalogueSource } from './source-row.ts';
import { openXlsxSource } from './xlsx-source.ts';

export interface SourceOptions extends CsvOptions {
  sheet?: string;
}

const zipMark = 'PK\x03\x04';
const resave = 'Open it in Excel or LibreOffice, save it as .xlsx or .csv, and import the new file.';

/** Common files that are not catalogues, recognized by their first bytes. */
const otherKinds: [beginning: RegExp, kind: string][] = [
  [/^\xd0\xcf\x11\xe0/, 'is in the old Excel format'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!|\?|[a-z])/i, 'is a web page or XML'],
  [/^%PDF/, 'is a PDF'],
  [/^(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{/, 'is JSON'],
  [/^\x1f\x8b|^Rar!|^7z\xbc\xaf/, 'is an archive'],
];

/** Detects the format from the content, not from the file name. */
export async function openCatalogueSource(path: string, options: SourceOptions): Promise<CatalogueSource> {
  const beginning = await readBeginning(path);
  const other = otherKinds.find(([mark]) => mark.test(beginning));
  if (other !== undefined) throw new ImportError(`${path} ${other[1]}. ${resave}`);
  if (!beginning.startsWith(zipMark)) return openCsvSource(path, options);
  try {
    return await openXlsxSource(path, options.sheet);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `${path} cannot be read as a workbook: ${(error as Error).message.replace(/\.$/, '')}. ${resave}`,
      { cause: error },
    );
  }
}

async function readBeginning(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      if (!(await file.stat()).isFile()) throw new ImportError(`${path} is not a file.`);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
      if (bytesRead === 0) throw new ImportError(`${path} is empty.`);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new ImportError(`File not found: ${path}.`, { cause: error });
    }
    throw new ImportError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
