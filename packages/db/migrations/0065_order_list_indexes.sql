-- Lists of the desk over the orders of all merchants, newest first.
create index orders_created_idx on orders (created_at desc, id desc);
create index orders_state_created_idx on orders (state, created_at desc, id desc);
create index orders_conflict_idx on orders (created_at desc, id desc) where conflict_note is not null;
create index orders_overdue_idx on orders (deadline_at) where state in (
  'PAID', 'PROCESSING', 'PACKED', 'CANCEL_REQUESTED', 'RTO_RECEIVED', 'LOST', 'DAMAGED_IN_TRANSIT', 'CLAIM_OPEN',
  'CLAIM_APPROVED');
create index orders_own_number_idx on orders (lower(external_number)) where external_number is not null;
-- Earlier orders of the same customer, to find duplicates.
create index orders_customer_idx on orders (merchant_id, customer_phone, created_at desc);
