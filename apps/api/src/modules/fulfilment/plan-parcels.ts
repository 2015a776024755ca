import { randomInt } from 'node:crypto';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import { warehouses, type Warehouse } from '@postprocure/contracts/fulfilment/warehouse';
import type { Executor } from '@postprocure/db/pool';
import { listOrderItems, type OrderItemRecord, type OrderRecord } from '../orders/index.ts';
import { addBusinessDays } from '../shipments/index.ts';
import {
  insertParcel,
  insertParcelEvent,
  listParcels,
  type ParcelRecord,
  type ParcelSize,
} from './parcel.repository.ts';

/** The maximum number of business days from dispatch to delivery. */
const transitDays = 7;
const unknownWeightGrams = 500;
const packagingGrams = 100;
const maxTries = 20;

export const warehouseOf = ({ warehouse }: Pick<OrderItemRecord, 'warehouse'>): Warehouse =>
  warehouse ?? 'national';

/**
 * Splits an order into one parcel per warehouse, unless that has already been done. The order must be locked. Sizes are
 * estimated from the products' weights; staff correct them when they pack.
 */
export async function planParcels(tx: Executor, order: OrderRecord, now: Date): Promise<ParcelRecord[]> {
  const existing = await listParcels(tx, order.id);
  if (existing.length > 0) return existing;
  const items = Map.groupBy(await listOrderItems(tx, order.id), warehouseOf);
  let isFirst = true;
  for (const [warehouse, lines] of items) {
    const id = await insertWithNewTrackingId(
      tx,
      order,
      warehouse,
      lines,
      isFirst ? order.shippingPaise : 0,
      now,
    );
    isFirst = false;
    const location = warehouses[warehouse].city;
    await insertParcelEvent(tx, id, {
      code: 'placed',
      description: 'Order Placed',
      location: null,
      externalId: 'placed',
      at: order.paidAt ?? now,
    });
    await insertParcelEvent(tx, id, {
      code: 'processing',
      description: 'Processing at Warehouse',
      location,
      externalId: 'processing',
      at: now,
    });
  }
  return listParcels(tx, order.id);
}

async function insertWithNewTrackingId(
  tx: Executor,
  order: OrderRecord,
  warehouse: Warehouse,
  lines: readonly OrderItemRecord[],
  shippingPaise: number,
  now: Date,
): Promise<string> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const id = await insertParcel(tx, {
      orderId: order.id,
      trackingId: `PP${randomInt(100_000_000, 1_000_000_000)}IN`,
      warehouse,
      goodsPaise: lines.reduce((sum, { linePaise }) => sum + linePaise, 0),
      shippingPaise,
      carrier: 'Not assigned yet',
      service: 'Surface',
      origin: warehouses[warehouse].city,
      destination: order.city.trim() === '' ? order.pincode : order.city,
      estimatedDelivery: addBusinessDays(toIndianDate(order.dispatchBy ?? now), transitDays),
      ...estimateSize(lines),
    });
    if (id !== null) return id;
  }
  throw new Error(`No free tracking ID found for order ${order.number}`);
}

const boxes: readonly (ParcelSize & { maxGrams: number })[] = [
  { maxGrams: 500, weightGrams: 0, lengthCm: 20, breadthCm: 15, heightCm: 5 },
  { maxGrams: 1500, weightGrams: 0, lengthCm: 25, breadthCm: 20, heightCm: 10 },
  { maxGrams: 5000, weightGrams: 0, lengthCm: 35, breadthCm: 25, heightCm: 15 },
  { maxGrams: Infinity, weightGrams: 0, lengthCm: 45, breadthCm: 35, heightCm: 30 },
];

export function estimateSize(
  lines: readonly Pick<OrderItemRecord, 'weightGrams' | 'quantity'>[],
): ParcelSize {
  const goods = lines.reduce(
    (sum, { weightGrams, quantity }) => sum + (weightGrams ?? unknownWeightGrams) * quantity,
    0,
  );
  const box = boxes.find(({ maxGrams }) => goods <= maxGrams);
  if (!box) throw new Error('No box fits');
  const { lengthCm, breadthCm, heightCm } = box;
  return { weightGrams: Math.min(goods + packagingGrams, 100_000), lengthCm, breadthCm, heightCm };
}
