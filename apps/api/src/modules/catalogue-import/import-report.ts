import { createWriteStream } from 'node:fs';
import { access, constants, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { writeCsvLine } from '../../spreadsheet-cell.ts';
import { ImportError } from './import-error.ts';
import type { Finding } from './product-row.ts';

const header = 'line,sku,result,reason,value\r\n';
// Byte order mark. Without it, Excel uses the system's encoding.
const byteOrderMark = '\ufeff';

/** Checks that the report can be written. Called first, so that an import does not run to its end and then fail. */
export async function ensureWritable(report: string): Promise<void> {
  try {
    await access(path.dirname(report), constants.W_OK);
    const isFolder = await stat(report).then(
      (facts) => facts.isDirectory(),
      () => false,
    );
    if (isFolder) throw new Error('it is a folder');
  } catch (error) {
    throw new ImportError(
      `Cannot write the report to ${report}: ${(error as Error).message}. Choose another path with --report.`,
      { cause: error },
    );
  }
}

/** Writes to a temporary file and renames it, so that the report is never incomplete. */
export async function writeReport(
  report: string,
  pages: AsyncIterable<Finding[]>,
  mode?: number,
): Promise<void> {
  const unfinished = `${report}.unfinished`;
  const stream = createWriteStream(unfinished, { ...(mode !== undefined && { mode }) });
  stream.write(byteOrderMark + header);
  for await (const findings of pages) {
    if (!stream.write(findings.map(formatFinding).join(''))) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  await rename(unfinished, report);
}

const formatFinding = ({ line, sku, kind, reason, value }: Finding): string =>
  writeCsvLine([line, sku, kind, reason, value]);
