import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { ShipmentState } from '@postprocure/contracts/shipments/shipment-journey';
import type { Executor } from '@postprocure/db/pool';
import { moveOrder, orderLifecycle, type OrderActor, type OrderRecord } from '../orders/index.ts';
import { listParcels, type ParcelRecord } from './parcel.repository.ts';

const orderStateOf: Partial<Record<ShipmentState, OrderState>> = {
  shipped: 'DISPATCHED',
  'in-transit': 'IN_TRANSIT',
  'out-for-delivery': 'OUT_FOR_DELIVERY',
  'delivery-failed': 'NDR',
  delivered: 'DELIVERED',
  'return-initiated': 'RTO_INITIATED',
  returning: 'RTO_IN_TRANSIT',
  returned: 'RTO_RECEIVED',
  lost: 'LOST',
  damaged: 'DAMAGED_IN_TRANSIT',
};

/** Which of several parcels decides the state of the order: problems first, then the slowest parcel. */
const urgency: readonly ShipmentState[] = [
  'delivery-failed',
  'lost',
  'damaged',
  'return-initiated',
  'returning',
  'returned',
  'processing',
  'shipped',
  'in-transit',
  'out-for-delivery',
];

const isFinished = ({ state, refundPaise }: Pick<ParcelRecord, 'state' | 'refundPaise'>): boolean =>
  state === 'delivered' || refundPaise !== null;

/** The state that an order should have according to its parcels, or null if they do not determine it. */
export function findOrderState(
  parcels: readonly Pick<ParcelRecord, 'state' | 'refundPaise'>[],
  current: OrderState,
): OrderState | null {
  if (parcels.length === 0) return null;
  const open = parcels.filter((parcel) => !isFinished(parcel));
  if (open.length === 0) {
    if (parcels.every(({ state }) => state === 'delivered')) return 'DELIVERED';
    return current === 'LOST' || current === 'DAMAGED_IN_TRANSIT' ? 'REFUNDED' : 'RTO_REFUNDED';
  }
  const state = urgency.find((one) => open.some((parcel) => parcel.state === one));
  if (state === 'processing') {
    // One parcel has left, but another has not.
    return parcels.some((parcel) => parcel.state !== 'processing') ? 'DISPATCHED' : null;
  }
  return state === undefined ? null : (orderStateOf[state] ?? null);
}

/** States that an order may pass through on its way, without anybody reporting them. */
const stepsBetween: readonly OrderState[] = [
  'PROCESSING',
  'PACKED',
  'DISPATCHED',
  'RTO_INITIATED',
  'RTO_RECEIVED',
];

/** The shortest path between two states, excluding the first. Null if there is none. */
export function findWay(from: OrderState, to: OrderState): OrderState[] | null {
  let ways: OrderState[][] = [[]];
  const seen = new Set<OrderState>([from]);
  while (ways.length > 0) {
    const longer: OrderState[][] = [];
    for (const way of ways) {
      const at = way.at(-1) ?? from;
      if (orderLifecycle.canChange(at, to)) return [...way, to];
      for (const step of stepsBetween) {
        if (seen.has(step) || !orderLifecycle.canChange(at, step)) continue;
        seen.add(step);
        longer.push([...way, step]);
      }
    }
    ways = longer;
  }
  return null;
}

export interface ParcelNews {
  actor: OrderActor;
  reason: string;
  note?: string;
  /** What the courier says about a failed delivery. */
  remark?: string;
  /** Identifies the scan or action. */
  source: string;
  at: Date;
}

/** Moves an order to the state that its parcels require, if its lifecycle allows that. The order must be locked. */
export async function followOrder(tx: Executor, order: OrderRecord, news: ParcelNews): Promise<OrderRecord> {
  const parcels = await listParcels(tx, order.id);
  const target = findOrderState(parcels, order.state);
  if (target === null || (target === order.state && target !== 'NDR')) return order;
  let current = order;
  // The parcel has left, so the cancellation comes too late.
  if (current.state === 'CANCEL_REQUESTED' && current.stateBeforeCancel !== null) {
    current = await step(tx, current, current.stateBeforeCancel, { ...news, reason: 'already-collected' });
  }
  if (isBeforeDispatch(current.state) && !parcels.some(({ state }) => state !== 'processing')) return current;
  for (const to of findWay(current.state, target) ?? []) current = await step(tx, current, to, news);
  return current;
}

const isBeforeDispatch = (state: OrderState): boolean =>
  state === 'PAID' || state === 'PROCESSING' || state === 'PACKED';

const step = async (
  tx: Executor,
  order: OrderRecord,
  to: OrderState,
  { actor, reason, note, source, at }: ParcelNews,
): Promise<OrderRecord> =>
  (
    await moveOrder(tx, order.id, {
      to,
      actor,
      reason: reason.slice(0, 60),
      ...(note !== undefined && { note: note.slice(0, 500) }),
      source: `${source}:${to}`.slice(0, 200),
      at,
    })
  ).order;
