import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
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
    await purgeForgotten(folder.directory);
  },
});

const dayMs = 86_400_000;

/** Deletes files that a crashed process has left behind. */
async function purgeForgotten(directory: string): Promise<void> {
  const before = Date.now() - (importFileDays + 1) * dayMs;
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && found.mtimeMs < before) await rm(file, { force: true });
  }
}

/** The crontab is in UTC. */
export const importCrontab = ['50 21 * * * imports:purge-files ?max=3'];
