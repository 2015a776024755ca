-- The stock of a product with variations is the sum of their stocks. A trigger maintains it, so that no writer can
-- forget it. The product is locked first, because a sum that was calculated before the lock could miss a concurrent
-- change to another variation.
create or replace function sum_variation_stocks() returns trigger language plpgsql as $$
declare ids bigint[] := array(select distinct product_id from changed);
begin
  perform from product_stocks where product_id = any (ids) order by product_id for update;

  update product_stocks as s set quantity = v.quantity, reserved = v.reserved, updated_at = now()
  from (
    select product_id, sum(quantity) as quantity, sum(reserved) as reserved from variation_stocks
    where product_id = any (ids) group by product_id
  ) as v
  where s.product_id = v.product_id and (s.quantity, s.reserved) is distinct from (v.quantity, v.reserved);

  -- Not an upsert, because every insert statement marks all cached pages as outdated.
  if exists (select from unnest(ids) as id where not exists (select from product_stocks where product_id = id)) then
    insert into product_stocks (product_id, quantity, reserved)
    select product_id, sum(quantity), sum(reserved) from variation_stocks
    where product_id = any (ids) group by product_id
    on conflict do nothing;
  end if;
  return null;
end $$;
