import { imageUrl } from '@postprocure/contracts/images/image';
import type { CancelPolicy } from '@postprocure/contracts/orders/cancel-policy';
import { paymentReasons } from '@postprocure/contracts/orders/attention-reason';
import type {
  OrderAction,
  OrderDetail,
  OrderItem,
  OrderSummary,
  RtoRisk,
} from '@postprocure/contracts/orders/order';
import { isUnpaid, orderStateRules } from '@postprocure/contracts/orders/order-state';
import type { AttentionReason } from '@postprocure/contracts/orders/attention-reason';
import type { Executor } from '@postprocure/db/pool';
import { splitInvoiceTax } from '@postprocure/money/invoice-tax';
import { paiseToRupees } from '@postprocure/money/paise';
import { loadSkus } from '../catalogue/index.ts';
import { listOrderDocuments } from '../documents/index.ts';
import { findMargin } from './check-order.ts';
import { findTaxWarning } from './judge-tax-data.ts';
import { loadTaxData } from './load-tax-data.ts';
import { listOrderEvents, sumRefunds } from './order-event.repository.ts';
import { listItemsOfOrders, listOrderItems, type OrderItemRecord } from './order-item.repository.ts';
import type { OrderRecord } from './order.repository.ts';
import { findRtoRisks } from './rto-risk.ts';

export async function describeOrders(
  executor: Executor,
  orders: readonly OrderRecord[],
): Promise<OrderSummary[]> {
  const items = await listItemsOfOrders(
    executor,
    orders.map(({ id }) => id),
  );
  const risks = await findRtoRisks(executor, orders, items);
  return orders.map((order) =>
    describeSummary(order, items.get(order.id) ?? [], risks.get(order.id) ?? null),
  );
}

/** Before payment, the channel's deadline applies if it is earlier than ours, as in `listWaitingOrders`. */
function findWaitingEnd({ state, shipByAt, deadlineAt }: OrderRecord): Date | null {
  if (!isUnpaid(state) || shipByAt === null) return deadlineAt;
  return deadlineAt === null || shipByAt < deadlineAt ? shipByAt : deadlineAt;
}

function describeSummary(
  order: OrderRecord,
  items: readonly OrderItemRecord[],
  risk: RtoRisk | null,
): OrderSummary {
  const { waits } = orderStateRules[order.state];
  const margin = findMargin(items);
  const [first] = items;
  return {
    id: order.id,
    number: order.number,
    channel: order.channel,
    externalNumber: order.externalNumber,
    state: order.state,
    stateSince: order.stateSince.toISOString(),
    attention: order.attentionReasons.map((reason) => ({
      reason,
      detail: order.attentionDetails[reason] ?? '',
    })),
    waits: waits && { ...waits, until: toText(findWaitingEnd(order)) },
    isHeld: order.isHeld,
    priority: order.priority,
    tags: order.tags,
    customer: maskName(order.customerName),
    city: order.city,
    pincode: order.pincode,
    placedAt: order.placedAt.toISOString(),
    createdAt: order.createdAt.toISOString(),
    shipBy: toText(order.shipByAt),
    paidAt: toText(order.paidAt),
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    firstItem: {
      title: first?.title ?? '',
      imgUrl: first?.image == null ? null : imageUrl(first.image),
      lines: items.length,
    },
    total: paiseToRupees(order.totalPaise),
    sale: order.salePaise === null ? null : paiseToRupees(order.salePaise),
    margin: margin && {
      amount: paiseToRupees(margin.paise),
      percent: Math.round(margin.basisPoints / 10) / 10,
    },
    risk,
  };
}

