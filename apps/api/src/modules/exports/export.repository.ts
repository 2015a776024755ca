import type { ColumnMap, ColumnMapBody, ExportRequest } from '@postprocure/contracts/exports/export';
import type { ExportFormat, ExportState } from '@postprocure/contracts/exports/export-fields';
import type { Executor } from '@postprocure/db/pool';

export interface StoredExport {
  id: string;
  merchantId: string;
  format: ExportFormat;
  request: ExportRequest;
  state: ExportState;
  rowsTotal: number;
  rowsDone: number;
  bytes: number | null;
  snapshotAt: Date | null;
  createdAt: Date;
  expiresAt: Date | null;
}

const columns = `id, merchant_id as "merchantId", format, request, state, rows_total as "rowsTotal",
  rows_done as "rowsDone", bytes, snapshot_at as "snapshotAt", created_at as "createdAt", expires_at as "expiresAt"`;

export async function insertExport(
  tx: Executor,
  given: { merchantId: string; userId: string; request: ExportRequest; rowsTotal: number },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into exports (merchant_id, requested_by, format, request, rows_total) values ($1, $2, $3, $4, $5)
     returning id`,
    [given.merchantId, given.userId, given.request.format, given.request, given.rowsTotal],
  );
  return (rows[0] as { id: string }).id;
}

const jobKey = (id: string): string => `export:${id}`;

/** The worker takes it up after so many minutes, unless it is taken back. */
export async function queueExport(tx: Executor, id: string, inMinutes = 0): Promise<void> {
  await tx.query(
    `select graphile_worker.add_job('exports:write', json_build_object('exportId', $1::text), max_attempts => 3,
       job_key => $2, run_at => now() + make_interval(mins => $3))`,
    [id, jobKey(id), inMinutes],
  );
}

export async function unqueueExport(executor: Executor, id: string): Promise<void> {
  await executor.query('select graphile_worker.remove_job($1)', [jobKey(id)]);
}

/** Of one merchant's requests one is looked at after the other: several at once would not count each other. */
export async function lockExports(tx: Executor, merchantId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('exports:' || $1, 0))`, [merchantId]);
}

/** Whether the merchant's plan includes files at all. */
export async function includesExports(tx: Executor, merchantId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from merchant_plans as m
     join plan_entitlements as e on e.plan_key = m.plan_key and e.entitlement_key = 'export.oneClick'
     where m.merchant_id = $1 and e.access = 'full'`,
    [merchantId],
  );
  return rowCount === 1;
}

export async function countUnfinished(tx: Executor, merchantId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from exports where merchant_id = $1 and state in ('QUEUED', 'RUNNING')`,
    [merchantId],
  );
  return rows[0]?.count ?? 0;
}

export async function findExport(
  executor: Executor,
  id: string,
  merchantId: string | null,
): Promise<StoredExport | null> {
  const { rows } = await executor.query<StoredExport>(
    `select ${columns} from exports where id = $1 and ($2::uuid is null or merchant_id = $2)`,
    [id, merchantId],
  );
  return rows[0] ?? null;
}

export async function listExports(
  executor: Executor,
  merchantId: string,
  limit: number,
): Promise<StoredExport[]> {
  const { rows } = await executor.query<StoredExport>(
    `select ${columns} from exports where merchant_id = $1 order by created_at desc, id limit $2`,
    [merchantId, limit],
  );
  return rows;
}

/** False when it was cancelled meanwhile or is finished; one that a broken-off attempt left running goes on. */
export async function startExport(
  executor: Executor,
  id: string,
  snapshotAt: Date,
  rowsTotal: number,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    `update exports set state = 'RUNNING', snapshot_at = $2, rows_total = $3, rows_done = 0, finished_at = null
     where id = $1 and state in ('QUEUED', 'RUNNING', 'FAILED')`,
    [id, snapshotAt, rowsTotal],
  );
  return rowCount === 1;
}

/** False when somebody has cancelled it. */
export async function noteProgress(executor: Executor, id: string, rowsDone: number): Promise<boolean> {
  const { rowCount } = await executor.query(
    `update exports set rows_done = $2 where id = $1 and state = 'RUNNING'`,
    [id, rowsDone],
  );
  return rowCount === 1;
}

export async function finishExport(
  executor: Executor,
  id: string,
  bytes: number,
  linkHours: number,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    `update exports set state = 'DONE', bytes = $2, finished_at = now(), rows_done = rows_total,
       expires_at = now() + make_interval(hours => $3)
     where id = $1 and state = 'RUNNING'`,
    [id, bytes, linkHours],
  );
  return rowCount === 1;
}

export async function endExport(
  executor: Executor,
  id: string,
  state: 'FAILED' | 'CANCELLED',
  merchantId: string | null = null,
): Promise<boolean> {
  const { rowCount } = await executor.query(
    `update exports set state = $2, finished_at = now()
     where id = $1 and state in ('QUEUED', 'RUNNING') and ($3::uuid is null or merchant_id = $3)`,
    [id, state, merchantId],
  );
  return rowCount === 1;
}

export interface ExportOutcome {
  userId: string;
  merchantId: string;
  state: 'DONE' | 'FAILED';
  rows: number;
}

/** Null while it is under way, when it was cancelled, and when whoever asked for it is gone. */
export async function findExportOutcome(executor: Executor, id: string): Promise<ExportOutcome | null> {
  const { rows } = await executor.query<ExportOutcome>(
    `select requested_by as "userId", merchant_id as "merchantId", state, rows_total as rows
     from exports where id = $1 and requested_by is not null and state in ('DONE', 'FAILED')`,
    [id],
  );
  return rows[0] ?? null;
}

/** Those whose link is over, and the format of each, by which its file is known. */
export async function expireExports(executor: Executor): Promise<{ id: string; format: ExportFormat }[]> {
  const { rows } = await executor.query<{ id: string; format: ExportFormat }>(
    `update exports set state = 'EXPIRED' where state = 'DONE' and expires_at < now() returning id, format`,
  );
  await executor.query(`delete from exports where created_at < now() - interval '90 days'`);
  return rows;
}

export async function listColumnMaps(executor: Executor, merchantId: string): Promise<ColumnMap[]> {
  const { rows } = await executor.query<ColumnMap>(
    'select id, name, columns from export_column_maps where merchant_id = $1 order by lower(name)',
    [merchantId],
  );
  return rows;
}

/** A map of the same name is replaced. */
export async function saveColumnMap(
  executor: Executor,
  merchantId: string,
  { name, columns: chosen }: ColumnMapBody,
): Promise<ColumnMap> {
  const { rows } = await executor.query<ColumnMap>(
    `insert into export_column_maps (merchant_id, name, columns) values ($1, $2, $3)
     on conflict (merchant_id, lower(name)) do update
       set name = excluded.name, columns = excluded.columns, updated_at = now()
     returning id, name, columns`,
    [merchantId, name, JSON.stringify(chosen)],
  );
  return rows[0] as ColumnMap;
}

export async function deleteColumnMap(executor: Executor, merchantId: string, id: string): Promise<boolean> {
  const { rowCount } = await executor.query(
    'delete from export_column_maps where merchant_id = $1 and id = $2',
    [merchantId, id],
  );
  return rowCount === 1;
}
