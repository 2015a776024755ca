import { AppError } from '@postprocure/contracts/app-error';
import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import { formatDate, toIndianDate } from '@postprocure/contracts/indian-date';
import { indianStates } from '@postprocure/contracts/indian-state';
import { paymentReasons } from '@postprocure/contracts/orders/attention-reason';
import { writeLandmark } from '@postprocure/contracts/orders/landmark';
import { orderStateRules } from '@postprocure/contracts/orders/order-state';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { readAgreements } from '../agreements/index.ts';
import { issueInvoice, type DocumentIssuer } from '../documents/index.ts';
import { loadBalance, postJournal } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import { lockPlan, readPlanLimit, type PlanState } from '../plans/index.ts';
import { addBusinessDays } from '../shipments/index.ts';
import { findAttention } from './check-order.ts';
import { findTaxFault } from './judge-tax-data.ts';
import { loadTaxData } from './load-tax-data.ts';
import { moveOrder, type AttentionDetails, type OrderActor } from './move-order.ts';
import { loadOrderContext } from './order-context.repository.ts';
import { listOrderItems, type OrderItemRecord } from './order-item.repository.ts';
import { loadOrderSettings } from './order-settings.repository.ts';
import { OutOfStock } from './order-stock.ts';
import { countPaidSince, lockMerchantOrder, saveOrderPayment, type OrderRecord } from './order.repository.ts';

export interface PayParts {
  database: Pool;
  issuer: DocumentIssuer;
}

export interface Payment {
  merchantId: string;
  orderId: string;
  actor: OrderActor;
  /** Balance to leave in the wallet. */
  keepPaise?: number;
}

/** `attention`: the order could not be paid and now needs attention. `lowBalance`: nothing changed. */
export type PayResult =
  | { kind: 'paid'; order: OrderRecord; isNew: boolean }
  | { kind: 'attention'; order: OrderRecord }
  | { kind: 'lowBalance'; order: OrderRecord };

/**
 * Pays an order from the wallet. The debit, the stock reservation, the invoice and the new state are one transaction.
 * Idempotent: a paid order is not paid again. Locks are taken in the sequence that `moveOrder` describes. A merchant's
 * payments wait for each other at the lock on the plan, so the order limit cannot be exceeded.
 */
export async function payOrder(parts: PayParts, payment: Payment): Promise<PayResult> {
  try {
    return await withTransaction(parts.database, (tx) => payInTransaction(tx, parts.issuer, payment));
  } catch (error) {
    const { merchantId, orderId, actor } = payment;
    if (error instanceof OutOfStock) {
      const attention = { OUT_OF_STOCK: `${error.skus.join(', ')} sold out a moment ago.` };
      return withTransaction(parts.database, (tx) => needAttention(tx, orderId, actor, attention));
    }
    // Another transaction spent the money between the check and the debit.
    if (error instanceof AppError && error.code === 'INSUFFICIENT_BALANCE') {
      const order = await withTransaction(parts.database, (tx) => requireOrder(tx, merchantId, orderId));
      return { kind: 'lowBalance', order };
    }
    throw error;
  }
}

/**
 * Like `payOrder`, but in the caller's transaction. Throws `OutOfStock`, after which that transaction must be rolled
 * back.
 */
export async function payInTransaction(
  tx: Executor,
  issuer: DocumentIssuer,
  { merchantId, orderId, actor, keepPaise = 0 }: Payment,
  now = new Date(),
): Promise<PayResult> {
  const order = await requireOrder(tx, merchantId, orderId);
  if (order.paidAt !== null) return { kind: 'paid', order, isNew: false };
  requirePayable(order);
  const plan = await lockPlan(tx, merchantId);
  if (plan?.status !== 'active') {
    throw new AppError('FORBIDDEN', 'Your plan is not active. Choose a plan to pay orders.');
  }
  await requireStoreAgreement(tx, merchantId);
  const items = await listOrderItems(tx, orderId);
  const overLimit = await findOverLimit(tx, merchantId, plan);
  if (overLimit !== null) return needAttention(tx, orderId, actor, { PLAN_ORDER_LIMIT: overLimit });
  const taxFault = findTaxFault(await loadTaxData(tx, merchantId), order.stateCode);
  if (taxFault !== null) return needAttention(tx, orderId, actor, { TAX_DATA_MISSING: taxFault });
  const attention = await recheck(tx, order, items);
  if (Object.keys(attention).length > 0) return needAttention(tx, orderId, actor, attention);
  const { availablePaise } = await loadBalance(tx, merchantId);
  if (availablePaise - keepPaise < order.totalPaise) return { kind: 'lowBalance', order };

  const { coolingMinutes } = await loadOrderSettings(tx, merchantId);
  if (order.state === 'ATTENTION') await moveOrder(tx, orderId, { to: 'AWAITING_PAYMENT', actor });
  await saveOrderPayment(tx, orderId, {
    paidBy: actor.kind === 'autopay' ? 'autopay' : 'member',
    paidAt: now,
    processAfter: new Date(now.getTime() + coolingMinutes * 60_000),
    dispatchBy: findDispatchDay(items, now),
  });
  const { order: paid } = await moveOrder(tx, orderId, {
    to: 'PAID',
    actor,
    source: 'payment',
    reason: actor.kind === 'autopay' ? 'autopay' : 'pay-now',
  });
  await debit(tx, issuer, paid, items, actor, now);
  await warnOfLimit(tx, merchantId, plan);
  return { kind: 'paid', order: paid, isNew: true };
}

async function requireOrder(tx: Executor, merchantId: string, orderId: string): Promise<OrderRecord> {
  const order = await lockMerchantOrder(tx, merchantId, orderId);
  if (!order) throw new AppError('NOT_FOUND', 'Order not found.');
  return order;
}

