import type { Executor } from '@postprocure/db/pool';

/**
 * Backdates what has just happened to an order. Triggers forbid updates to events, so they are disabled for the update.
 */
export async function dateBackOrder(tx: Executor, orderId: string, at: Date): Promise<void> {
  await tx.query('set local session_replication_role = replica');
  await tx.query(`update order_events set at = $2 where order_id = $1 and at >= now()`, [orderId, at]);
  await tx.query(
    `update orders set state_since = $2, updated_at = $2, deadline_at = case
       when state in ('CANCEL_REQUESTED', 'NDR', 'CLAIM_OPEN', 'DELIVERED') then deadline_at - (now() - $2) else deadline_at
     end
     where id = $1 and state_since >= now()`,
    [orderId, at],
  );
  await tx.query('set local session_replication_role = origin');
}
