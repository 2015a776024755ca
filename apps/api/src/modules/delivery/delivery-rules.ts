import type { DeliveryEstimate } from '@postprocure/contracts/delivery';
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
  const transit = transitOf[lane];
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
    transit: { lane, ...transit },
    holidays: listHolidays(orderedOn, latest),
  };
}

/** Pincodes that begin with 9 belong to army and field post offices. */
export const isArmyPincode = (pincode: string): boolean => pincode.startsWith('9');
