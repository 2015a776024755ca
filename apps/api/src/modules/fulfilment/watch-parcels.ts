import { CarrierError } from '@postprocure/connectors/carriers/carrier';
import { withTransaction } from '@postprocure/db/transaction';
import { notify } from '../notifications/index.ts';
import { findOrder, lockOrder } from '../orders/index.ts';
import { applyTracking } from './apply-tracking.ts';
import type { FulfilmentParts } from './fulfilment-parts.ts';
import { includesLiveTracking } from './live-tracking.ts';
import {
  findParcel,
  listCancelledParcels,
  listSilentParcels,
  markStale,
  saveParcelState,
} from './parcel.repository.ts';
import { staleHours } from './work-list.repository.ts';

const batchSize = 100;
/** Hours without a scan after which the carrier is asked, in case webhooks were lost. */
const silentHours = 6;

/** Cancels the bookings of orders that were cancelled before their parcels left. */
export async function cancelBookings({ database, carrier }: FulfilmentParts): Promise<void> {
  for (const { id, orderId, carrierOrderId } of await listCancelledParcels(database, batchSize)) {
    if (carrierOrderId !== null) await carrier.cancel([carrierOrderId]);
    await withTransaction(database, async (tx) => {
      await lockOrder(tx, orderId);
      const parcel = await findParcel(tx, id);
      if (parcel?.state === 'processing') await saveParcelState(tx, id, 'cancelled', new Date());
    });
  }
}

/** Asks the carrier about parcels that it has not reported on for a while. */
export async function pollSilentParcels(parts: FulfilmentParts): Promise<void> {
  const { database, carrier } = parts;
  for (const { awb } of await listSilentParcels(database, silentHours, batchSize)) {
    try {
      const update = await carrier.track(awb);
      await withTransaction(database, (tx) => applyTracking(tx, parts, update));
    } catch (error) {
      // One parcel that the carrier cannot find must not stop the others.
      if (!(error instanceof CarrierError)) throw error;
    }
  }
}

/** Tells staff, and merchants with live tracking, about parcels without a scan for two days. */
export async function reportStaleParcels({ database }: FulfilmentParts): Promise<void> {
  await withTransaction(database, async (tx) => {
    for (const parcel of await markStale(tx, staleHours, batchSize)) {
      const order = await findOrder(tx, parcel.orderId);
      if (!order) continue;
      const title = `No scan for two days: parcel ${parcel.trackingId}`;
      const key = `stale:${parcel.id}:${new Date().toISOString().slice(0, 10)}`;
      await notify(tx, {
        kind: 'orders',
        to: { staffPermission: 'fulfilment.write' },
        key,
        title,
        body: `Ask the courier where the parcel of order ${order.number} is.`,
        link: '/desk/fulfilment?stage=stale',
      });
      if (!(await includesLiveTracking(tx, order.merchantId))) continue;
      await notify(tx, {
        kind: 'orders',
        to: { merchantId: order.merchantId, permission: 'orders.read' },
        key,
        title,
        body: `We are asking the courier where the parcel of order ${order.number} is.`,
        link: `/seller/orders/${order.id}`,
      });
    }
  });
}
