-- A product that differs only in size has no colour.
alter table product_variations
  drop constraint product_variations_color_check,
  add constraint product_variations_options_check check (length(color) <= 60 and (color <> '' or size <> ''));
comment on column product_variations.color is 'Empty if the product has sizes only';

-- functions/stock.sql and functions/catalogue_changes.sql contain the bodies.
create function sum_variation_stocks() returns trigger language plpgsql as $$ begin return null; end $$;
create function note_variation_stock_change() returns trigger language plpgsql as $$ begin return null; end $$;

create trigger variation_stocks_sum_insert after insert on variation_stocks
  referencing new table as changed for each statement execute function sum_variation_stocks();
create trigger variation_stocks_sum_update after update on variation_stocks
  referencing new table as changed for each statement execute function sum_variation_stocks();
create trigger variation_stocks_sum_delete after delete on variation_stocks
  referencing old table as changed for each statement execute function sum_variation_stocks();
create trigger variation_stocks_note_update after update on variation_stocks
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_variation_stock_change();
