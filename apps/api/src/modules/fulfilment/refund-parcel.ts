import type { Executor } from '@postprocure/db/pool';
import { formatRupees } from '@postprocure/money/format-rupees';
import { paiseToRupees } from '@postprocure/money/paise';
import { splitRtoPrice } from '@postprocure/money/split-rto-price';
import { findOrderInvoice, issueCreditNote, type DocumentIssuer } from '../documents/index.ts';
import { postJournal } from '../ledger/index.ts';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import { listOrderItems, type OrderRecord } from '../orders/index.ts';
import { allocate } from './allocate-refund.ts';
import { saveRefund, type ParcelRecord } from './parcel.repository.ts';
import { warehouseOf } from './plan-parcels.ts';

/**
 * Refunds a parcel that came back: 80% of the price of its goods if the customer caused the return, and the full price
 * otherwise. Does nothing if it was refunded before. The order must be locked.
 */
export async function refundReturn(
  tx: Executor,
  issuer: DocumentIssuer,
  order: OrderRecord,
  parcel: ParcelRecord,
): Promise<void> {
  if (parcel.refundPaise !== null) return;
  const { goodsPaise, fault, trackingId } = parcel;
  const { refundPaise, feePaise } =
    fault === 'customer' ? splitRtoPrice(goodsPaise) : { refundPaise: goodsPaise, feePaise: 0 };
  await creditParcel(tx, issuer, order, parcel, {
    kind: 'RTO_REFUND',
    source: `parcel:${parcel.id}`,
    description: `Refund for returned parcel ${trackingId} of order ${order.number}`,
    reason: `Parcel ${trackingId} of order ${order.number} was returned to origin`,
    parts: allocate(refundPaise, await lineTotals(tx, order, parcel)),
  });
  await saveRefund(tx, parcel.id, { refundPaise, feePaise, fault });
  await notify(tx, {
    kind: 'money',
    to: { merchantId: order.merchantId, permission: 'wallet.read' },
    key: `rto-refund:${parcel.id}`,
    title: `${formatRupees(paiseToRupees(refundPaise))} refunded for order ${order.number}`,
    body:
      feePaise > 0
        ? `The parcel came back to us. 80% of the product price is in your wallet, and ${formatRupees(paiseToRupees(feePaise))} was kept as a restocking and handling fee. The credit note is with your documents.`
        : 'The parcel came back to us through no fault of your customer. The full product price is in your wallet, and the credit note is with your documents.',
    link: `/seller/orders/${order.id}`,
  });
}

/** Pays out the fee that was kept, because the return turned out not to be the customer's fault. */
export async function refundFee(
  tx: Executor,
  issuer: DocumentIssuer,
  order: OrderRecord,
  parcel: ParcelRecord,
  fault: 'platform' | 'courier',
): Promise<void> {
  const { refundPaise, feePaise, goodsPaise, trackingId } = parcel;
  if (refundPaise === null || feePaise === null || feePaise === 0) return;
  const totals = await lineTotals(tx, order, parcel);
  const paid = allocate(refundPaise, totals);
  await creditParcel(tx, issuer, order, parcel, {
    kind: 'RTO_REFUND',
    source: `parcel:${parcel.id}:fee`,
    description: `Fee refunded for returned parcel ${trackingId} of order ${order.number}`,
    reason: `The return of parcel ${trackingId} was not caused by the customer`,
    parts: totals.map((total, index) => total - (paid[index] ?? 0)),
  });
  await saveRefund(tx, parcel.id, { refundPaise: goodsPaise, feePaise: 0, fault });
  await notify(tx, {
    kind: 'money',
    to: { merchantId: order.merchantId, permission: 'wallet.read' },
    key: `rto-fee-refund:${parcel.id}`,
    title: `${formatRupees(paiseToRupees(feePaise))} more refunded for order ${order.number}`,
    body: 'The return was not caused by your customer, so you also get the restocking and handling fee back.',
    link: `/seller/orders/${order.id}`,
  });
}

