import type { ScanStatus } from '@postprocure/connectors/carriers/carrier';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import type { ShipmentState } from '@postprocure/contracts/shipments/shipment-journey';
import { defineStateMachine } from '../../state-machine.ts';

const returns = ['return-initiated', 'returning', 'returned'] as const;
const mishaps = ['lost', 'damaged'] as const;
const ends = ['delivered', ...returns, ...mishaps] as const;

/**
 * The states of a parcel. Couriers leave out steps, so a parcel can skip forward but never goes back, except to the
 * next delivery attempt. Only staff can change `return-initiated` and `returning` to `delivered`.
 */
export const parcelStates = defineStateMachine<ShipmentState>('parcel', {
  initial: 'placed',
  transitions: {
    placed: ['processing'],
    processing: ['shipped', 'in-transit', 'out-for-delivery', 'delivery-failed', 'cancelled', ...ends],
    shipped: ['in-transit', 'out-for-delivery', 'delivery-failed', ...ends],
    'in-transit': ['out-for-delivery', 'delivery-failed', ...ends],
    'out-for-delivery': ['delivery-failed', ...ends],
    'delivery-failed': ['out-for-delivery', 'delivery-failed', ...ends],
    'return-initiated': ['returning', 'returned', 'delivered', ...mishaps],
    returning: ['returned', 'delivered', ...mishaps],
    delivered: [],
    returned: [],
    lost: [],
    damaged: [],
    cancelled: [],
  },
});

export interface ScannedParcel {
  state: ShipmentState;
  /** When the scan that led to the state happened. */
  stateAt: Date | null;
}

/** `move`: the parcel takes the state. `ignore`: history only. `conflict`: it contradicts what we know. */
export type Judgement = 'move' | 'ignore' | 'conflict';

/** Decides what a scan does to a parcel. Scans arrive late, twice and in any order. */
export function judgeScan(
  { state, stateAt }: ScannedParcel,
  scan: { status: ScanStatus | null; at: Date },
): Judgement {
  const to = scan.status;
  if (to === null) return 'ignore';
  const isLater = stateAt === null || scan.at > stateAt;
  if (to === 'delivery-failed' && state === 'delivery-failed') {
    // Couriers report one attempt several times. Without another scan in between, only a report on a later day is a new
    // attempt.
    return isLater && stateAt !== null && toIndianDate(scan.at) > toIndianDate(stateAt) ? 'move' : 'ignore';
  }
  if (state === to) return 'ignore';
  if (isReturn(state) && to === 'delivered') return 'conflict';
  if (state === 'out-for-delivery' && to === 'delivery-failed' && !isLater) return 'ignore';
  if (state === 'delivery-failed' && to === 'out-for-delivery' && !isLater) return 'ignore';
  if (parcelStates.canChange(state, to)) return 'move';
  return isContradiction(state, to) ? 'conflict' : 'ignore';
}

const isReturn = (state: ShipmentState): boolean => returns.some((one) => one === state);
const isMishap = (state: ShipmentState): boolean => mishaps.some((one) => one === state);

/** Whether a scan contradicts how the parcel's journey ended. */
function isContradiction(state: ShipmentState, to: ScanStatus): boolean {
  switch (state) {
    case 'delivered':
      return isReturn(to) || isMishap(to);
    case 'returned':
      return isMishap(to);
    case 'lost':
    case 'damaged':
      return to === 'delivered' || to === 'returned';
    case 'cancelled':
      return true;
    default:
      return false;
  }
}
