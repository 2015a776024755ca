import { findOnlyState, readMobileNumber } from '@postprocure/contracts/orders/address-rules';
import type { AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { OrderChannel } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { queueAutopay } from './autopay-queue.ts';
import { findAttention, type OrderContext } from './check-order.ts';
import { moveOrder, type AttentionDetails, type OrderActor } from './move-order.ts';
import { findDuplicate, loadOrderContext } from './order-context.repository.ts';
import { insertOrderEvent } from './order-event.repository.ts';
import { toOrderItem } from './order-item.repository.ts';
import { replaceItems } from './replace-items.ts';
import {
  findTakenOrder,
  insertOrder,
  lockOrder,
  type OrderAddress,
  type OrderRecord,
} from './order.repository.ts';

export interface OrderIntake extends OrderAddress {
  channel: OrderChannel;
  /** The merchant's or the channel's order number. Each number is taken only once per channel. */
  externalNumber: string | null;
  /** Identifies an order without a number, so that it is taken only once. */
  intakeKey: string | null;
  lines: readonly { sku: string; quantity: number; saleUnitPaise: number | null }[];
  placedAt: Date;
  shipByAt: Date | null;
  note: string;
  tags: readonly string[];
  /** Reasons that only the channel knows, for example CHANNEL_UNPAID. */
  channelReasons?: AttentionDetails;
}

export interface TakenOrder {
  order: OrderRecord;
  /** False if the order had already been taken; nothing changed this time. */
  isNew: boolean;
}

/**
 * Takes an order, whatever its source. The order is always stored: anything wrong with it becomes an attention reason.
 * Idempotent by the external number and by the intake key. `context` can be loaded once for many orders.
 */
export async function takeOrder(
  tx: Executor,
  merchantId: string,
  actor: OrderActor,
  intake: OrderIntake,
  context?: Omit<OrderContext, 'duplicateOf'>,
): Promise<TakenOrder> {
  const address = completeAddress(intake);
  const orderId = await insertOrder(tx, merchantId, actor.userId, { ...intake, ...address });
  if (orderId === null) {
    const earlier = await findTakenOrder(tx, merchantId, intake);
    if (!earlier) throw new Error('The order was neither inserted nor found');
    return { order: earlier, isNew: false };
  }
  const skus = intake.lines.map(({ sku }) => sku);
  const known = context ?? (await loadOrderContext(tx, merchantId, skus, [address.pincode]));
  const items = intake.lines.map((line) => toOrderItem(line, known.skus.get(line.sku)));
  await replaceItems(tx, orderId, items);
  await insertOrderEvent(tx, orderId, {
    from: null,
    to: 'IMPORTED',
    actor: actor.kind,
    userId: actor.userId,
    reason: intake.channel,
    note: null,
    source: 'intake',
    at: null,
  });
  const duplicateOf = await findDuplicate(tx, merchantId, {
    orderId,
    externalNumber: intake.externalNumber,
    customerPhone: address.customerPhone,
    pincode: address.pincode,
    skus,
  });
  const attention = {
    ...intake.channelReasons,
    ...findAttention(
      { ...address, channel: intake.channel, items, waivedReasons: [], needsSubscription: true },
      { ...known, duplicateOf },
    ),
  };
  return { order: await settle(tx, orderId, actor, attention), isNew: true };
}

/** Adds a missing state if the PIN code belongs to only one state, and normalizes the PIN code and the phone number. */
export function completeAddress(address: OrderAddress): OrderAddress {
  const pincode = address.pincode.replaceAll(/\s/g, '');
  return {
    ...address,
    pincode,
    customerPhone: readMobileNumber(address.customerPhone) ?? address.customerPhone,
    stateCode: address.stateCode ?? findOnlyState(pincode),
  };
}

/** Checks an unpaid order again, for example after an edit. */
export async function checkOrder(
  tx: Executor,
  order: OrderRecord,
  actor: OrderActor,
  items: Parameters<typeof findAttention>[0]['items'],
): Promise<OrderRecord> {
  const skus = items.map(({ sku }) => sku);
  const known = await loadOrderContext(tx, order.merchantId, skus, [order.pincode]);
  const duplicateOf = await findDuplicate(tx, order.merchantId, { ...order, orderId: order.id, skus });
  const needsSubscription = order.state !== 'AWAITING_PAYMENT' && !wasAccepted(order.attentionReasons);
  const attention = findAttention({ ...order, items, needsSubscription }, { ...known, duplicateOf });
  return settle(tx, order.id, actor, attention);
}

/** These reasons arise only at payment, so the order was accepted earlier. */
const wasAccepted = (reasons: readonly AttentionReason[]): boolean =>
  reasons.includes('LOW_BALANCE') || reasons.includes('PLAN_ORDER_LIMIT');

/** Moves an unpaid order to the state that follows from the result of its check. */
async function settle(
  tx: Executor,
  orderId: string,
  actor: OrderActor,
  attention: AttentionDetails,
): Promise<OrderRecord> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error('The order disappeared');
  const isFine = Object.keys(attention).length === 0;
  if (isFine && order.state === 'AWAITING_PAYMENT') return order;
  if (!isFine && order.state === 'ATTENTION' && isSame(order.attentionDetails, attention)) return order;
  const { order: moved } = await moveOrder(tx, orderId, {
    to: isFine ? 'AWAITING_PAYMENT' : 'ATTENTION',
    actor,
    ...(!isFine && { attention }),
  });
  if (isFine) await queueAutopay(tx, moved.merchantId);
  return moved;
}

const isSame = (one: AttentionDetails, other: AttentionDetails): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
