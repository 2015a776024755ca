import type { ApiClient } from '@postprocure/api-client/api-client';
import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import {
  normalizeTrackingId,
  trackingIdPattern,
  trackingNotFoundMessage,
} from '@postprocure/contracts/shipments/shipment-journey';
import { settleExpected, type Loaded } from '../data/loaded.ts';

/** A tracking ID and its shipment. */
export interface AskedTracking {
  trackingId: string;
  answer: Loaded<Shipment>;
}

const longestId = 60;

/** Fails without an API call if the text cannot be a tracking ID. */
export async function askTracking(api: ApiClient, typed: string): Promise<AskedTracking> {
  const trackingId = normalizeTrackingId(typed);
  const answer = trackingIdPattern.test(trackingId)
    ? await settleExpected(api('GET /api/shipments/:trackingId', { params: { trackingId } }))
    : { failure: trackingNotFoundMessage };
  return { trackingId: typed.slice(0, longestId).toWellFormed(), answer };
}
