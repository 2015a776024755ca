create table shipments (
  id uuid primary key default gen_random_uuid(),
  tracking_id text not null unique check (tracking_id ~ '^PP\d{9}IN$'),
  state text not null check (state in (
    'placed', 'processing', 'shipped', 'in-transit', 'out-for-delivery', 'delivered',
    'delivery-failed', 'returning', 'returned', 'lost')),
  carrier text not null check (carrier <> '' and length(carrier) <= 60),
  service text not null check (service <> '' and length(service) <= 60),
  origin text not null check (origin <> '' and length(origin) <= 100),
  destination text not null check (destination <> '' and length(destination) <= 100),
  estimated_delivery date,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column shipments.destination is 'The city and no more: whoever has the id may read it';
comment on column shipments.is_sample is 'Shows how tracking looks; belongs to no order';

create table shipment_events (
  id bigint primary key generated always as identity,
  shipment_id uuid not null references shipments (id) on delete cascade,
  happened_at timestamptz not null,
  code text not null check (code <> '' and length(code) <= 40),
  description text not null check (description <> '' and length(description) <= 200),
  location text check (location <> '' and length(location) <= 100),
  external_id text check (external_id <> '' and length(external_id) <= 100),
  recorded_at timestamptz not null default now(),
  unique (shipment_id, external_id)
);
comment on column shipment_events.code is 'The state it led to, or the code of a scan that changed none';
comment on column shipment_events.external_id is
  'The id the carrier gave the scan, so that one told twice is stored once; null for what we noted ourselves';
create index shipment_events_shipment_idx on shipment_events (shipment_id, happened_at);

-- The three samples stay a few days old for ever: the worker calls this every night. Without an argument the
-- dates are counted back from today in India.
create function renew_sample_shipments(today date default (now() at time zone 'Asia/Kolkata')::date)
returns void language plpgsql as $$
begin
  insert into shipments (tracking_id, state, carrier, service, origin, destination, estimated_delivery, is_sample)
  values
    ('PP123456789IN', 'in-transit', 'Delhivery', 'Surface', 'Bengaluru', 'Lucknow', today + 2, true),
    ('PP987654321IN', 'delivered', 'Blue Dart', 'Express', 'Mumbai', 'Jaipur', today - 2, true),
    ('PP456789123IN', 'processing', 'Ekart', 'Surface', 'Delhi', 'Kochi', today + 6, true)
  on conflict (tracking_id) do update set
    state = excluded.state, estimated_delivery = excluded.estimated_delivery, updated_at = now()
  where shipments.is_sample;

  delete from shipment_events as e using shipments as s where s.id = e.shipment_id and s.is_sample;

  insert into shipment_events (shipment_id, happened_at, code, description, location)
  select s.id, (today - e.days_ago + e.at) at time zone 'Asia/Kolkata', e.code, e.description, e.location
  from (values
    ('PP123456789IN', 4, time '11:20', 'placed', 'Order Placed', 'Bengaluru'),
    ('PP123456789IN', 3, time '10:05', 'processing', 'Processing at Warehouse', 'Bengaluru Warehouse'),
    ('PP123456789IN', 3, time '18:40', 'shipped', 'Shipped', 'Bengaluru Hub'),
    ('PP123456789IN', 2, time '07:15', 'in-transit', 'Arrived at sorting hub', 'Nagpur Hub'),
    ('PP123456789IN', 1, time '21:30', 'in-transit', 'In Transit / Local Hub', 'Kanpur Hub'),
    ('PP987654321IN', 7, time '14:10', 'placed', 'Order Placed', 'Mumbai'),
    ('PP987654321IN', 6, time '09:30', 'processing', 'Processing at Warehouse', 'Mumbai Warehouse'),
    ('PP987654321IN', 5, time '16:45', 'shipped', 'Shipped', 'Mumbai Hub'),
    ('PP987654321IN', 4, time '08:20', 'in-transit', 'In Transit / Local Hub', 'Ahmedabad Hub'),
    ('PP987654321IN', 3, time '19:05', 'in-transit', 'Arrived at local hub', 'Jaipur Hub'),
    ('PP987654321IN', 2, time '09:10', 'out-for-delivery', 'Out for Delivery', 'Jaipur'),
    ('PP987654321IN', 2, time '13:25', 'delivered', 'Delivered', 'Jaipur'),
    ('PP456789123IN', 2, time '17:50', 'placed', 'Order Placed', 'Delhi'),
    ('PP456789123IN', 1, time '11:00', 'processing', 'Processing at Warehouse', 'Delhi Warehouse')
  ) as e (tracking_id, days_ago, at, code, description, location)
  join shipments as s on s.tracking_id = e.tracking_id and s.is_sample;
end $$;

select renew_sample_shipments();
