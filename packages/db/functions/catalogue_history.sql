-- Triggers write the history, so that no code path can omit it.
create or replace function record_price_insert() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, sp_paise, mrp_paise, changed_at)
  select id, sp_paise, mrp_paise, created_at from new_rows;
  return null;
end $$;

create or replace function record_price_update() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, sp_paise, mrp_paise)
  select n.id, n.sp_paise, n.mrp_paise from new_rows n join old_rows o using (id)
  where (n.sp_paise, n.mrp_paise) is distinct from (o.sp_paise, o.mrp_paise);
  return null;
end $$;

create or replace function record_stock_insert() returns trigger language plpgsql as $$
begin
  insert into stock_history (product_id, quantity, changed_at)
  select product_id, quantity, updated_at from new_rows;
  return null;
end $$;

create or replace function record_stock_update() returns trigger language plpgsql as $$
begin
  insert into stock_history (product_id, quantity)
  select n.product_id, n.quantity from new_rows n join old_rows o using (product_id)
  where n.quantity is distinct from o.quantity;
  return null;
end $$;
