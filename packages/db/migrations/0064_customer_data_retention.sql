alter table orders add column customer_removed_at timestamptz;
comment on column orders.customer_removed_at is 'When the customer''s name, address and phone were removed at the end of their retention period';
create index orders_customer_kept_idx on orders (state_since) where customer_removed_at is null;
