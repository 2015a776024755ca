import type { Executor } from '@postprocure/db/pool';

/** Orders that were delivered, or whose claim was rejected, at least seven days ago. */
export async function listFinishedOrders(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const { rows } = await executor.query<{ id: string }>(
    `select id from orders where state in ('DELIVERED', 'CLAIM_REJECTED')
       and state_since <= $1::timestamptz - interval '7 days'
     order by state_since limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}
