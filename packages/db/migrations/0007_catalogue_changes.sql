-- Says which transactions changed what pages of the shop show, so that every process that keeps rendered pages can
-- tell when to drop them. A row of its own for each transaction: nobody waits for anybody, as all would at a counter.
create table catalogue_changes (
  xid xid8 primary key default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index catalogue_changes_changed_at_idx on catalogue_changes (changed_at);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes default values on conflict do nothing;
  return null;
end $$;

-- Popularity is left out: it moves all the time and only orders lists, which may wait until a page is made anew.
create trigger products_note_change
  after insert or delete or update of sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn,
    handling_days, country_of_origin, warehouse, weight_grams, status
  on products for each statement execute function note_catalogue_change();
create trigger product_contents_note_change after insert or update or delete on product_contents
  for each statement execute function note_catalogue_change();
create trigger product_variations_note_change after insert or update or delete on product_variations
  for each statement execute function note_catalogue_change();
create trigger product_pictures_note_change after insert or update or delete on product_pictures
  for each statement execute function note_catalogue_change();
create trigger categories_note_change after insert or update or delete on categories
  for each statement execute function note_catalogue_change();

-- Every order moves a stock. Only a product that runs out or comes back is worth making pages anew.
create function note_stock_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from old_rows as o join new_rows as n using (product_id)
    where (o.quantity = 0) <> (n.quantity = 0)
  ) then
    insert into catalogue_changes default values on conflict do nothing;
  end if;
  return null;
end $$;
create trigger product_stocks_note_update after update on product_stocks
  referencing old table as old_rows new table as new_rows for each statement execute function note_stock_change();
create trigger product_stocks_note_insert after insert or delete on product_stocks
  for each statement execute function note_catalogue_change();
