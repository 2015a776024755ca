import type { DeliveryEstimate } from '@postprocure/contracts/shipments/delivery-estimate';
import { addBusinessDays, listHolidays } from './business-calendar.ts';

export type Lane = DeliveryEstimate['transit']['lane'];

interface BusinessDays {
  minDays: number;
  maxDays: number;
}

/** What the policy promises where a product says nothing of its own. */
const standardHandling: BusinessDays = { minDays: 5, maxDays: 7 };

const transitOf: Record<Lane, BusinessDays> = {
  national: { minDays: 3, maxDays: 7 },
  international: { minDays: 15, maxDays: 20 },
};

export interface Shipment {
  orderedOn: string;
  /** Business days the product needs before it leaves; null where it is not known. */
  handlingDays: number | null;
  lane: Lane;
}

/** The one rule by which the product says when something arrives: handling, then transit, in business days. */
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
 * Handling days are also the delivery days that lists are filtered by, 6-7 and 15-20: where they are as many as the
 * way from abroad takes, they have that way in them, and to add it once more would count it twice.
 */
const chooseLastLane = (handling: BusinessDays, lane: Lane): Lane =>
  handling.minDays >= transitOf.international.minDays ? 'national' : lane;

/** Pincodes that begin with 9 belong to army and field post offices. */
export const isArmyPincode = (pincode: string): boolean => pincode.startsWith('9');
