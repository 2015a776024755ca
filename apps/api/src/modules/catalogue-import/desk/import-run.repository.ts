import type {
  DeskImportSettings,
  ImportReport,
  ImportRunKind,
  ImportRunState,
  ImportStep,
} from '@postprocure/contracts/catalogue-import/import-file';
import type { Executor } from '@postprocure/db/pool';
import { enqueueJob } from '../../../worker/job-queue.ts';
import { importRunLifecycle } from './import-run-states.ts';

export interface StoredRun {
  id: string;
  kind: ImportRunKind;
  state: ImportRunState;
  step: ImportStep | null;
  fraction: number;
  rows: number;
  failure: string | null;
  fileId: string | null;
  importId: number | null;
  userId: string | null;
  userName: string | null;
  settings: DeskImportSettings | null;
  report: ImportReport | null;
  createdAt: Date;
  finishedAt: Date | null;
}

const runColumns = `r.id, r.kind, r.state, r.step, r.fraction, r.rows, r.failure, r.file_id as "fileId",
  r.import_id as "importId", r.user_id as "userId", u.name as "userName", r.settings, r.report,
  r.created_at as "createdAt", r.finished_at as "finishedAt"`;
const runs = 'import_runs as r left join users as u on u.id = r.user_id';
const isOpen = `r.state in ('QUEUED', 'RUNNING')`;

export interface NewRun {
  kind: ImportRunKind;
  fileId: string | null;
  importId: number | null;
  userId: string;
  settings: DeskImportSettings | null;
}

/** Returns undefined if another run is under way. */
export async function insertRun(tx: Executor, run: NewRun): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into import_runs (kind, file_id, import_id, user_id, settings) values ($1, $2, $3, $4, $5)
     on conflict ((true)) where state in ('QUEUED', 'RUNNING') do nothing
     returning id`,
    [run.kind, run.fileId, run.importId, run.userId, run.settings],
  );
  return rows[0]?.id;
}

const maxAttempts = 25;
const jobKey = (runId: string): string => `import-run:${runId}`;

export const enqueueRun = (tx: Executor, runId: string, runAt?: Date): Promise<void> =>
  enqueueJob(tx, 'imports:run', {
    key: jobKey(runId),
    maxAttempts,
    payload: { runId },
    ...(runAt && { runAt }),
  });

/** Fails runs whose job no longer exists or has used up its attempts, so that they do not block others forever. */
export async function failLostRuns(executor: Executor): Promise<void> {
  await executor.query(
    `update import_runs as r set state = 'FAILED', finished_at = now(),
       failure = 'The server stopped several times while this was running.'
     where ${isOpen} and not exists (
       select from graphile_worker.jobs as j
       where j.key = 'import-run:' || r.id and (j.locked_at is not null or j.attempts < j.max_attempts))`,
  );
}

export async function findRun(executor: Executor, id: string): Promise<StoredRun | undefined> {
  const { rows } = await executor.query<StoredRun>(`select ${runColumns} from ${runs} where r.id = $1`, [id]);
  return rows[0];
}

export async function findOpenRun(
  executor: Executor,
): Promise<(StoredRun & { fileName: string }) | undefined> {
  const { rows } = await executor.query<StoredRun & { fileName: string }>(
    `select ${runColumns}, coalesce(f.file_name, i.file_name) as "fileName"
     from ${runs} left join import_files as f on f.id = r.file_id left join imports as i on i.id = r.import_id
     where ${isOpen}`,
  );
  return rows[0];
}

/** The latest dry run or import of a file. */
export async function findFileRun(executor: Executor, fileId: string): Promise<StoredRun | undefined> {
  const { rows } = await executor.query<StoredRun>(
    `select ${runColumns} from ${runs} where r.file_id = $1 order by r.created_at desc, r.id limit 1`,
    [fileId],
  );
  return rows[0];
}

export async function findImportRun(
  executor: Executor,
  importId: number,
  kind: 'import' | 'undo',
): Promise<StoredRun | undefined> {
  const { rows } = await executor.query<StoredRun>(
    `select ${runColumns} from ${runs} where r.import_id = $1 and r.kind = $2
     order by r.created_at desc, r.id limit 1`,
    [importId, kind],
  );
  return rows[0];
}

/** Returns undefined if the run has already ended. */
export async function startRun(executor: Executor, id: string): Promise<StoredRun | undefined> {
  const { rowCount } = await executor.query(
    `update import_runs set state = 'RUNNING' where id = $1 and state = any($2)`,
    [id, importRunLifecycle.sourcesOf('RUNNING')],
  );
  return rowCount === 1 ? findRun(executor, id) : undefined;
}

export async function saveProgress(
  executor: Executor,
  id: string,
  { step, fraction, rows }: { step: ImportStep; fraction: number; rows: number },
): Promise<void> {
  await executor.query('update import_runs set step = $2, fraction = $3, rows = $4 where id = $1', [
    id,
    step,
    fraction,
    rows,
  ]);
}

export async function linkImport(executor: Executor, id: string, importId: number): Promise<void> {
  await executor.query('update import_runs set import_id = $2 where id = $1', [id, importId]);
}

export async function saveReport(executor: Executor, id: string, report: ImportReport): Promise<void> {
  await executor.query('update import_runs set report = $2 where id = $1', [id, report]);
}

export async function finishRun(executor: Executor, id: string): Promise<void> {
  await executor.query(
    `update import_runs set state = 'DONE', fraction = 1, finished_at = now() where id = $1 and state = any($2)`,
    [id, importRunLifecycle.sourcesOf('DONE')],
  );
}

export async function failRun(executor: Executor, id: string, failure: string): Promise<void> {
  await executor.query(
    `update import_runs set state = 'FAILED', failure = $2, finished_at = now()
     where id = $1 and state = any($3)`,
    [id, failure, importRunLifecycle.sourcesOf('FAILED')],
  );
}
