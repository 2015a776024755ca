import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exportLinkHours, type ExportFormat } from '@postprocure/contracts/exports/export-fields';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withSnapshot } from '@postprocure/db/transaction';
import { findChosenIds } from '../subscriptions/index.ts';
import { fileExtension, openExportFile, type ExportFile } from './export-file.ts';
import { loadExportRows } from './export-row.repository.ts';
import { exportLifecycle } from './export-states.ts';
import {
  failExport,
  findExport,
  finishExport,
  saveProgress,
  startExport,
  type StoredExport,
} from './export.repository.ts';

export interface ExportFileContext {
  database: Pool;
  directory: string;
  storefrontUrl: string;
}

const batchSize = 500;

export const exportPath = (directory: string, { id, format }: { id: string; format: ExportFormat }): string =>
  path.join(directory, `${id}.${fileExtension(format)}`);

/** Writes the file of an export, unless it is already finished. Leaves no file if the export is cancelled while it runs. */
export async function writeExport(
  context: ExportFileContext,
  id: string,
  isLastAttempt: boolean,
): Promise<void> {
  const stored = await findExport(context.database, id, null);
  if (!stored || !exportLifecycle.canChange(stored.state, 'RUNNING')) return;
  const file = exportPath(context.directory, stored);
  try {
    await mkdir(context.directory, { recursive: true });
    if (!(await writeSnapshot(context, stored, file))) await rm(file, { force: true });
  } catch (error) {
    // A file that cannot be deleted is purged later. The export must be marked as failed in any case.
    await rm(file, { force: true }).catch(() => undefined);
    if (isLastAttempt) await failExport(context.database, id);
    throw error;
  }
}

/**
 * All rows come from one snapshot of the database. Progress is saved in separate transactions, so that it is visible
 * right away.
 */
const writeSnapshot = (context: ExportFileContext, stored: StoredExport, file: string): Promise<boolean> =>
  withSnapshot(context.database, async (snapshot) => {
    const output = openExportFile(file, stored.request, context);
    try {
      const done = await copyRows(context.database, snapshot, stored, output);
      if (!done) await output.abandon();
      return (
        done && (await finishExport(context.database, stored.id, (await stat(file)).size, exportLinkHours))
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
    if (!(await saveProgress(database, id, Math.min(start + batchSize, ids.length)))) return false;
  }
  await output.finish({ snapshotAt, rows: ids.length });
  return true;
}
