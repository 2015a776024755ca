create or replace function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes default values on conflict do nothing;
  return null;
end $$;

-- Every order changes a stock level, but cached pages change only when a product sells out or is back in
-- stock.
create or replace function note_stock_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from old_rows as o join new_rows as n using (product_id)
    where (o.quantity = 0) <> (n.quantity = 0)
  ) then
    insert into catalogue_changes default values on conflict do nothing;
  end if;
  return null;
end $$;

create or replace function note_variation_stock_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from old_rows as o join new_rows as n using (product_id, position)
    where (o.quantity = 0) <> (n.quantity = 0)
  ) then
    insert into catalogue_changes default values on conflict do nothing;
  end if;
  return null;
end $$;
