import type { Booking } from '@postprocure/connectors/carriers/carrier';
import type { Fault, ParcelCondition } from '@postprocure/contracts/fulfilment/delivery-rules';
import type { Warehouse } from '@postprocure/contracts/fulfilment/warehouse';
import type { ShipmentState } from '@postprocure/contracts/shipments/shipment-journey';
import type { Executor } from '@postprocure/db/pool';

export interface ParcelRecord {
  id: string;
  orderId: string;
  trackingId: string;
  state: ShipmentState;
  stateAt: Date | null;
  warehouse: Warehouse;
  goodsPaise: number;
  shippingPaise: number;
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
  booking: 'planned' | 'queued' | 'booked' | 'failed';
  bookingError: string | null;
  carrier: string;
  awb: string | null;
  carrierOrderId: string | null;
  carrierShipmentId: string | null;
  estimatedDelivery: string | null;
  handedOverAt: Date | null;
  lastScanAt: Date | null;
  deliveredAt: Date | null;
  attempts: number;
  fault: Fault;
  returnedAt: Date | null;
  refundPaise: number | null;
  feePaise: number | null;
  condition: ParcelCondition | null;
}

const columns = `id, order_id as "orderId", tracking_id as "trackingId", state, state_at as "stateAt", warehouse,
  goods_paise as "goodsPaise", shipping_paise as "shippingPaise", weight_grams as "weightGrams",
  length_cm as "lengthCm", breadth_cm as "breadthCm", height_cm as "heightCm", booking,
  booking_error as "bookingError", carrier, awb, carrier_order_id as "carrierOrderId",
  carrier_shipment_id as "carrierShipmentId", estimated_delivery::text as "estimatedDelivery",
  handed_over_at as "handedOverAt", last_scan_at as "lastScanAt", delivered_at as "deliveredAt", attempts, fault,
  returned_at as "returnedAt", refund_paise as "refundPaise", fee_paise as "feePaise", condition`;

export interface ParcelSize {
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
}

export interface NewParcelRecord extends ParcelSize {
  orderId: string;
  trackingId: string;
  warehouse: Warehouse;
  goodsPaise: number;
  shippingPaise: number;
  carrier: string;
  service: string;
  origin: string;
  destination: string;
  estimatedDelivery: string;
}

/** Returns null if the tracking ID is taken, or the order already has a parcel from this warehouse. */
export async function insertParcel(tx: Executor, parcel: NewParcelRecord): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into shipments (order_id, tracking_id, state, warehouse, goods_paise, shipping_paise, carrier, service, origin,
       destination, estimated_delivery, weight_grams, length_cm, breadth_cm, height_cm, booking)
     values ($1, $2, 'processing', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'planned')
     on conflict do nothing returning id`,
    [
      parcel.orderId,
      parcel.trackingId,
      parcel.warehouse,
      parcel.goodsPaise,
      parcel.shippingPaise,
      parcel.carrier,
      parcel.service,
      parcel.origin,
      parcel.destination,
      parcel.estimatedDelivery,
      parcel.weightGrams,
      parcel.lengthCm,
      parcel.breadthCm,
      parcel.heightCm,
    ],
  );
  return rows[0]?.id ?? null;
}

/** The parcels of an order, which must be locked if they are to change. */
export const listParcels = async (executor: Executor, orderId: string): Promise<ParcelRecord[]> =>
  (await listParcelsOf(executor, [orderId])).get(orderId) ?? [];

export async function listParcelsOf(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, ParcelRecord[]>> {
  const { rows } = await executor.query<ParcelRecord>(
    `select ${columns} from shipments where order_id = any ($1) order by order_id, warehouse desc`,
    [orderIds],
  );
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function findParcel(executor: Executor, id: string): Promise<ParcelRecord | null> {
  const { rows } = await executor.query<ParcelRecord>(
    `select ${columns} from shipments where id = $1 and order_id is not null`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findParcelByAwb(executor: Executor, awb: string): Promise<ParcelRecord | null> {
  const { rows } = await executor.query<ParcelRecord>(`select ${columns} from shipments where awb = $1`, [
    awb,
  ]);
  return rows[0] ?? null;
}

export async function saveSize(tx: Executor, id: string, size: ParcelSize): Promise<void> {
  await tx.query(
    `update shipments set weight_grams = $2, length_cm = $3, breadth_cm = $4, height_cm = $5, updated_at = now()
     where id = $1`,
    [id, size.weightGrams, size.lengthCm, size.breadthCm, size.heightCm],
  );
}

export async function saveBookingState(
  tx: Executor,
  id: string,
  booking: 'planned' | 'queued' | 'failed',
  error: string | null,
): Promise<void> {
  await tx.query(
    'update shipments set booking = $2, booking_error = $3, updated_at = now() where id = $1 and awb is null',
    [id, booking, error?.slice(0, 300) ?? null],
  );
}

export async function saveBooking(tx: Executor, id: string, booking: Booking): Promise<void> {
  await tx.query(
    `update shipments set booking = 'booked', booking_error = null, awb = $2, carrier = $3, carrier_order_id = $4,
       carrier_shipment_id = $5, booked_at = now(), updated_at = now()
     where id = $1 and awb is null`,
    [id, booking.awb, booking.courier.slice(0, 60), booking.carrierOrderId, booking.carrierShipmentId],
  );
}

export async function saveParcelState(
  tx: Executor,
  id: string,
  state: ShipmentState,
  at: Date,
): Promise<void> {
  await tx.query(
    `update shipments set state = $2, state_at = $3, updated_at = now(),
       handed_over_at = case when $2 in ('cancelled') then handed_over_at else coalesce(handed_over_at, $3) end,
       attempts = attempts + case when $2 = 'delivery-failed' then 1 else 0 end,
       delivered_at = case when $2 = 'delivered' then $3 else delivered_at end,
       returned_at = case when $2 = 'returned' then $3 else returned_at end
     where id = $1`,
    [id, state, at],
  );
}

export async function saveCourierNews(
  tx: Executor,
  id: string,
  news: { courier: string | null; expectedOn: string | null; isNew: boolean },
): Promise<void> {
  await tx.query(
    `update shipments set carrier = coalesce($2, carrier), estimated_delivery = coalesce($3, estimated_delivery),
       last_scan_at = case when $4 then now() else last_scan_at end,
       stale_alerted_at = case when $4 then null else stale_alerted_at end, updated_at = now()
     where id = $1`,
    [id, news.courier, news.expectedOn, news.isNew],
  );
}

export interface NewParcelEvent {
  code: string;
  description: string;
  location: string | null;
  externalId: string;
  at: Date;
}

/** Returns false if the parcel already has an event with this ID. */
export async function insertParcelEvent(
  tx: Executor,
  parcelId: string,
  event: NewParcelEvent,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into shipment_events (shipment_id, happened_at, code, description, location, external_id)
     values ($1, $2, $3, $4, $5, $6) on conflict (shipment_id, external_id) do nothing`,
    [
      parcelId,
      event.at,
      event.code,
      event.description.slice(0, 200),
      event.location?.slice(0, 100) ?? null,
      event.externalId,
    ],
  );
  return rowCount === 1;
}

