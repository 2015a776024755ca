import { open, stat, type FileHandle } from 'node:fs/promises';
import { openCsvSource, type CsvOptions } from './csv-source.ts';
import { ImportError } from './import-error.ts';
import type { CatalogueSource } from './source-row.ts';
import { openXlsxSource } from './xlsx-source.ts';

export interface SourceOptions extends CsvOptions {
  sheet?: string;
}

const zipMark = 'PK\x03\x04';
const compoundMark = '\xd0\xcf\x11\xe0';
const resave = 'Open it in Excel or LibreOffice, save it as .xlsx or .csv, and use the new file.';
const useTable = 'Use an Excel (.xlsx) or CSV file.';

/** Common files that are not tables, recognized by their first bytes. */
const otherKinds: [beginning: RegExp, message: string][] = [
  [/^(?:\xef\xbb\xbf)?\s*<(?:!|\?|[a-z])/i, `is a web page or XML. ${resave}`],
  [/^%PDF/, `is a PDF. ${useTable}`],
  [/^(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{/, `is JSON. ${useTable}`],
  [/^\x89PNG|^\xff\xd8\xff|^GIF8|^RIFF/, `is an image. ${useTable}`],
  [
    /^\x1f\x8b|^Rar!|^7z\xbc\xaf|^PK\x05\x06/,
    'is an archive. Unpack it and use the Excel (.xlsx) or CSV file in it.',
  ],
];

/** Detects the format from the content, not from the file name. */
export async function openCatalogueSource(path: string, options: SourceOptions): Promise<CatalogueSource> {
  const name = options.shownName ?? path;
  const { beginning, isEncrypted } = await readBeginning(path, name);
  if (isEncrypted) {
    throw new ImportError(
      `${name} is protected with a password. Open it in Excel, remove the password, save it, and use the new file.`,
    );
  }
  if (beginning.startsWith(compoundMark))
    throw new ImportError(`${name} is in the old Excel format. ${resave}`);
  const other = otherKinds.find(([mark]) => mark.test(beginning));
  if (other !== undefined) throw new ImportError(`${name} ${other[1]}`);
  if (!beginning.startsWith(zipMark)) return openCsvSource(path, options);
  try {
    return await openXlsxSource(path, options.sheet);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${name} is damaged or is not an Excel workbook. ${resave}`, { cause: error });
  }
}

interface Beginning {
  beginning: string;
  isEncrypted: boolean;
}

async function readBeginning(path: string, name: string): Promise<Beginning> {
  try {
    // Opening a named pipe would wait for somebody to write to it.
    if (!(await stat(path)).isFile()) throw new ImportError(`${name} is not a file.`);
    const file = await open(path);
    try {
      const head = await readAt(file, 0, 64);
      if (head.length === 0) throw new ImportError(`${name} is empty.`);
      return { beginning: head.toString('latin1'), isEncrypted: await isEncryptedWorkbook(file, head) };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new ImportError(`File not found: ${name}.`, { cause: error });
    }
    throw new ImportError(`${name} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * A workbook with a password is a compound file, like the old Excel format, with a stream of this name in its
 * directory.
 */
async function isEncryptedWorkbook(file: FileHandle, head: Buffer): Promise<boolean> {
  if (head.length < 64 || !head.toString('latin1').startsWith(compoundMark)) return false;
  const sectorSize = head.readUInt16LE(30) === 12 ? 4096 : 512;
  const directory = await readAt(file, (head.readUInt32LE(48) + 1) * sectorSize, 4096);
  return directory.includes(encryptedPackage);
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
