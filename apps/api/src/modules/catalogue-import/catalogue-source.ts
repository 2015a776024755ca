import { open } from 'node:fs/promises';
import { openCsvSource, type CsvOptions } from './csv-source.ts';
import { ImportError } from './import-error.ts';
import type { CatalogueSource } from './source-row.ts';
import { openXlsxSource } from './xlsx-source.ts';

export interface SourceOptions extends CsvOptions {
  sheet?: string;
}

const zipMark = 'PK\x03\x04';
const oldExcelMark = '\xd0\xcf\x11\xe0';

/** Opens a catalogue file by what it holds, whatever its name says. */
export async function openCatalogueSource(path: string, options: SourceOptions): Promise<CatalogueSource> {
  const mark = await readMark(path);
  if (mark === oldExcelMark) {
    throw new ImportError(`${path} is in the old Excel format. Save it as .xlsx or .csv and import that.`);
  }
  if (mark !== zipMark) return openCsvSource(path, options);
  try {
    return await openXlsxSource(path, options.sheet);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${path} cannot be read as a workbook: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function readMark(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      if (!(await file.stat()).isFile()) throw new ImportError(`${path} is not a file.`);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      if (bytesRead === 0) throw new ImportError(`${path} is empty.`);
      return buffer.toString('latin1', 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
