alter table products
  add column rating_hundredths smallint check (rating_hundredths between 0 and 500),
  add column rating_count int check (rating_count >= 0),
  add check (rating_count is null or rating_hundredths is not null);
comment on column products.rating_hundredths is 'Average rating from 0 to 5 stars that the supplier reports, times 100';

drop trigger products_note_change on products;
create trigger products_note_change
  after insert or delete or update of sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn,
    handling_days, country_of_origin, warehouse, weight_grams, status, rating_hundredths, rating_count
  on products for each statement execute function note_catalogue_change();
