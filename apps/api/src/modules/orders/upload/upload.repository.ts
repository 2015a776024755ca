import type { UploadRowState, UploadState } from '@postprocure/contracts/orders/order-upload';
import type { Executor } from '@postprocure/db/pool';
import type { CheckedRow } from './check-upload.ts';
import { uploadLifecycle } from './upload-states.ts';
import type { UploadCells } from './upload-columns.ts';

export interface UploadRecord {
  id: string;
  merchantId: string;
  createdBy: string | null;
  fileName: string;
  state: UploadState;
  ignoredColumns: string[];
  createdAt: Date;
  orders: number;
  taken: number;
  counts: Partial<Record<UploadRowState, number>>;
}

const select = `select u.id, u.merchant_id as "merchantId", u.created_by as "createdBy", u.file_name as "fileName", u.state,
    u.ignored_columns as "ignoredColumns", u.created_at as "createdAt", r.orders, r.taken, r.counts
  from order_uploads u,
    lateral (
      select count(distinct order_number) filter (where state in ('ready', 'attention', 'taken'))::int as orders,
        count(distinct order_number) filter (where state = 'taken')::int as taken,
        coalesce((select jsonb_object_agg(state, count) from (
          select state, count(*) as count from order_upload_rows where upload_id = u.id group by state
        ) states), '{}') as counts
      from order_upload_rows where upload_id = u.id
    ) r`;

export async function insertUpload(
  tx: Executor,
  upload: { merchantId: string; userId: string; fileName: string; ignoredColumns: readonly string[] },
  rows: readonly CheckedRow[],
): Promise<string> {
  const { rows: inserted } = await tx.query<{ id: string }>(
    `insert into order_uploads (merchant_id, created_by, file_name, ignored_columns) values ($1, $2, $3, $4)
     returning id`,
    [upload.merchantId, upload.userId, upload.fileName, upload.ignoredColumns],
  );
  const id = inserted[0]?.id;
  if (id === undefined) throw new Error('The upload was not stored');
  await tx.query(
    `insert into order_upload_rows (upload_id, line, order_number, cells, state, messages)
     select $1, r.line, r."orderNumber", r.cells, r.state, r.messages
     from jsonb_to_recordset($2::jsonb)
       as r (line int, "orderNumber" text, cells jsonb, state text, messages text[])`,
    [id, JSON.stringify(rows)],
  );
  return id;
}

export async function listUploads(executor: Executor, merchantId: string): Promise<UploadRecord[]> {
  const { rows } = await executor.query<UploadRecord>(
    `${select} where u.merchant_id = $1 order by u.created_at desc limit 20`,
    [merchantId],
  );
  return rows;
}

export async function findMerchantUpload(
  executor: Executor,
  merchantId: string,
  id: string,
): Promise<UploadRecord | null> {
  const { rows } = await executor.query<UploadRecord>(`${select} where u.merchant_id = $1 and u.id = $2`, [
    merchantId,
    id,
  ]);
  return rows[0] ?? null;
}

export async function findUpload(executor: Executor, id: string): Promise<UploadRecord | null> {
  const { rows } = await executor.query<UploadRecord>(`${select} where u.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Returns false if the upload can no longer change to this state. */
export async function saveUploadState(tx: Executor, id: string, to: UploadState): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update order_uploads set state = $2, finished_at = case when $2 = 'DONE' then now() end
     where id = $1 and state = any ($3)`,
    [id, to, uploadLifecycle.sourcesOf(to)],
  );
  return rowCount === 1;
}

export interface UploadRowRecord {
  line: number;
  orderNumber: string;
  cells: UploadCells;
  state: UploadRowState;
  messages: string[];
  orderId: string | null;
  takenNumber: string | null;
}

const rowSelect = `select r.line, r.order_number as "orderNumber", r.cells, r.state, r.messages, r.order_id as "orderId",
    o.number as "takenNumber"
  from order_upload_rows r left join orders o on o.id = r.order_id`;

export async function listUploadRows(
  executor: Executor,
  uploadId: string,
  states: readonly UploadRowState[],
  limit: number,
): Promise<UploadRowRecord[]> {
  const { rows } = await executor.query<UploadRowRecord>(
    `${rowSelect} where r.upload_id = $1 and r.state = any ($2) order by r.line limit $3`,
    [uploadId, states, limit],
  );
  return rows;
}

export async function markRowsTaken(
  tx: Executor,
  uploadId: string,
  orderNumber: string,
  orderId: string,
): Promise<void> {
  await tx.query(
    `update order_upload_rows set state = 'taken', order_id = $3
     where upload_id = $1 and order_number = $2 and state in ('ready', 'attention')`,
    [uploadId, orderNumber, orderId],
  );
}

/** Deletes uploads and the customer data in them. Their orders are kept. */
export async function deleteOldUploads(executor: Executor, days: number): Promise<void> {
  await executor.query('delete from order_uploads where created_at < now() - make_interval(days => $1)', [
    days,
  ]);
}