function requirePayable({ state, attentionReasons }: OrderRecord): void {
  if (state === 'AWAITING_PAYMENT') return;
  if (state === 'ATTENTION' && attentionReasons.every((reason) => paymentReasons.includes(reason))) return;
  if (state === 'ATTENTION')
    throw new AppError('CONFLICT', 'This order needs attention before it can be paid.');
  throw new AppError('CONFLICT', `This order can't be paid. Its state is "${orderStateRules[state].label}".`);
}

/** Merchants must authorise us to ship in their name before they pay their first order. */
async function requireStoreAgreement(tx: Executor, merchantId: string): Promise<void> {
  const agreements = await readAgreements(tx, merchantId);
  const { key } = legalDocuments.storeAuthorization;
  if (agreements.some((one) => one.key === key && (one.accepted !== null || one.earlier.length > 0))) return;
  throw new AppError(
    'CONFLICT',
    'Accept the Store Authorization Agreement in Settings before you pay your first order.',
  );
}

/**
 * Checks what may have changed since the order was taken, such as stock and costs. The subscription and duplicates were
 * checked then, and are not checked again.
 */
async function recheck(
  tx: Executor,
  order: OrderRecord,
  items: readonly OrderItemRecord[],
): Promise<AttentionDetails> {
  const context = await loadOrderContext(
    tx,
    order.merchantId,
    items.map(({ sku }) => sku),
    [order.pincode],
  );
  return findAttention(
    { ...order, items, channel: 'manual', needsSubscription: false },
    { ...context, duplicateOf: null },
  );
}

async function needAttention(
  tx: Executor,
  orderId: string,
  actor: OrderActor,
  attention: AttentionDetails,
): Promise<PayResult> {
  const { order } = await moveOrder(tx, orderId, { to: 'ATTENTION', actor, attention });
  return { kind: 'attention', order };
}

/** Returns an explanation if the plan's orders are used up, otherwise null. The plan must be locked. */
async function findOverLimit(tx: Executor, merchantId: string, plan: PlanState): Promise<string | null> {
  const limit = await readPlanLimit(tx, plan.planKey, 'orders.perPeriod');
  if (limit === null || (await countPaidSince(tx, merchantId, plan.periodStart)) < limit) return null;
  return `Your ${plan.planName} plan includes ${limit} orders until ${formatDate(plan.periodEnd)}.`;
}

const dispatchHour = 'T12:30:00Z';

/** The end of the business day on which the slowest line should be handed to the courier, in Indian time. */
function findDispatchDay(items: readonly OrderItemRecord[], now: Date): Date {
  const days = Math.max(...items.map(({ handlingDays }) => handlingDays));
  return new Date(`${addBusinessDays(toIndianDate(now), days)}${dispatchHour}`);
}

async function debit(
  tx: Executor,
  issuer: DocumentIssuer,
  order: OrderRecord,
  items: readonly OrderItemRecord[],
  actor: OrderActor,
  issuedAt: Date,
): Promise<void> {
  const { id, merchantId, number, totalPaise } = order;
  const { journalId, isNew } = await postJournal(tx, {
    kind: 'ORDER_DEBIT',
    source: id,
    merchantId,
    orderId: id,
    description: `Order ${number}`,
    actorId: actor.userId,
    entries: { wallet: -totalPaise, order_sales: totalPaise },
  });
  if (!isNew) throw new Error(`Order ${number} has already been debited`);
  await issueInvoice(tx, issuer, 'order_invoice', {
    merchantId,
    journalId,
    issuedAt,
    reference: number,
    orderId: id,
    lines: items.map((item) => ({
      description: describeItem(item),
      hsn: item.hsn,
      isService: false,
      quantity: item.quantity,
      unit: 'NOS',
      gstBasisPoints: item.gstBasisPoints,
      totalPaise: item.linePaise,
    })),
    deliveryAddress: writeAddress(order),
    payment: { method: 'Wallet', reference: number },
  });
  await notifyMerchant(tx, merchantId, 'wallet');
}

export const describeItem = ({ title, color, size, sku }: OrderItemRecord): string => {
  const options = [color, size].filter((option) => option !== null).join(', ');
  return `${title}${options === '' ? '' : ` (${options})`}, SKU ${sku}`;
};

/** The address as it is printed, line by line. */
export const writeAddress = (order: OrderRecord): string[] =>
  [
    order.customerName,
    order.addressLine1,
    order.addressLine2,
    writeLandmark(order.landmark),
    `${order.city} ${order.pincode}`,
    order.stateCode === null ? '' : indianStates[order.stateCode],
  ].filter((line) => line.trim() !== '');

const warningPercents = [100, 80];

/** Warns the merchant when 80% of the plan's orders are used, and when all are. Sends each warning once per period. */
async function warnOfLimit(tx: Executor, merchantId: string, plan: PlanState): Promise<void> {
  const limit = await readPlanLimit(tx, plan.planKey, 'orders.perPeriod');
  if (limit === null) return;
  const used = await countPaidSince(tx, merchantId, plan.periodStart);
  const percent = warningPercents.find((one) => used * 100 >= one * limit);
  if (percent === undefined) return;
  await notify(tx, {
    kind: 'plan-limit',
    to: { merchantId, permission: 'plan.read' },
    key: `order-limit:${merchantId}:${plan.periodStart.toISOString()}:${percent}`,
    title: `You have used ${used} of the ${limit} orders in your plan`,
    body: `Your ${plan.planName} plan includes ${limit} orders until ${formatDate(plan.periodEnd)}. Orders above the limit wait for the next period, or for a larger plan.`,
    link: '/seller/settings/plan',
  });
}
