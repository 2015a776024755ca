import { rm } from 'node:fs/promises';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { expireExports } from './export.repository.ts';
import { exportPath, writeExport, type ExportParts } from './write-export.ts';

const payload = z.object({ exportId: z.uuid() });

export const exportTasks = (parts: ExportParts): TaskList => ({
  'exports:write': (given, { job }) =>
    writeExport(parts, payload.parse(given).exportId, job.attempts >= job.max_attempts),
  'exports:expire': async () => {
    for (const expired of await expireExports(parts.database)) {
      await rm(exportPath(parts.directory, expired), { force: true });
    }
  },
});

export const exportCrontab = ['*/20 * * * * exports:expire ?max=3'];
