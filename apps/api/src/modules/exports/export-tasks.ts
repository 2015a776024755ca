import { rm } from 'node:fs/promises';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { expireExports } from './export.repository.ts';
import { tellOfExport } from './tell-of-export.ts';
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
  },
});

export const exportCrontab = ['*/20 * * * * exports:expire ?max=3'];