export interface LastScan {
  parcelId: string;
  at: Date;
  event: string;
  location: string | null;
}

export async function listLastScans(
  executor: Executor,
  parcelIds: readonly string[],
): Promise<Map<string, LastScan>> {
  const { rows } = await executor.query<LastScan>(
    `select distinct on (shipment_id) shipment_id as "parcelId", happened_at as at, description as event, location
     from shipment_events where shipment_id = any ($1) order by shipment_id,
       date_trunc('second', happened_at) desc, id desc`,
    [parcelIds],
  );
  return new Map(rows.map((row) => [row.parcelId, row]));
}

export async function saveRefund(
  tx: Executor,
  id: string,
  refund: { refundPaise: number; feePaise: number; fault: Fault },
): Promise<void> {
  await tx.query(
    `update shipments set refund_paise = $2, fee_paise = $3, fault = $4, updated_at = now() where id = $1`,
    [id, refund.refundPaise, refund.feePaise, refund.fault],
  );
}

export async function saveFault(tx: Executor, id: string, fault: Fault): Promise<void> {
  await tx.query('update shipments set fault = $2, updated_at = now() where id = $1', [id, fault]);
}

export async function saveInspection(
  tx: Executor,
  id: string,
  found: { condition: ParcelCondition; note: string; userId: string },
): Promise<void> {
  await tx.query(
    `update shipments set condition = $2, inspection_note = $3, inspected_by = $4, inspected_at = now(), updated_at = now()
     where id = $1`,
    [id, found.condition, found.note, found.userId],
  );
}

/** Parcels under way whose courier has not reported anything for a while. */
export async function listSilentParcels(
  executor: Executor,
  hours: number,
  limit: number,
): Promise<{ id: string; awb: string }[]> {
  const { rows } = await executor.query<{ id: string; awb: string }>(
    `select id, awb from shipments
     where handed_over_at is not null and awb is not null
       and state not in ('delivered', 'returned', 'lost', 'damaged', 'cancelled')
       and coalesce(last_scan_at, handed_over_at) < now() - make_interval(hours => $1)
     order by coalesce(last_scan_at, handed_over_at) limit $2`,
    [hours, limit],
  );
  return rows;
}

/**
 * Returns the parcels without a scan in the last `hours` hours, and marks them as alerted, so that they are returned
 * only once until the next scan.
 */
export async function markStale(
  tx: Executor,
  hours: number,
  limit: number,
): Promise<Pick<ParcelRecord, 'id' | 'trackingId' | 'orderId'>[]> {
  const { rows } = await tx.query<Pick<ParcelRecord, 'id' | 'trackingId' | 'orderId'>>(
    `update shipments set stale_alerted_at = now() where id in (
       select id from shipments
       where handed_over_at is not null and order_id is not null and stale_alerted_at is null
         and state not in ('delivered', 'returned', 'lost', 'damaged', 'cancelled')
         and coalesce(last_scan_at, handed_over_at) < now() - make_interval(hours => $1)
       order by id limit $2 for update skip locked)
     returning id, tracking_id as "trackingId", order_id as "orderId"`,
    [hours, limit],
  );
  return rows;
}

/** Parcels that have not left and whose order was cancelled. */
export async function listCancelledParcels(executor: Executor, limit: number): Promise<ParcelRecord[]> {
  const { rows } = await executor.query<ParcelRecord>(
    `select ${columns} from shipments where state = 'processing' and booking in ('planned', 'booked', 'failed')
       and order_id in (select id from orders where state = 'CANCELLED_REFUNDED')
     order by id limit $1`,
    [limit],
  );
  return rows;
}
