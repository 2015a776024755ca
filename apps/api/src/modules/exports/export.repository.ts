import type { ColumnMap, ColumnMapBody, ExportRequest } from '@postprocure/contracts/exports/export';
import type { ExportFormat, ExportState } from '@postprocure/contracts/exports/export-fields';
import type { MerchantRole } from '@postprocure/contracts/permission';
import type { Executor } from '@postprocure/db/pool';
import { exportLifecycle } from './export-states.ts';

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

/** Schedules a job that writes the export in `inMinutes` minutes, unless `unqueueExport` removes it first. */
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

/** Serializes a merchant's requests for exports, because concurrent ones would not be counted against the limit. */
export async function lockExports(tx: Executor, merchantId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('exports:' || $1, 0))`, [merchantId]);
}

/** Whether the merchant's plan includes downloads. */
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
    `select count(*)::int as count from exports where merchant_id = $1 and state = any ($2::text[])`,
    [merchantId, exportLifecycle.sourcesOf('CANCELLED')],
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

/** Returns null for former members and users who cannot log in. */
export async function findMemberRole(
  executor: Executor,
  merchantId: string,
  userId: string,
): Promise<MerchantRole | null> {
  const { rows } = await executor.query<{ role: MerchantRole }>(
    `select ms.role from memberships ms
     join users u on u.id = ms.user_id and u.status = 'active'
     join merchants m on m.id = ms.merchant_id and m.status = 'active'
     where ms.merchant_id = $1 and ms.user_id = $2`,
    [merchantId, userId],
  );
  return rows[0]?.role ?? null;
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

interface StateChange {
  /** The parameters of `where` and `set` start at $3. */
  where: string;
  /** Columns that change together with the state. */
  set?: string;
  values?: readonly unknown[];
}

type ChangedExport = Pick<StoredExport, 'id' | 'format'>;

/** The only statement that changes states. Skips exports that cannot change to this state. */
async function changeState(
  executor: Executor,
  to: ExportState,
  { where, set, values = [] }: StateChange,
): Promise<ChangedExport[]> {
  const { rows } = await executor.query<ChangedExport>(
    `update exports set ${['state = $1', ...(set ? [set] : [])].join(', ')}
     where state = any ($2::text[]) and ${where} returning id, format`,
    [to, exportLifecycle.sourcesOf(to), ...values],
  );
  return rows;
}

/** Returns false if the export was cancelled or is finished. */
export async function startExport(
  executor: Executor,
  id: string,
  snapshotAt: Date,
  rowsTotal: number,
): Promise<boolean> {
  const changed = await changeState(executor, 'RUNNING', {
    where: 'id = $3',
    set: 'snapshot_at = $4, rows_total = $5, rows_done = 0, finished_at = null',
    values: [id, snapshotAt, rowsTotal],
  });
  return changed.length === 1;
}

/** Returns false if the export was cancelled. */
export async function saveProgress(executor: Executor, id: string, rowsDone: number): Promise<boolean> {
  const { rowCount } = await executor.query(
    `update exports set rows_done = $2 where id = $1 and state = 'RUNNING'`,
    [id, rowsDone],
  );
  return rowCount === 1;
}

/** Returns false if the export was cancelled. */
export async function finishExport(
  executor: Executor,
  id: string,
  bytes: number,
  linkHours: number,
): Promise<boolean> {
  const changed = await changeState(executor, 'DONE', {
    where: 'id = $3',
    set: 'bytes = $4, finished_at = now(), rows_done = rows_total, expires_at = now() + make_interval(hours => $5)',
    values: [id, bytes, linkHours],
  });
  return changed.length === 1;
}

export async function failExport(executor: Executor, id: string): Promise<void> {
  await changeState(executor, 'FAILED', { where: 'id = $3', set: 'finished_at = now()', values: [id] });
}

/** Returns false if the export is finished. */
export async function cancelExport(executor: Executor, merchantId: string, id: string): Promise<boolean> {
  const changed = await changeState(executor, 'CANCELLED', {
    where: 'id = $3 and merchant_id = $4',
    set: 'finished_at = now()',
    values: [id, merchantId],
  });
  return changed.length === 1;
}

export interface ExportResult {
  userId: string;
  merchantId: string;
  state: 'DONE' | 'FAILED';
  rows: number;
}

/** Returns null while the export is running, if it was cancelled, or if the user no longer exists. */
export async function findExportResult(executor: Executor, id: string): Promise<ExportResult | null> {
  const { rows } = await executor.query<ExportResult>(
    `select requested_by as "userId", merchant_id as "merchantId", state, rows_total as rows
     from exports where id = $1 and requested_by is not null and state in ('DONE', 'FAILED')`,
    [id],
  );
  return rows[0] ?? null;
}

/** Returns the expired exports, whose files must be deleted. */
export async function expireExports(executor: Executor): Promise<ChangedExport[]> {
  const expired = await changeState(executor, 'EXPIRED', { where: 'expires_at < now()' });
  await executor.query(`delete from exports where created_at < now() - interval '90 days'`);
  return expired;
}

export async function listColumnMaps(executor: Executor, merchantId: string): Promise<ColumnMap[]> {
  const { rows } = await executor.query<ColumnMap>(
    'select id, name, columns from export_column_maps where merchant_id = $1 order by lower(name)',
    [merchantId],
  );
  return rows;
}

/** Replaces an existing column map with the same name. */
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
