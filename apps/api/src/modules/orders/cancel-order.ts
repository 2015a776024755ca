import { AppError } from '@postprocure/contracts/app-error';
import type { CancelPolicy } from '@postprocure/contracts/orders/cancel-policy';
import { isUnpaid } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { findOrderInvoice, issueCreditNote, type DocumentIssuer } from '../documents/index.ts';
import { postJournal } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import { moveOrder, systemActor, type OrderActor } from './move-order.ts';
import { lockMerchantOrder, lockOrder, saveCancelReason, type OrderRecord } from './order.repository.ts';

export interface Cancellation {
  merchantId: string;
  orderId: string;
  actor: OrderActor;
  reason: string;
  policy?: CancelPolicy;
}

/**
 * Cancels an order for the merchant. Before payment, the order is cancelled immediately and costs nothing. During the
 * cooling window after payment, it is cancelled immediately with a full refund. From then until dispatch, staff decide
 * on the request. A dispatched order can only be returned. With the strict policy, a paid order cannot be cancelled.
 */
export async function cancelOrder(
  tx: Executor,
  issuer: DocumentIssuer,
  { merchantId, orderId, actor, reason, policy = 'untilDispatch' }: Cancellation,
  now = new Date(),
): Promise<OrderRecord> {
  const order = await lockMerchantOrder(tx, merchantId, orderId);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  if (order.state === 'CANCEL_REQUESTED') return order;
  if (!isUnpaid(order.state) && !isCancellable(order)) {
    throw new AppError(
      'CONFLICT',
      order.paidAt === null
        ? 'This order has already ended.'
        : 'This order has left our warehouse. It can only be returned now.',
    );
  }
  if (!isUnpaid(order.state) && policy === 'strict') {
    throw new AppError('CONFLICT', 'A paid order cannot be cancelled.');
  }
  await saveCancelReason(tx, orderId, reason);
  if (isUnpaid(order.state)) {
    return (await moveOrder(tx, orderId, { to: 'CANCELLED', actor, note: reason })).order;
  }
  const isCooling = order.state === 'PAID' && order.processAfter !== null && now < order.processAfter;
  const { order: requested } = await moveOrder(tx, orderId, { to: 'CANCEL_REQUESTED', actor, note: reason });
  if (!isCooling) return requested;
  return refundCancelled(tx, issuer, orderId, systemActor, 'cooling-window', null, now);
}

const isCancellable = ({ state }: OrderRecord): boolean =>
  state === 'PAID' || state === 'PROCESSING' || state === 'PACKED';

export interface CancelDecision {
  isApproved: boolean;
  note: string;
  actor: OrderActor;
}

/**
 * Records what staff have decided about a cancellation. Approval refunds the order in full; rejection returns the order
 * to its previous state.
 */
export async function decideCancellation(
  tx: Executor,
  issuer: DocumentIssuer,
  orderId: string,
  { isApproved, note, actor }: CancelDecision,
): Promise<OrderRecord> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  if (order.state !== 'CANCEL_REQUESTED' || order.stateBeforeCancel === null) {
    throw new AppError('CONFLICT', 'This order has no open cancellation request.');
  }
  if (isApproved) return refundCancelled(tx, issuer, orderId, actor, 'approved', note, new Date());
  const { order: continued } = await moveOrder(tx, orderId, {
    to: order.stateBeforeCancel,
    actor,
    reason: 'cancellation-rejected',
    note,
  });
  await notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'orders.write' },
    key: `cancel-rejected:${orderId}:${order.stateSince.toISOString()}`,
    title: `Order ${order.number} could not be cancelled`,
    body: note,
    link: `/seller/orders/${orderId}`,
  });
  return continued;
}

/** Releases the stock, refunds the whole debit and issues the credit note. */
async function refundCancelled(
  tx: Executor,
  issuer: DocumentIssuer,
  orderId: string,
  actor: OrderActor,
  reason: string,
  note: string | null,
  issuedAt: Date,
): Promise<OrderRecord> {
  const { order } = await moveOrder(tx, orderId, {
    to: 'CANCELLED_REFUNDED',
    actor,
    reason,
    ...(note !== null && { note }),
  });
  const { merchantId, number, totalPaise } = order;
  const { journalId } = await postJournal(tx, {
    kind: 'ORDER_CANCEL_REFUND',
    source: orderId,
    merchantId,
    orderId,
    description: `Refund for cancelled order ${number}`,
    actorId: actor.userId,
    entries: { wallet: totalPaise, order_sales: -totalPaise },
  });
  const invoice = await findOrderInvoice(tx, orderId);
  if (!invoice) throw new Error(`Order ${number} has no invoice`);
  await issueCreditNote(tx, issuer, {
    invoiceId: invoice.id,
    journalId,
    issuedAt,
    reason: `Order ${number} was cancelled`,
  });
  await notifyMerchant(tx, merchantId, 'wallet');
  await notify(tx, {
    kind: 'money',
    to: { merchantId, permission: 'wallet.read' },
    key: `cancel-refund:${orderId}`,
    title: `${formatRupees(paiseToRupees(totalPaise))} refunded for order ${number}`,
    body: 'The order was cancelled. The money is back in your wallet, and the credit note is with your documents.',
    link: `/seller/orders/${orderId}`,
  });
  return order;
}
