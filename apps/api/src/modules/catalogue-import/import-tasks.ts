import { rm } from 'node:fs/promises';
import { importFileDays } from '@postprocure/contracts/catalogue-import/import-columns';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { purgeFiles } from './desk/import-file.repository.ts';
import { performRun, type ImportFolder } from './desk/perform-run.ts';
import { filePath, reportPath } from './desk/stored-file.ts';

const payload = z.object({ runId: z.uuid() });

export const importTasks = (folder: ImportFolder): TaskList => ({
  'imports:run': (given, { job, abortSignal }) =>
    performRun(folder, payload.parse(given).runId, {
      isLast: job.attempts >= job.max_attempts,
      signal: abortSignal,
    }),
  'imports:purge-files': async () => {
    for (const { id, runIds } of await purgeFiles(folder.database, importFileDays)) {
      await rm(filePath(folder.directory, id), { force: true });
      for (const runId of runIds) await rm(reportPath(folder.directory, runId), { force: true });
    }
  },
});

/** In UTC. */
export const importCrontab = ['50 21 * * * imports:purge-files ?max=3'];
