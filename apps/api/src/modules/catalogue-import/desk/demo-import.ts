import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Executor } from '@postprocure/db/pool';
import { readSample } from './file-sample.ts';
import { suggestSettings } from './file-settings.ts';
import { insertFile } from './import-file.repository.ts';
import { findRun, insertRun, type NewRun } from './import-run.repository.ts';
import { performRun, type ImportFolder } from './perform-run.ts';
import { filePath, storeFile } from './stored-file.ts';

export interface DemoImport {
  userId: string;
  fileName: string;
  csv: string;
  at: Date;
  undoneAt: Date | null;
}

/** Uploads, checks and imports a file as in the desk, and undoes the import if `undoneAt` is set. */
export async function createDemoImport(folder: ImportFolder, demo: DemoImport): Promise<void> {
  const { database, directory } = folder;
  const { userId, fileName } = demo;
  const fileId = randomUUID();
  const content = Buffer.from(demo.csv);
  const bytes = await storeFile(directory, fileId, Readable.from([content]), content.length);
  const sample = await readSample(filePath(directory, fileId), fileName, null);
  const settings = suggestSettings(sample);
  await insertFile(database, { id: fileId, fileName, bytes, userId, sample, settings });
  const run = { fileId, importId: null, userId, settings };
  await runNow(folder, { ...run, kind: 'check' });
  const importId = await runNow(folder, { ...run, kind: 'import' });
  if (importId === null) throw new Error(`The demo import ${fileName} was refused.`);
  if (demo.undoneAt) await runNow(folder, { kind: 'undo', fileId: null, importId, userId, settings: null });
  await dateBack(database, fileId, importId, demo);
}

async function runNow(folder: ImportFolder, run: NewRun): Promise<number | null> {
  const runId = await insertRun(folder.database, run);
  if (runId === undefined) throw new Error('Another import is running.');
  await performRun(folder, runId, { isLast: true, signal: new AbortController().signal });
  const ended = await findRun(folder.database, runId);
  if (ended?.state !== 'DONE') throw new Error(ended?.failure ?? 'The demo import did not finish.');
  return ended.importId;
}

async function dateBack(
  executor: Executor,
  fileId: string,
  importId: number,
  { at, undoneAt }: DemoImport,
): Promise<void> {
  await executor.query('update import_files set created_at = $2 where id = $1', [fileId, at]);
  await executor.query(
    `update import_runs as r set created_at = moment, finished_at = moment + interval '2 seconds'
     from (select id, case kind when 'check' then $3::timestamptz + interval '2 minutes'
         when 'import' then $3 + interval '4 minutes' else $4 end as moment
       from import_runs) as m
     where m.id = r.id and (r.file_id = $1 or r.import_id = $2)`,
    [fileId, importId, at, undoneAt],
  );
  await executor.query(
    `update imports set started_at = $2::timestamptz + interval '4 minutes',
       finished_at = $2 + interval '4 minutes 2 seconds', undone_at = $3
     where id = $1`,
    [importId, at, undoneAt],
  );
}
