import type { Shipment } from '@postprocure/contracts/shipments/shipment';
import type { ShipmentState } from '@postprocure/contracts/shipments/shipment-journey';
import type { Executor } from '@postprocure/db/pool';

export interface ShipmentRecord extends Pick<
  Shipment,
  'trackingId' | 'estimatedDelivery' | 'carrier' | 'service' | 'origin' | 'destination' | 'isSample'
> {
  state: ShipmentState;
  events: { happenedAt: string; description: string; location: string | null }[];
}

/** Carriers report whole seconds, so events with the same time are sorted by arrival. */
export async function findShipment(reads: Executor, trackingId: string): Promise<ShipmentRecord | null> {
  const { rows } = await reads.query<ShipmentRecord>({
    name: 'shipment',
    text: `
      select s.tracking_id as "trackingId", s.state, s.estimated_delivery::text as "estimatedDelivery", s.carrier,
        s.service, s.origin, s.destination, s.is_sample as "isSample",
        coalesce((
          select json_agg(json_build_object(
            'happenedAt', e.happened_at, 'description', e.description, 'location', e.location)
            order by date_trunc('second', e.happened_at) desc, e.id desc)
          from shipment_events as e where e.shipment_id = s.id
        ), '[]') as events
      from shipments as s where s.tracking_id = $1`,
    values: [trackingId],
  });
  return rows[0] ?? null;
}

export async function renewSampleShipments(executor: Executor): Promise<void> {
  await executor.query('select renew_sample_shipments()');
}
