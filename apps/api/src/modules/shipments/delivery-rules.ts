import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { addBusinessDays, listHolidays } from './business-calendar.ts';

export type Lane = DeliveryEstimate['transit']['lane'];

interface BusinessDays {
  minDays: number;
  maxDays: number;
}

/** The standard handling time in our policy, for products that do not specify one. */
const standardHandling: BusinessDays = { minDays: 5, maxDays: 7 };

const transitOf: Record<Lane, BusinessDays> = {
  national: { minDays: 3, maxDays: 7 },
  international: { minDays: 15, maxDays: 20 },
};

export interface Shipment {
  orderedOn: string;
  /** Business days until dispatch, or null if unknown. */
  handlingDays: number | null;
  lane: Lane;
}

/** The only rule for delivery dates: handling, then transit, in business days. */
export function estimateArrival({
  orderedOn,
  handlingDays,
  lane,
}: Shipment): Omit<DeliveryEstimate, 'pincode'> {
  const handling =
    handlingDays === null ? standardHandling : { minDays: handlingDays, maxDays: handlingDays };
  const lastLane = chooseLastLane(handling, lane);
  const transit = transitOf[lastLane];
  const dispatch = {
    earliest: addBusinessDays(orderedOn, handling.minDays),
    latest: addBusinessDays(orderedOn, handling.maxDays),
  };
  const latest = addBusinessDays(dispatch.latest, transit.maxDays);
  return {
    orderedOn,
    earliest: addBusinessDays(dispatch.earliest, transit.minDays),
    latest,
    handling,
    dispatch,
    transit: { lane: lastLane, ...transit },
    holidays: listHolidays(orderedOn, latest),
  };
}

/**
 * Handling days are also the delivery days in the filter (6-7 or 15-20). If they are as long as international
 * transit, they already include it, and adding transit would count it twice.
 */
const chooseLastLane = (handling: BusinessDays, lane: Lane): Lane =>
  handling.minDays >= transitOf.international.minDays ? 'national' : lane;

/** PIN codes that start with 9 belong to army and field post offices. */
export const isArmyPincode = (pincode: string): boolean => pincode.startsWith('9');
