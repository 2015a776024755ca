import type { Executor } from '@postprocure/db/pool';
import { importLockKey } from '../import-lock.ts';

export interface HistoryRow {
  id: number;
  fileName: string;
  state: 'running' | 'finished' | 'abandoned' | 'undoing' | 'undone';
  userId: string | null;
  userName: string | null;
  startedAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  warnings: number;
  undoRemoved: number;
  undoEnded: number;
  undoRestored: number;
}

const history = `
  select i.id, i.file_name as "fileName", i.status as state, r.user_id as "userId", u.name as "userName",
    i.started_at as "startedAt", i.finished_at as "finishedAt", i.undone_at as "undoneAt", i.row_count as rows,
    i.created_count as created, i.updated_count as updated, i.unchanged_count as unchanged,
    i.refused_count as refused, i.warning_count as warnings, i.undo_removed_count as "undoRemoved",
    i.undo_ended_count as "undoEnded", i.undo_restored_count as "undoRestored"
  from imports as i
  left join lateral (
    select user_id from import_runs where import_id = i.id and kind = 'import' order by created_at limit 1
  ) as r on true
  left join users as u on u.id = r.user_id`;

export async function listHistory(
  executor: Executor,
  { before, limit }: { before: number | null; limit: number },
): Promise<HistoryRow[]> {
  const { rows } = await executor.query<HistoryRow>(
    `${history} where $1::bigint is null or i.id < $1 order by i.id desc limit $2`,
    [before, limit],
  );
  return rows;
}

export async function findHistory(executor: Executor, importId: number): Promise<HistoryRow | undefined> {
  const { rows } = await executor.query<HistoryRow>(`${history} where i.id = $1`, [importId]);
  return rows[0];
}

/** Whether an import or undo holds the lock, in this process or in the import command. */
export async function isImportLocked(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query<{ locked: boolean }>(
    `select exists (
       select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted
         and database = (select oid from pg_database where datname = current_database())) as locked`,
    [importLockKey],
  );
  return rows[0]?.locked === true;
}
