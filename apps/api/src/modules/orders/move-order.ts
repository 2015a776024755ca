import { AppError } from '@postprocure/contracts/app-error';
import type { AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { OrderActorKind } from '@postprocure/contracts/orders/order-actor';
import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { notifyMerchant } from '../live-updates/index.ts';
import { findDeadline, orderLifecycle } from './order-lifecycle.ts';
import { hasEventOfSource, insertOrderEvent } from './order-event.repository.ts';
import { lockOrder, saveState, type OrderRecord } from './order.repository.ts';
import { moveStock } from './order-stock.ts';

export interface OrderActor {
  kind: OrderActorKind;
  userId: string | null;
}

export const systemActor: OrderActor = { kind: 'system', userId: null };

export type AttentionDetails = Partial<Record<AttentionReason, string>>;

export interface OrderMove {
  to: OrderState;
  actor: OrderActor;
  /** A short code, for example `cooling-window` or a carrier's scan code. */
  reason?: string;
  /** Shown in the timeline. */
  note?: string;
  /** ID of the event that causes the change. Each source moves an order at most once. */
  source?: string;
  /** When it happened, if that is earlier than now. */
  at?: Date;
  /** Overrides the deadline of the state, for example with an estimated delivery date. */
  deadlineAt?: Date | null;
  /** Why the order needs attention. Required for ATTENTION. */
  attention?: AttentionDetails;
}

export interface MovedOrder {
  order: OrderRecord;
  /** False if the source had already moved the order; nothing changed this time. */
  isNew: boolean;
}

/**
 * The only function that changes the state of an order. It locks the order, checks the transition, keeps the reserved
 * stock in step with the state, writes the event and notifies open pages. Throws CONFLICT for a transition that the
 * lifecycle does not allow. Locks are always taken in the same sequence: order, plan, stock by SKU, wallet, document
 * numbers.
 */
export async function moveOrder(tx: Executor, orderId: string, move: OrderMove): Promise<MovedOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  const { to, actor, source, attention = {} } = move;
  if (source !== undefined && (await hasEventOfSource(tx, orderId, source))) return { order, isNew: false };
  const from = order.state;
  orderLifecycle.requireTransition(from, to);
  const reasons = Object.keys(attention) as AttentionReason[];
  if ((to === 'ATTENTION') !== reasons.length > 0) {
    throw new Error('ATTENTION requires reasons, and no other state may have any');
  }
  await moveStock(tx, order.id, from, to);
  const moved = await saveState(tx, orderId, {
    state: to,
    deadlineAt: move.deadlineAt === undefined ? findDeadline(to, order, new Date()) : move.deadlineAt,
    attentionReasons: reasons,
    attentionDetails: attention,
    stateBeforeCancel: to === 'CANCEL_REQUESTED' ? from : null,
  });
  await insertOrderEvent(tx, orderId, {
    from,
    to,
    actor: actor.kind,
    userId: actor.userId,
    reason: move.reason ?? (reasons.length > 0 ? reasons.join(',').slice(0, 60) : null),
    note: move.note ?? null,
    source: source ?? null,
    at: move.at ?? null,
  });
  await notifyMerchant(tx, order.merchantId, 'orders');
  return { order: moved, isNew: true };
}

/**
 * Records something that happened to an order without changing its state. Returns false if the source is already
 * recorded.
 */
export async function recordOrderEvent(
  tx: Executor,
  orderId: string,
  event: Pick<OrderMove, 'actor' | 'reason' | 'note' | 'source' | 'at'>,
): Promise<boolean> {
  return insertOrderEvent(tx, orderId, {
    from: null,
    to: null,
    actor: event.actor.kind,
    userId: event.actor.userId,
    reason: event.reason ?? null,
    note: event.note ?? null,
    source: event.source ?? null,
    at: event.at ?? null,
  });
}
