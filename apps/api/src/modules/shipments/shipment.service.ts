import type { shipmentEndpoints } from '@postprocure/contracts/shipments/endpoints';
import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import {
  normalizeTrackingId,
  shipmentStates,
  trackingIdPattern,
  trackingNotFoundMessage,
} from '@postprocure/contracts/shipments/shipment-journey';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import type { Handlers } from '../../endpoints/handlers.ts';
import { estimateDelivery } from './delivery-estimate.service.ts';
import { findShipment, type ShipmentRecord } from './shipment.repository.ts';

export const createShipmentHandlers = ({
  reads,
}: {
  reads: Executor;
}): Handlers<typeof shipmentEndpoints> => ({
  'GET /api/delivery/estimate': ({ query }) => estimateDelivery(reads, query),
  'GET /api/shipments/:trackingId': ({ params }) => trackShipment(reads, params.trackingId),
});

/** Anyone who has the tracking ID may read this, so it must not identify the recipient. */
async function trackShipment(reads: Executor, typed: string): Promise<Shipment> {
  const trackingId = normalizeTrackingId(typed);
  const found = trackingIdPattern.test(trackingId) ? await findShipment(reads, trackingId) : null;
  if (!found) throw new AppError('NOT_FOUND', trackingNotFoundMessage);
  return describeShipment(found);
}

function describeShipment({ events, ...shipment }: ShipmentRecord): Shipment {
  const history = events.map(({ happenedAt, description, location }) => ({
    date: new Date(happenedAt).toISOString(),
    event: description,
    location,
  }));
  return {
    ...shipment,
    ...shipmentStates[shipment.state],
    lastUpdate: history[0]?.date ?? null,
    location: history.find(({ location }) => location !== null)?.location ?? null,
    history,
  };
}
