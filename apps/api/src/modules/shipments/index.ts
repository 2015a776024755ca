import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import type { Executor } from '@postprocure/db/pool';
import { trackShipment } from './shipment.service.ts';

export interface ShipmentsService {
  /** Rejects with NOT_FOUND for whatever is not the id of a parcel of ours. */
  track(trackingId: string): Promise<Shipment>;
}

export const createShipments = ({ reads }: { reads: Executor }): ShipmentsService => ({
  track: (trackingId) => trackShipment(reads, trackingId),
});
