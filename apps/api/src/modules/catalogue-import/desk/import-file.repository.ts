import type { DeskImportSettings } from '@postprocure/contracts/catalogue-import/import-file';
import type { Executor } from '@postprocure/db/pool';
import type { FileSample } from './file-sample.ts';

export interface StoredFile {
  id: string;
  fileName: string;
  bytes: number;
  userId: string | null;
  userName: string | null;
  sample: FileSample;
  settings: DeskImportSettings;
  createdAt: Date;
  purgedAt: Date | null;
}

const fileColumns = `f.id, f.file_name as "fileName", f.bytes, f.user_id as "userId", u.name as "userName", f.sample,
  f.settings, f.created_at as "createdAt", f.purged_at as "purgedAt"`;
const files = 'import_files as f left join users as u on u.id = f.user_id';

export async function insertFile(
  tx: Executor,
  file: Pick<StoredFile, 'id' | 'fileName' | 'bytes' | 'sample' | 'settings'> & { userId: string },
): Promise<void> {
  await tx.query(
    `insert into import_files (id, file_name, bytes, user_id, sample, settings) values ($1, $2, $3, $4, $5, $6)`,
    [file.id, file.fileName, file.bytes, file.userId, file.sample, file.settings],
  );
}

export async function findFile(executor: Executor, id: string): Promise<StoredFile | undefined> {
  const { rows } = await executor.query<StoredFile>(`select ${fileColumns} from ${files} where f.id = $1`, [
    id,
  ]);
  return rows[0];
}

const isWaiting = `f.purged_at is null
  and not exists (select from import_runs as r where r.file_id = f.id and r.kind = 'import' and r.state = 'DONE')`;

/** Files that have not been imported yet, newest first. */
export async function listWaitingFiles(executor: Executor, limit: number): Promise<StoredFile[]> {
  const { rows } = await executor.query<StoredFile>(
    `select ${fileColumns} from ${files} where ${isWaiting} order by f.created_at desc, f.id limit $1`,
    [limit],
  );
  return rows;
}

export async function saveSample(
  executor: Executor,
  id: string,
  sample: FileSample,
  settings: DeskImportSettings,
): Promise<void> {
  await executor.query('update import_files set sample = $2, settings = $3 where id = $1', [
    id,
    sample,
    settings,
  ]);
}

export async function saveSettings(
  executor: Executor,
  id: string,
  settings: DeskImportSettings,
): Promise<void> {
  await executor.query('update import_files set settings = $2 where id = $1', [id, settings]);
}

/**
 * Deletes a file that was never imported, with its dry runs. Returns the IDs of these runs, or undefined if the file is
 * in use.
 */
export async function deleteWaitingFile(tx: Executor, id: string): Promise<string[] | undefined> {
  const { rows: runs } = await tx.query<{ id: string }>('select id from import_runs where file_id = $1', [
    id,
  ]);
  const { rowCount } = await tx.query(
    `delete from import_files as f where f.id = $1 and not exists (
       select from import_runs as r where r.file_id = f.id and (r.kind = 'import' or r.state in ('QUEUED', 'RUNNING')))`,
    [id],
  );
  return rowCount === 1 ? runs.map((run) => run.id) : undefined;
}

/** Marks old files as purged and drops their samples. Returns their IDs and those of their runs. */
export async function purgeFiles(tx: Executor, days: number): Promise<{ id: string; runIds: string[] }[]> {
  const { rows } = await tx.query<{ id: string; runIds: string[] }>(
    `update import_files as f set purged_at = now(), sample = sample || '{"rows": []}'
     where f.purged_at is null and f.created_at < now() - make_interval(days => $1)
       and not exists (select from import_runs as r where r.file_id = f.id and r.state in ('QUEUED', 'RUNNING'))
     returning f.id, array(select r.id from import_runs as r where r.file_id = f.id) as "runIds"`,
    [days],
  );
  return rows;
}
