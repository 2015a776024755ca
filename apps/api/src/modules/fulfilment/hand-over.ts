import { AppError } from '@postprocure/contracts/app-error';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import type { Executor } from '@postprocure/db/pool';
import { enqueueJob } from '../../worker/job-queue.ts';
import type { OrderActor, OrderRecord } from '../orders/index.ts';
import { moveParcel } from './apply-tracking.ts';
import type { DeliveryParts, FulfilmentParts } from './fulfilment-parts.ts';
import { insertParcelEvent, listParcels } from './parcel.repository.ts';

/** Records that all parcels of an order were given to the courier. The order must be locked. */
export async function handOver(
  tx: Executor,
  parts: DeliveryParts,
  order: OrderRecord,
  actor: OrderActor,
  now: Date,
): Promise<OrderRecord> {
  const parcels = await listParcels(tx, order.id);
  if (order.state !== 'PACKED') throw new AppError('CONFLICT', 'Only packed orders can be handed over.');
  if (parcels.length === 0 || parcels.some(({ booking }) => booking !== 'booked')) {
    throw new AppError('CONFLICT', 'Book all parcels of this order first.');
  }
  let current = order;
  for (const parcel of parcels.filter(({ state }) => state === 'processing')) {
    const location = warehouses[parcel.warehouse].city;
    await insertParcelEvent(tx, parcel.id, {
      code: 'shipped',
      description: 'Shipped',
      location,
      externalId: 'hand-over',
      at: now,
    });
    current = await moveParcel(tx, parts, current, parcel, 'shipped', {
      actor,
      reason: 'hand-over',
      note: `Handed over to ${parcel.carrier}, tracking ID ${parcel.trackingId}`,
      source: `hand-over:${parcel.id}`,
      at: now,
    });
  }
  await enqueueJob(tx, 'fulfilment:manifest', {
    key: `manifest:${order.id}`,
    maxAttempts: 12,
    payload: { id: order.id },
  });
  return current;
}

/** Puts the parcels of an order on the courier's manifest. Safe to repeat. */
export async function manifestOrder(
  { database, carrier }: Pick<FulfilmentParts, 'database' | 'carrier'>,
  orderId: string,
): Promise<void> {
  const booked = (await listParcels(database, orderId)).flatMap(({ carrierOrderId, carrierShipmentId }) =>
    carrierOrderId !== null && carrierShipmentId !== null ? [{ carrierOrderId, carrierShipmentId }] : [],
  );
  if (booked.length > 0) await carrier.fetchManifest(booked);
}
