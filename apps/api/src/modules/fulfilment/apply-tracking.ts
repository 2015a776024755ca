import type { TrackingScan, TrackingUpdate } from '@postprocure/connectors/carriers/carrier';
import { shipmentStates } from '@postprocure/contracts/shipments/shipment-journey';
import type { Executor } from '@postprocure/db/pool';
import { notifyMerchant } from '../live-updates/index.ts';
import { notify } from '../notifications/index.ts';
import {
  lockOrder,
  recordOrderEvent,
  saveConflictNote,
  type OrderActor,
  type OrderRecord,
} from '../orders/index.ts';
import { mailDelivery, mailDispatch } from './customer-mails.ts';
import { followOrder, type ParcelNews } from './follow-order.ts';
import type { DeliveryParts } from './fulfilment-parts.ts';
import { reportFailure } from './ndr.ts';
import {
  findParcel,
  findParcelByAwb,
  insertParcelEvent,
  saveCourierNews,
  saveParcelState,
  type ParcelRecord,
} from './parcel.repository.ts';
import { judgeScan } from './parcel-states.ts';
import { refundMishap, refundReturn } from './refund-parcel.ts';

const courier: OrderActor = { kind: 'courier', userId: null };

/**
 * Applies what a courier reports about a parcel. Reports may arrive repeatedly and in any order: known scans are
 * skipped, and the parcel only moves forward.
 */
export async function applyTracking(
  tx: Executor,
  parts: DeliveryParts,
  update: TrackingUpdate,
): Promise<'applied' | 'unchanged' | 'unmatched'> {
  const found = await findParcelByAwb(tx, update.awb);
  if (!found) return 'unmatched';
  let order = await lockOrder(tx, found.orderId);
  if (!order) return 'unmatched';
  let isNew = false;
  for (const scan of update.scans) {
    const isNewScan = await insertParcelEvent(tx, found.id, {
      code: scan.status ?? 'scan',
      description: scan.description,
      location: scan.location,
      externalId: scan.id,
      at: scan.at,
    });
    if (!isNewScan) continue;
    isNew = true;
    order = await applyScan(tx, parts, order, await requireParcel(tx, found.id), scan);
  }
  await saveCourierNews(tx, found.id, { courier: update.courier, expectedOn: update.expectedOn, isNew });
  if (isNew) await notifyMerchant(tx, order.merchantId, 'orders');
  return isNew ? 'applied' : 'unchanged';
}

async function requireParcel(tx: Executor, id: string): Promise<ParcelRecord> {
  const parcel = await findParcel(tx, id);
  if (!parcel) throw new Error('The parcel disappeared');
  return parcel;
}

async function applyScan(
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  parcel: ParcelRecord,
  scan: TrackingScan,
): Promise<OrderRecord> {
  const judgement = judgeScan(parcel, scan);
  if (judgement === 'conflict') return reportConflict(tx, order, parcel, scan);
  if (judgement === 'ignore' || scan.status === null) return order;
  const news: ParcelNews = {
    actor: courier,
    reason: scan.status,
    note: [scan.description, scan.location].filter((text) => text !== null).join(', '),
    remark: scan.description,
    source: `scan:${parcel.id}:${scan.id}`,
    at: scan.at,
  };
  if (order.state === 'CANCELLED_REFUNDED') return reportConflict(tx, order, parcel, scan);
  return moveParcel(tx, parts, order, parcel, scan.status, news);
}

/** Moves a parcel and its order, and carries out what the new state requires. The order must be locked. */
export async function moveParcel(
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  parcel: ParcelRecord,
  state: NonNullable<TrackingScan['status']>,
  news: ParcelNews,
): Promise<OrderRecord> {
  const hadLeft = parcel.state !== 'processing';
  await saveParcelState(tx, parcel.id, state, news.at);
  const moved = await requireParcel(tx, parcel.id);
  let current = await followOrder(tx, order, news);
  if (!hadLeft) await announceDispatch(tx, parts, current, moved);
  switch (state) {
    case 'delivery-failed':
      await reportFailure(tx, parts, current, moved, { at: news.at, remark: news.remark ?? 'Not delivered' });
      break;
    case 'delivered':
      await announceDelivery(tx, parts, current, moved);
      break;
    case 'return-initiated':
      await announceReturn(tx, current, moved);
      break;
    case 'returned':
      await refundReturn(tx, parts.issuer, current, moved);
      current = await followOrder(tx, current, { ...news, source: `${news.source}:refund` });
      break;
    case 'lost':
    case 'damaged':
      await refundMishap(tx, parts.issuer, current, moved);
      current = await followOrder(tx, current, { ...news, source: `${news.source}:refund` });
      break;
    default:
      break;
  }
  return current;
}

async function announceDispatch(
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  parcel: ParcelRecord,
): Promise<void> {
  await notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'orders.read' },
    key: `dispatched:${parcel.id}`,
    title: `Order ${order.number} is on its way`,
    body: `Tracking ID ${parcel.trackingId}, with ${parcel.carrier}.`,
    link: `/seller/orders/${order.id}`,
  });
  await mailDispatch(tx, parts, order, parcel);
}

async function announceDelivery(
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  parcel: ParcelRecord,
): Promise<void> {
  await notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'orders.read' },
    key: `delivered:${parcel.id}`,
    title: `Order ${order.number} was delivered`,
    body: `Parcel ${parcel.trackingId} has arrived. You can make a claim for damaged items within 48 hours, and for missing items within 7 days.`,
    link: `/seller/orders/${order.id}`,
  });
  await mailDelivery(tx, parts, order, parcel);
}

const announceReturn = (tx: Executor, order: OrderRecord, parcel: ParcelRecord) =>
  notify(tx, {
    kind: 'orders',
    to: { merchantId: order.merchantId, permission: 'orders.read' },
    key: `returning:${parcel.id}`,
    title: `Order ${order.number} is coming back`,
    body: 'The courier is returning the parcel to us. When it arrives, 80% of the product price will be credited to your wallet.',
    link: `/seller/orders/${order.id}`,
  });

/** Conflicting scans change nothing. Staff are asked to find out what really happened. */
async function reportConflict(
  tx: Executor,
  order: OrderRecord,
  parcel: ParcelRecord,
  scan: TrackingScan,
): Promise<OrderRecord> {
  const reported = scan.status === null ? 'scanned' : shipmentStates[scan.status].status.toLowerCase();
  const known = shipmentStates[parcel.state].status.toLowerCase();
  const note = `The courier reports parcel ${parcel.trackingId} as ${reported}, but it is ${known}.`;
  await saveConflictNote(tx, order.id, note);
  await recordOrderEvent(tx, order.id, {
    actor: courier,
    reason: 'conflict',
    note,
    source: `conflict:${parcel.id}:${scan.id}`,
    at: scan.at,
  });
  await notify(tx, {
    kind: 'orders',
    to: { staffPermission: 'fulfilment.write' },
    key: `conflict:${parcel.id}:${scan.id}`,
    title: `Conflicting scans for order ${order.number}`,
    body: note,
    link: '/desk/fulfilment?stage=conflicts',
  });
  return order;
}
