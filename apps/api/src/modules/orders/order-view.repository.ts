import type { OrderViewInfo } from '@postprocure/contracts/orders/order';
import type { Executor } from '@postprocure/db/pool';

export async function listViews(executor: Executor, merchantId: string): Promise<OrderViewInfo[]> {
  const { rows } = await executor.query<OrderViewInfo>(
    'select id, name, query from order_views where merchant_id = $1 order by lower(name)',
    [merchantId],
  );
  return rows;
}

/** A view with the same name is replaced. */
export async function saveView(
  tx: Executor,
  merchantId: string,
  { name, query }: { name: string; query: string },
): Promise<void> {
  await tx.query(
    `insert into order_views (merchant_id, name, query) values ($1, $2, $3)
     on conflict (merchant_id, lower(name)) do update set name = excluded.name, query = excluded.query`,
    [merchantId, name, query],
  );
}

export async function deleteView(tx: Executor, merchantId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from order_views where merchant_id = $1 and id = $2', [
    merchantId,
    id,
  ]);
  return rowCount === 1;
}
