import type { DemoOutcome } from '@postprocure/contracts/fulfilment/delivery-rules';
import { maxAttempts } from '@postprocure/contracts/fulfilment/delivery-rules';

export interface ScriptedScan {
  /** Shiprocket's status code. */
  status: number;
  label: string;
  activity: string;
  place: 'origin' | 'hub' | 'destination';
}

const pickedUp: ScriptedScan = {
  status: 42,
  label: 'PICKED UP',
  activity: 'Shipment picked up',
  place: 'origin',
};
const inTransit: ScriptedScan = {
  status: 18,
  label: 'IN TRANSIT',
  activity: 'In transit to the next hub',
  place: 'hub',
};
const atHub: ScriptedScan = {
  status: 38,
  label: 'REACHED AT DESTINATION HUB',
  activity: 'Arrived at local hub',
  place: 'destination',
};
const outForDelivery: ScriptedScan = {
  status: 17,
  label: 'OUT FOR DELIVERY',
  activity: 'Out for delivery',
  place: 'destination',
};
const delivered: ScriptedScan = {
  status: 7,
  label: 'DELIVERED',
  activity: 'Delivered to the recipient',
  place: 'destination',
};
const failed = (activity: string): ScriptedScan => ({
  status: 21,
  label: 'UNDELIVERED',
  activity,
  place: 'destination',
});
const lost: ScriptedScan = { status: 12, label: 'LOST', activity: 'Shipment lost in transit', place: 'hub' };
const damaged: ScriptedScan = {
  status: 25,
  label: 'DAMAGED',
  activity: 'Shipment damaged in transit',
  place: 'hub',
};

const returnScans = {
  'return-initiated': {
    status: 9,
    label: 'RTO INITIATED',
    activity: 'Return to origin started',
    place: 'destination',
  },
  returning: { status: 46, label: 'RTO IN TRANSIT', activity: 'Return in transit', place: 'hub' },
  returned: { status: 10, label: 'RTO DELIVERED', activity: 'Returned to the warehouse', place: 'origin' },
} as const satisfies Record<string, ScriptedScan>;

/** The scans that demo parcels already have when the demo first starts. */
export const demoScans = {
  'in-transit': inTransit,
  'out-for-delivery': outForDelivery,
  delivered,
  'delivery-failed': failed('Customer not available'),
  lost,
  shipped: pickedUp,
  ...returnScans,
} as const;

const onTheWay = [pickedUp, inTransit, atHub, outForDelivery];

const returning: readonly ScriptedScan[] = Object.values(returnScans);

/** What the courier reports after collecting the parcel. After most failed attempts, it then waits for an answer. */
export const firstScans: Record<DemoOutcome, readonly ScriptedScan[]> = {
  delivered: [...onTheWay, delivered],
  'ndr-delivered': [...onTheWay, failed('Customer not available')],
  refused: [...onTheWay, failed('Customer refused to accept')],
  rto: [...onTheWay, failed('Address incomplete'), ...returning],
  lost: [pickedUp, inTransit, lost],
  damaged: [pickedUp, inTransit, damaged],
  stale: [pickedUp, inTransit],
};

/** The scans that follow the answer to a failed attempt. `attempts` is the number of failed attempts so far. */
export function scansAfterAnswer(
  outcome: DemoOutcome,
  answer: 're-attempt' | 'return',
  attempts: number,
): readonly ScriptedScan[] {
  if (answer === 'return') return returning;
  if (outcome !== 'refused') return [outForDelivery, delivered];
  const again = [outForDelivery, failed('Customer refused to accept')];
  return attempts + 1 >= maxAttempts ? [...again, ...returning] : again;
}
