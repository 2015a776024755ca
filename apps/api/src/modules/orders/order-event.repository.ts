import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { OrderActorKind } from '@postprocure/contracts/orders/order-actor';
import type { Executor } from '@postprocure/db/pool';

export interface NewOrderEvent {
  from: OrderState | null;
  to: OrderState | null;
  actor: OrderActorKind;
  userId: string | null;
  reason: string | null;
  note: string | null;
  source: string | null;
  /** When it happened, if that is earlier than now. */
  at: Date | null;
}

/** Returns false if the order already has an event from this source. */
export async function insertOrderEvent(
  tx: Executor,
  orderId: string,
  event: NewOrderEvent,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into order_events (order_id, from_state, to_state, actor, actor_user_id, reason, note, source, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, clock_timestamp()))
     on conflict (order_id, source) where source is not null do nothing`,
    [
      orderId,
      event.from,
      event.to,
      event.actor,
      event.userId,
      event.reason,
      event.note,
      event.source,
      event.at,
    ],
  );
  return rowCount === 1;
}

export async function hasEventOfSource(tx: Executor, orderId: string, source: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from order_events where order_id = $1 and source = $2', [
    orderId,
    source,
  ]);
  return (rowCount ?? 0) > 0;
}

export interface OrderEventRecord {
  id: number;
  from: OrderState | null;
  to: OrderState | null;
  actor: OrderActorKind;
  actorName: string | null;
  reason: string | null;
  note: string | null;
  at: Date;
}

/** Newest first. Merchants see the names of their own members, but not those of our staff. */
export async function listOrderEvents(executor: Executor, orderId: string): Promise<OrderEventRecord[]> {
  const { rows } = await executor.query<OrderEventRecord>(
    `select e.id, e.from_state as "from", e.to_state as "to", e.actor, case when e.actor = 'merchant' then u.name end as "actorName", e.reason, e.note, e.at
     from order_events e left join users u on u.id = e.actor_user_id
     where e.order_id = $1 order by e.at desc, e.id desc`,
    [orderId],
  );
  return rows;
}

/** How much has been refunded for an order so far. */
export async function sumRefunds(executor: Executor, orderId: string): Promise<number> {
  const { rows } = await executor.query<{ sum: number }>(
    `select coalesce(sum(e.amount_paise), 0)::bigint as sum
     from ledger_journals j join ledger_entries e on e.journal_id = j.id and e.account = 'wallet'
     where j.order_id = $1 and j.kind in ('ORDER_CANCEL_REFUND', 'RTO_REFUND', 'CLAIM_REFUND')`,
    [orderId],
  );
  return rows[0]?.sum ?? 0;
}
