import type { ShipmentsApi } from '@postprocure/api-client/shipments-api';
import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import {
  normalizeTrackingId,
  trackingIdPattern,
  trackingNotFoundMessage,
} from '@postprocure/contracts/shipments/shipment-journey';
import { settleExpected, type Loaded } from '../data/loaded.ts';

/** A tracking ID as typed, and its result. */
export interface AskedTracking {
  trackingId: string;
  answer: Loaded<Shipment>;
}

const longestId = 60;

/** Requests only IDs in the right format, because no others exist. */
export async function askTracking(shipments: ShipmentsApi, typed: string): Promise<AskedTracking> {
  const trackingId = normalizeTrackingId(typed);
  const answer = trackingIdPattern.test(trackingId)
    ? await settleExpected(shipments.track(trackingId))
    : { failure: trackingNotFoundMessage };
  return { trackingId: typed.slice(0, longestId).toWellFormed(), answer };
}
