import { CarrierError } from '@postprocure/connectors/carriers/carrier';
import { AppError } from '@postprocure/contracts/app-error';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import { indianStates } from '@postprocure/contracts/indian-state';
import type { Executor } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { enqueueJob } from '../../worker/job-queue.ts';
import { findOrder, listOrderItems, lockOrder, type OrderRecord } from '../orders/index.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { findParcel, saveBooking, saveBookingState, type ParcelRecord } from './parcel.repository.ts';
import { planParcels, warehouseOf } from './plan-parcels.ts';

/** Queues the parcels of a packed order for booking. The order must be locked. */
export async function queueBookings(tx: Executor, order: OrderRecord, now: Date): Promise<void> {
  if (order.state !== 'PACKED') throw new AppError('CONFLICT', 'Pack this order first.');
  const parcels = await planParcels(tx, order, now);
  const unbooked = parcels.filter(({ booking }) => booking !== 'booked');
  if (unbooked.length === 0) throw new AppError('CONFLICT', 'This order is already booked.');
  for (const { id } of unbooked) {
    await saveBookingState(tx, id, 'queued', null);
    await enqueueJob(tx, 'fulfilment:book', { key: `book:${id}`, maxAttempts: 8, payload: { id } });
  }
}

/**
 * Books a parcel with the carrier. The carrier is called outside any transaction; a repeated job finds the booking by
 * its reference, so that a parcel is never booked twice.
 */
export async function bookParcel(
  { database, carrier }: Pick<FulfilmentParts, 'database' | 'carrier'>,
  parcelId: string,
): Promise<void> {
  const parcel = await findParcel(database, parcelId);
  const order = parcel && (await findOrder(database, parcel.orderId));
  if (parcel?.booking !== 'queued' || !order) return;
  if (order.state !== 'PACKED') {
    // The order has been cancelled in the meantime, or its cancellation has been requested.
    await saveBookingState(database, parcelId, 'planned', null);
    return;
  }
  try {
    const booking = await carrier.book(await describeParcel(database, order, parcel));
    await withTransaction(database, async (tx) => {
      await lockOrder(tx, order.id);
      await saveBooking(tx, parcelId, booking);
    });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    await saveBookingState(database, parcelId, error.isFinal ? 'failed' : 'queued', error.message);
    if (!error.isFinal) throw error;
  }
}

async function describeParcel(executor: Executor, order: OrderRecord, parcel: ParcelRecord) {
  const items = await listOrderItems(executor, order.id);
  return {
    reference: parcel.trackingId,
    orderedAt: order.paidAt ?? order.createdAt,
    pickupLocation: warehouses[parcel.warehouse].pickupLocation,
    recipient: {
      name: order.customerName,
      phone: order.customerPhone.replaceAll(/\D/g, '').slice(-10),
      email: order.customerEmail ?? '',
      address: order.addressLine1,
      address2: [order.addressLine2, order.landmark].filter((line) => line !== '').join(', '),
      city: order.city,
      state: order.stateCode === null ? '' : indianStates[order.stateCode],
      pincode: order.pincode,
    },
    items: items
      .filter((item) => warehouseOf(item) === parcel.warehouse)
      .map(({ title, sku, quantity, unitPaise, hsn }) => ({ name: title, sku, quantity, unitPaise, hsn })),
    goodsPaise: parcel.goodsPaise,
    weightGrams: parcel.weightGrams,
    lengthCm: parcel.lengthCm,
    breadthCm: parcel.breadthCm,
    heightCm: parcel.heightCm,
  };
}
