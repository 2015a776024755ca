-- What merchants' subscriptions and orders have added to products.popularity. The rest is the popularity that the
-- catalogue came with.
create table product_demand (
  product_id bigint primary key references products (id) on delete cascade,
  score int not null check (score > 0)
);
create index orders_paid_idx on orders (paid_at) where paid_at is not null;
