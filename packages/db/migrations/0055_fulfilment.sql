-- Parcels of orders. An order is split by warehouse; the lines of a parcel are the order's lines of its warehouse.
alter table shipments drop constraint shipments_state_check;
alter table shipments
  add constraint shipments_state_check check (state in (
    'placed', 'processing', 'shipped', 'in-transit', 'out-for-delivery', 'delivered', 'delivery-failed',
    'return-initiated', 'returning', 'returned', 'lost', 'damaged', 'cancelled')),
  add column order_id uuid references orders (id) on delete cascade,
  add column warehouse text check (warehouse in ('national', 'international')),
  add column goods_paise bigint check (goods_paise >= 0),
  add column shipping_paise bigint not null default 0 check (shipping_paise >= 0),
  add column weight_grams int check (weight_grams between 1 and 100000),
  add column length_cm smallint check (length_cm between 1 and 300),
  add column breadth_cm smallint check (breadth_cm between 1 and 300),
  add column height_cm smallint check (height_cm between 1 and 300),
  add column booking text check (booking in ('planned', 'queued', 'booked', 'failed')),
  add column booking_error text check (length(booking_error) <= 300),
  add column awb text unique check (awb <> '' and length(awb) <= 60),
  add column carrier_order_id text,
  add column carrier_shipment_id text,
  add column booked_at timestamptz,
  add column handed_over_at timestamptz,
  add column state_at timestamptz,
  add column last_scan_at timestamptz,
  add column stale_alerted_at timestamptz,
  add column delivered_at timestamptz,
  add column attempts smallint not null default 0,
  add column fault text not null default 'customer' check (fault in ('customer', 'platform', 'courier')),
  add column returned_at timestamptz,
  add column refund_paise bigint check (refund_paise >= 0),
  add column fee_paise bigint check (fee_paise >= 0),
  add column condition text check (condition in ('resellable', 'damaged', 'missing')),
  add column inspected_at timestamptz,
  add column inspected_by uuid,
  add column inspection_note text check (length(inspection_note) <= 500),
  add constraint shipments_parcel_check check (
    (order_id is null) = (booking is null) and (order_id is null) = (warehouse is null)
    and (order_id is null) = (goods_paise is null)),
  add constraint shipments_booked_check check ((booking = 'booked') = (awb is not null)),
  add constraint shipments_refund_check check ((refund_paise is null) = (fee_paise is null)),
  add constraint shipments_inspection_check check ((condition is null) = (inspected_at is null));
comment on column shipments.booking is 'Null for samples, which belong to no order';
comment on column shipments.goods_paise is 'What the merchant paid for the goods in this parcel, including GST';
comment on column shipments.shipping_paise is 'The order''s shipping charge, on its first parcel';
comment on column shipments.state_at is 'When the scan that led to the state happened';
comment on column shipments.last_scan_at is 'When the courier last reported something, by our clock';
comment on column shipments.attempts is 'Failed delivery attempts';
comment on column shipments.fault is 'Who caused a return. The customer''s costs the merchant the restocking fee';
comment on column shipments.refund_paise is 'What was credited for a returned, lost or damaged parcel; fee_paise is what was kept';
create unique index shipments_order_idx on shipments (order_id, warehouse) where order_id is not null;
create index shipments_booking_idx on shipments (booking, state) where order_id is not null;
create index shipments_moving_idx on shipments (last_scan_at)
  where handed_over_at is not null and state not in ('delivered', 'returned', 'lost', 'damaged', 'cancelled');
create index shipments_inspection_idx on shipments (returned_at) where returned_at is not null and inspected_at is null;

create table ndr_reports (
  id uuid primary key default gen_random_uuid(),
  shipment_id uuid not null references shipments (id) on delete cascade,
  attempt smallint not null check (attempt > 0),
  failed_at timestamptz not null,
  remark text not null check (length(remark) <= 200),
  respond_by timestamptz not null,
  answer text check (answer in ('reattempt', 'return')),
  answered_by text check (answered_by in ('merchant', 'customer', 'staff', 'system')),
  answered_by_user uuid,
  answered_at timestamptz,
  wanted_date date,
  phone text check (length(phone) <= 30),
  address text check (length(address) <= 200),
  landmark text check (length(landmark) <= 120),
  note text check (length(note) <= 300),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (shipment_id, attempt),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
comment on table ndr_reports is 'Failed delivery attempts (non-delivery reports) and what the merchant or the customer wants the courier to do';
comment on column ndr_reports.sent_at is 'When the carrier took the answer';
create index ndr_reports_waiting_idx on ndr_reports (respond_by) where answer is null;
