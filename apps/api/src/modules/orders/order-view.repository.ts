import type { OrderViewInfo } from '@postprocure/contracts/orders/order';
import type { Executor } from '@postprocure/db/pool';

/** Saved views belong to one user of one merchant. */
export interface ViewOwner {
  merchantId: string;
  userId: string;
}

export async function listViews(
  executor: Executor,
  { merchantId, userId }: ViewOwner,
): Promise<OrderViewInfo[]> {
  const { rows } = await executor.query<OrderViewInfo>(
    'select id, name, query from order_views where merchant_id = $1 and user_id = $2 order by lower(name)',
    [merchantId, userId],
  );
  return rows;
}

/** Replaces a view with the same name. Returns false if the user already has `max` views. */
export async function saveView(
  tx: Executor,
  { merchantId, userId }: ViewOwner,
  { name, query }: { name: string; query: string },
  max: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into order_views (merchant_id, user_id, name, query)
     select $1, $2, $3, $4 where exists (
         select from order_views where merchant_id = $1 and user_id = $2 and lower(name) = lower($3))
       or (select count(*) from order_views where merchant_id = $1 and user_id = $2) < $5
     on conflict (merchant_id, user_id, lower(name)) do update set name = excluded.name, query = excluded.query`,
    [merchantId, userId, name, query, max],
  );
  return rowCount === 1;
}

export async function findViewByName(
  executor: Executor,
  { merchantId, userId }: ViewOwner,
  name: string,
): Promise<string | null> {
  const { rows } = await executor.query<{ id: string }>(
    'select id from order_views where merchant_id = $1 and user_id = $2 and lower(name) = lower($3)',
    [merchantId, userId, name],
  );
  return rows[0]?.id ?? null;
}

export async function renameView(
  tx: Executor,
  { merchantId, userId }: ViewOwner,
  id: string,
  name: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update order_views set name = $4 where merchant_id = $1 and user_id = $2 and id = $3',
    [merchantId, userId, id, name],
  );
  return rowCount === 1;
}

export async function deleteView(
  tx: Executor,
  { merchantId, userId }: ViewOwner,
  id: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from order_views where merchant_id = $1 and user_id = $2 and id = $3',
    [merchantId, userId, id],
  );
  return rowCount === 1;
}
