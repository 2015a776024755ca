alter table product_variations
  add column size text not null default '' check (length(size) <= 30);
comment on column product_variations.size is 'Empty if the product has no sizes';
create unique index product_variations_options_idx
  on product_variations (product_id, lower(color), lower(size));

-- A separate table, because every change to product_variations makes all processes render their pages again.
create table variation_stocks (
  product_id bigint not null,
  position smallint not null,
  quantity int not null check (quantity >= 0),
  reserved int not null default 0 check (reserved >= 0),
  updated_at timestamptz not null default now(),
  primary key (product_id, position),
  foreign key (product_id, position) references product_variations on delete cascade
) with (fillfactor = 80);
comment on column variation_stocks.quantity is 'Free to sell. The stock of a product is the sum over its variations.';
comment on column variation_stocks.reserved is 'Paid for and not yet shipped';

alter table product_stocks
  add column reserved int not null default 0 check (reserved >= 0);
comment on column product_stocks.reserved is 'Paid for and not yet shipped';

-- Divides the stock of each product between its variations. The first ones get the remainder.
insert into variation_stocks (product_id, position, quantity)
select product_id, position, s.quantity / v.count + (v.place <= s.quantity % v.count)::int
from (
  select product_id, position, count(*) over (partition by product_id) as count,
    row_number() over (partition by product_id order by position) as place
  from product_variations
) as v
join product_stocks as s using (product_id);
