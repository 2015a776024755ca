import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { exportLinkHours } from '@postprocure/contracts/exports/export-fields';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { expireExports } from './export.repository.ts';
import { tellOfExport } from './notify-export.ts';
import { exportPath, writeExport, type ExportParts } from './write-export.ts';

const payload = z.object({ exportId: z.uuid() });

export const exportTasks = (parts: ExportParts): TaskList => ({
  'exports:write': async (given, { job }) => {
    const { exportId } = payload.parse(given);
    try {
      await writeExport(parts, exportId, job.attempts >= job.max_attempts);
    } finally {
      await tellOfExport(parts.database, exportId);
    }
  },
  'exports:expire': async () => {
    for (const expired of await expireExports(parts.database)) {
      await rm(exportPath(parts.directory, expired), { force: true });
    }
    await sweepFiles(parts.directory, Date.now() - (exportLinkHours + 1) * hourMs);
  },
});

const hourMs = 3_600_000;

/** Older than any link: left by a process that died while it wrote, or before it removed what had expired. */
async function sweepFiles(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && found.mtimeMs < before) await rm(file, { force: true });
  }
}

export const exportCrontab = ['*/20 * * * * exports:expire ?max=3'];
