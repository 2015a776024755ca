import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exportLinkHours } from '@postprocure/contracts/exports/export-fields';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { expireExports } from './export.repository.ts';
import { notifyExportResult } from './notify-export-result.ts';
import { exportPath, writeExport, type ExportFileContext } from './write-export.ts';

const payload = z.object({ exportId: z.uuid() });

export const exportTasks = (context: ExportFileContext): TaskList => ({
  'exports:write': async (given, { job }) => {
    const { exportId } = payload.parse(given);
    try {
      await writeExport(context, exportId, job.attempts >= job.max_attempts);
    } finally {
      await notifyExportResult(context.database, exportId);
    }
  },
  'exports:expire': async () => {
    for (const expired of await expireExports(context.database)) {
      await rm(exportPath(context.directory, expired), { force: true });
    }
    await purgeFiles(context.directory, Date.now() - (exportLinkHours + 1) * hourMs);
  },
});

const hourMs = 3_600_000;

/** Deletes files that are too old to have a valid link. A crashed process may have left them behind. */
async function purgeFiles(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && found.mtimeMs < before) await rm(file, { force: true });
  }
}

export const exportCrontab = ['*/20 * * * * exports:expire ?max=3'];
