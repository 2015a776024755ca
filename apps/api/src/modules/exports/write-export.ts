import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  exportLinkHours,
  type ExportFormat,
  type ExportState,
} from '@postprocure/contracts/exports/export-fields';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withSnapshot } from '@postprocure/db/transaction';
import { findChosenIds } from '../subscriptions/index.ts';
import { fileExtension, openExportFile, type ExportFile } from './export-file.ts';
import { loadExportRows } from './export-row.repository.ts';
import {
  endExport,
  findExport,
  finishExport,
  noteProgress,
  startExport,
  type StoredExport,
} from './export.repository.ts';

export interface ExportParts {
  database: Pool;
  directory: string;
  storefrontUrl: string;
}

const batchSize = 500;
const writableStates: readonly ExportState[] = ['QUEUED', 'RUNNING', 'FAILED'];

export const exportPath = (directory: string, { id, format }: { id: string; format: ExportFormat }): string =>
  path.join(directory, `${id}.${fileExtension(format)}`);

/**
 * Writes the file of an export that waits, or that had failed and is tried again by our staff; one that was cancelled
 * leaves nothing behind.
 */
export async function writeExport(parts: ExportParts, id: string, isLastAttempt: boolean): Promise<void> {
  const stored = await findExport(parts.database, id, null);
  if (!stored || !writableStates.includes(stored.state)) return;
  const file = exportPath(parts.directory, stored);
  try {
    await mkdir(parts.directory, { recursive: true });
    if (!(await writeSnapshot(parts, stored, file))) await rm(file, { force: true });
  } catch (error) {
    // What cannot be removed is swept later; whoever waits for the file must learn of the failure all the same.
    await rm(file, { force: true }).catch(() => undefined);
    if (isLastAttempt) await endExport(parts.database, id, 'FAILED');
    throw error;
  }
}

/** Every row is of one moment; progress is told outside of its transaction. */
const writeSnapshot = (parts: ExportParts, stored: StoredExport, file: string): Promise<boolean> =>
  withSnapshot(parts.database, async (snapshot) => {
    const output = openExportFile(file, stored.request, parts);
    try {
      const done = await copyRows(parts.database, snapshot, stored, output);
      if (!done) await output.abandon();
      return (
        done && (await finishExport(parts.database, stored.id, (await stat(file)).size, exportLinkHours))
      );
    } catch (error) {
      await output.abandon();
      throw error;
    }
  });

async function copyRows(
  database: Executor,
  snapshot: Executor,
  { id, merchantId, request }: StoredExport,
  output: ExportFile,
): Promise<boolean> {
  const { rows } = await snapshot.query<{ now: Date }>('select now()');
  const snapshotAt = rows[0]?.now ?? new Date();
  const ids = await findChosenIds(snapshot, merchantId, request.selection);
  if (!(await startExport(database, id, snapshotAt, ids.length))) return false;
  for (let start = 0; start < ids.length; start += batchSize) {
    await output.write(await loadExportRows(snapshot, merchantId, ids.slice(start, start + batchSize)));
    if (!(await noteProgress(database, id, Math.min(start + batchSize, ids.length)))) return false;
  }
  await output.finish({ snapshotAt, rows: ids.length });
  return true;
}
