-- Refreshed every night from the ended orders of all merchants, so that a page of orders needs no query over them.
create table delivery_history (
  kind text not null check (kind in ('pin', 'region', 'product')),
  key text not null check (key <> '' and length(key) <= 20),
  delivered int not null check (delivered >= 0),
  returned int not null check (returned >= 0),
  primary key (kind, key)
);
comment on table delivery_history is 'How many orders of the last months were delivered and how many came back';
comment on column delivery_history.key is 'A PIN code, the first three digits of one, or the ID of a product';

-- What happened to a merchant's earlier orders for the same customer.
create index orders_phone_idx on orders (merchant_id, customer_phone, created_at desc);
