-- The worker calls this every night so that the three sample shipments always look a few days old. By default
-- the dates count back from today in India.
create or replace function renew_sample_shipments(today date default (now() at time zone 'Asia/Kolkata')::date)
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
