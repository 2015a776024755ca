import { ApiFailure } from '@postprocure/api-client/api-failure';
import type { ShipmentsApi } from '@postprocure/api-client/shipments-api';
import type { Shipment } from '@postprocure/contracts/shipment';
import {
  normalizeTrackingId,
  trackingIdPattern,
  trackingNotFoundMessage,
} from '@postprocure/contracts/shipment-journey';
import type { Loaded } from '../catalogue/loaded.ts';

/** An id as it was typed, and the answer to it. */
export interface AskedTracking {
  trackingId: string;
  answer: Loaded<Shipment>;
}

const longestId = 60;

/** Asks only for what has the shape of an id: nothing else can be found. */
export async function askTracking(shipments: ShipmentsApi, typed: string): Promise<AskedTracking> {
  const trackingId = normalizeTrackingId(typed);
  const answer = trackingIdPattern.test(trackingId)
    ? await track(shipments, trackingId)
    : { failure: trackingNotFoundMessage };
  return { trackingId: typed.slice(0, longestId).toWellFormed(), answer };
}

/** What the server said to the person becomes an answer; a fault on the server itself is not for showing. */
async function track(shipments: ShipmentsApi, trackingId: string): Promise<Loaded<Shipment>> {
  try {
    return { value: await shipments.track(trackingId) };
  } catch (error) {
    const { status = 500, message } = error as { status?: number; message: string };
    if (error instanceof ApiFailure || status < 500) return { failure: message };
    throw error;
  }
}
