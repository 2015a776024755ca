import { AppError } from '@postprocure/contracts/app-error';
import type { Fault, ParcelCondition } from '@postprocure/contracts/fulfilment/delivery-rules';
import { warehouses } from '@postprocure/contracts/fulfilment/warehouse';
import type { Executor } from '@postprocure/db/pool';
import { returnStock } from '../catalogue/index.ts';
import {
  listOrderItems,
  lockOrder,
  recordOrderEvent,
  saveConflictNote,
  type OrderActor,
  type OrderRecord,
} from '../orders/index.ts';
import { moveParcel } from './apply-tracking.ts';
import { followOrder } from './follow-order.ts';
import type { DeliveryParts } from './fulfilment-parts.ts';
import {
  findParcel,
  insertParcelEvent,
  listParcels,
  saveFault,
  saveInspection,
  saveParcelState,
  type ParcelRecord,
} from './parcel.repository.ts';
import { parcelStates } from './parcel-states.ts';
import { warehouseOf } from './plan-parcels.ts';
import { refundFee } from './refund-parcel.ts';

export interface LockedParcel {
  order: OrderRecord;
  parcel: ParcelRecord;
}

/** Locks the order of a parcel, and then reads the parcel. */
export async function lockParcel(tx: Executor, parcelId: string): Promise<LockedParcel> {
  const found = await findParcel(tx, parcelId);
  const order = found && (await lockOrder(tx, found.orderId));
  const parcel = found && (await findParcel(tx, parcelId));
  if (!order || !parcel) throw new AppError('NOT_FOUND', 'Parcel not found.');
  return { order, parcel };
}

/** Records that staff have received a returned parcel before the courier has reported it as returned. */
export async function receiveReturn(
  tx: Executor,
  parts: DeliveryParts,
  { order, parcel }: LockedParcel,
  fault: Fault,
  actor: OrderActor,
  now: Date,
): Promise<void> {
  if (!parcelStates.canChange(parcel.state, 'returned') || parcel.state === 'processing') {
    throw new AppError('CONFLICT', 'This parcel is not on its way back.');
  }
  await saveFault(tx, parcel.id, fault);
  await insertParcelEvent(tx, parcel.id, {
    code: 'returned',
    description: 'Returned to the warehouse',
    location: warehouses[parcel.warehouse].city,
    externalId: 'receipt',
    at: now,
  });
  await moveParcel(tx, parts, order, { ...parcel, fault }, 'returned', {
    actor,
    reason: 'return-received',
    source: `receipt:${parcel.id}`,
    at: now,
  });
}

/**
 * Records what staff found in a returned parcel. Sellable goods go back into stock. If it was not the customer's fault,
 * the fee is refunded too.
 */
export async function inspectReturn(
  tx: Executor,
  parts: DeliveryParts,
  { order, parcel }: LockedParcel,
  found: { condition: ParcelCondition; fault: Fault; note: string },
  userId: string,
): Promise<void> {
  if (parcel.state !== 'returned') throw new AppError('CONFLICT', 'This parcel has not come back yet.');
  if (parcel.condition !== null) throw new AppError('CONFLICT', 'This parcel has already been inspected.');
  await saveInspection(tx, parcel.id, { ...found, userId });
  const items = (await listOrderItems(tx, order.id)).filter((item) => warehouseOf(item) === parcel.warehouse);
  if (found.condition === 'resellable') await returnStock(tx, items);
  if (found.fault !== 'customer') await refundFee(tx, parts.issuer, order, parcel, found.fault);
  await recordOrderEvent(tx, order.id, {
    actor: { kind: 'staff', userId },
    reason: `inspected-${found.condition}`,
    ...(found.note !== '' && { note: found.note }),
    source: `inspection:${parcel.id}`,
  });
}

/** Records what staff have found out about a parcel with conflicting scans. */
export async function resolveConflict(
  tx: Executor,
  order: OrderRecord,
  { resolution, note }: { resolution: 'keep' | 'delivered'; note: string },
  actor: OrderActor,
  now: Date,
): Promise<void> {
  if (order.conflictNote === null) throw new AppError('CONFLICT', 'This order has no conflicting scans.');
  if (resolution === 'delivered') {
    const returning = (await listParcels(tx, order.id)).filter(
      ({ state }) => state === 'return-initiated' || state === 'returning',
    );
    if (returning.length === 0) {
      throw new AppError(
        'CONFLICT',
        'No parcel of this order is on its way back. If the order was refunded by mistake, propose an adjustment.',
      );
    }
    for (const parcel of returning) await saveParcelState(tx, parcel.id, 'delivered', now);
    await followOrder(tx, order, {
      actor,
      reason: 'conflict-resolved',
      note,
      source: `conflict-resolved:${order.id}:${now.toISOString()}`,
      at: now,
    });
  } else {
    await recordOrderEvent(tx, order.id, { actor, reason: 'conflict-resolved', note });
  }
  await saveConflictNote(tx, order.id, null);
}