/** Refunds the full price of a parcel that was lost or damaged on the way. */
export async function refundMishap(
  tx: Executor,
  issuer: DocumentIssuer,
  order: OrderRecord,
  parcel: ParcelRecord,
): Promise<void> {
  if (parcel.refundPaise !== null) return;
  const { goodsPaise, shippingPaise, trackingId, state } = parcel;
  const refundPaise = goodsPaise + shippingPaise;
  const what = state === 'lost' ? 'lost' : 'damaged';
  const totals = await lineTotals(tx, order, parcel);
  await creditParcel(tx, issuer, order, parcel, {
    kind: 'CLAIM_REFUND',
    source: `parcel:${parcel.id}`,
    description: `Refund for parcel ${trackingId} of order ${order.number}, ${what} in transit`,
    reason: `Parcel ${trackingId} of order ${order.number} was ${what} in transit`,
    parts: totals.map((total, index) => total + (index === 0 ? shippingPaise : 0)),
  });
  await saveRefund(tx, parcel.id, { refundPaise, feePaise: 0, fault: 'courier' });
  await notify(tx, {
    kind: 'money',
    to: { merchantId: order.merchantId, permission: 'wallet.read' },
    key: `mishap-refund:${parcel.id}`,
    title: `${formatRupees(paiseToRupees(refundPaise))} refunded for order ${order.number}`,
    body: `The courier reports the parcel as ${what}. The full price is back in your wallet, and the credit note is with your documents.`,
    link: `/seller/orders/${order.id}`,
  });
}

async function lineTotals(tx: Executor, order: OrderRecord, { warehouse }: ParcelRecord): Promise<number[]> {
  const items = await listOrderItems(tx, order.id);
  return items.filter((item) => warehouseOf(item) === warehouse).map(({ linePaise }) => linePaise);
}

interface ParcelCredit {
  kind: 'RTO_REFUND' | 'CLAIM_REFUND';
  source: string;
  description: string;
  reason: string;
  /** Paise for each line of the parcel. */
  parts: readonly number[];
}

async function creditParcel(
  tx: Executor,
  issuer: DocumentIssuer,
  order: OrderRecord,
  { warehouse }: ParcelRecord,
  { parts, ...credit }: ParcelCredit,
): Promise<void> {
  const items = await listOrderItems(tx, order.id);
  const lines = items
    .filter((item) => warehouseOf(item) === warehouse)
    .map(({ line, quantity }, index) => ({ line, quantity, paise: parts[index] ?? 0 }));
  await creditLines(tx, issuer, order, { ...credit, lines, actorId: null });
}

export interface LineCredit {
  kind: 'RTO_REFUND' | 'CLAIM_REFUND';
  source: string;
  description: string;
  reason: string;
  actorId: string | null;
  lines: readonly { line: number; quantity: number; paise: number }[];
}

/** Credits lines of an order to the wallet and issues the credit note. The order must be locked. */
export async function creditLines(
  tx: Executor,
  issuer: DocumentIssuer,
  { id, number, merchantId }: OrderRecord,
  { kind, source, description, reason, actorId, lines }: LineCredit,
): Promise<void> {
  const paise = lines.reduce((sum, line) => sum + line.paise, 0);
  if (paise === 0) return;
  const { journalId, isNew } = await postJournal(tx, {
    kind,
    source,
    merchantId,
    orderId: id,
    description,
    actorId,
    entries: { wallet: paise, order_sales: -paise },
  });
  if (!isNew) throw new Error(`${kind} ${source} was posted before`);
  const invoice = await findOrderInvoice(tx, id);
  if (!invoice) throw new Error(`Order ${number} has no invoice`);
  const invoiced = invoice.content.lines;
  await issueCreditNote(tx, issuer, {
    invoiceId: invoice.id,
    journalId,
    issuedAt: new Date(),
    reason,
    lines: lines
      .filter((line) => line.paise > 0)
      .map(({ line, quantity, paise: totalPaise }) => {
        const original = invoiced[line - 1];
        if (!original) throw new Error(`Line ${line} of order ${number} was not invoiced`);
        return { ...original, quantity, totalPaise };
      }),
  });
  await notifyMerchant(tx, merchantId, 'wallet');
}