export async function describeOrder(
  executor: Executor,
  order: OrderRecord,
  cancelPolicy: CancelPolicy = 'untilDispatch',
): Promise<OrderDetail> {
  const items = await listOrderItems(executor, order.id);
  const [skus, events, documents, refunded] = [
    await loadSkus(
      executor,
      items.map(({ sku }) => sku),
    ),
    await listOrderEvents(executor, order.id),
    await listOrderDocuments(executor, order.merchantId, [order.id]),
    await sumRefunds(executor, order.id),
  ];
  const risks = await findRtoRisks(executor, [order], new Map([[order.id, items]]));
  const stocks = new Map(skus.map(({ sku, quantity }) => [sku, quantity]));
  const tax = items.map(({ linePaise, gstBasisPoints }) =>
    splitInvoiceTax(linePaise, gstBasisPoints, 'inter_state'),
  );
  return {
    ...describeSummary(order, items, risks.get(order.id) ?? null),
    address: {
      customerName: order.customerName,
      customerPhone: order.customerPhone,
      customerEmail: order.customerEmail ?? '',
      addressLine1: order.addressLine1,
      addressLine2: order.addressLine2,
      landmark: order.landmark,
      city: order.city,
      stateCode: order.stateCode,
      pincode: order.pincode,
    },
    note: order.note,
    items: items.map((item) => describeItem(item, stocks.get(item.sku) ?? null)),
    goods: paiseToRupees(order.goodsPaise),
    shipping: paiseToRupees(order.shippingPaise),
    gst: paiseToRupees(tax.reduce((sum, { igstPaise }) => sum + igstPaise, 0)),
    refunded: paiseToRupees(refunded),
    journeyStep: orderStateRules[order.state].step,
    cancelFreeUntil: order.state === 'PAID' ? toText(order.processAfter) : null,
    cancelReason: order.cancelReason,
    conflictNote: order.conflictNote,
    taxWarning: isUnpaid(order.state)
      ? findTaxWarning(await loadTaxData(executor, order.merchantId), order.stateCode)
      : null,
    waived: order.waivedReasons,
    actions: listActions(order, cancelPolicy),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    documents: documents.map(({ id, kind, numberText, issuedAt, totalPaise }) => ({
      id,
      kind,
      number: numberText,
      issuedAt: issuedAt.toISOString(),
      total: paiseToRupees(totalPaise),
    })),
  };
}

const describeItem = (item: OrderItemRecord, available: number | null): OrderItem => ({
  line: item.line,
  sku: item.sku,
  productId: item.productId,
  title: item.title,
  color: item.color,
  size: item.size,
  imgUrl: item.image === null ? null : imageUrl(item.image),
  quantity: item.quantity,
  unit: paiseToRupees(item.unitPaise),
  total: paiseToRupees(item.linePaise),
  salePrice: item.saleUnitPaise === null ? null : paiseToRupees(item.saleUnitPaise),
  hsn: item.hsn,
  gstRate: item.gstBasisPoints / 100,
  warehouse: item.warehouse,
  available,
});

const isPaymentReason = (reason: AttentionReason): boolean => paymentReasons.includes(reason);

/** Whether nothing but money or the plan keeps the order from being paid. */
export const isPayable = ({
  state,
  attentionReasons,
}: Pick<OrderRecord, 'state' | 'attentionReasons'>): boolean =>
  state === 'AWAITING_PAYMENT' || (state === 'ATTENTION' && attentionReasons.every(isPaymentReason));

/** What the merchant can do with an order in its current state. */
function listActions(order: OrderRecord, cancelPolicy: CancelPolicy): OrderAction[] {
  const { state, isHeld } = order;
  if (isUnpaid(state)) {
    return [
      ...(isPayable(order) ? (['pay'] as const) : []),
      'edit',
      ...(state === 'ATTENTION' ? (['check'] as const) : []),
      isHeld ? 'release' : 'hold',
      'cancel',
    ];
  }
  if (cancelPolicy === 'strict') return [];
  return state === 'PAID' || state === 'PROCESSING' || state === 'PACKED' ? ['requestCancel'] : [];
}

const toText = (date: Date | null): string | null => date && date.toISOString();

/** Lists show no more of a customer's name than is needed to recognize the order, for example `Priya S.` */
export function maskName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${String.fromCodePoint(last.codePointAt(0) ?? 46)}.`;
}
