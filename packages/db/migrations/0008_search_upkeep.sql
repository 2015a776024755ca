-- A statement that writes many products costs the index of documents far less when all its words go in together,
-- sorted, than one by one. So writes collect on the index's pending list, and the function that made them empties it
-- before its statement ends: readers still never pay for a list that has been left to grow.
alter index product_search_document_idx set (fastupdate = on);

create function merge_product_search_index() returns void language sql as $$
  select gin_clean_pending_list('product_search_document_idx')
$$;

create or replace function create_product_search_indexes() returns void language plpgsql as $$
begin
  alter table product_search add primary key (product_id);
  create index product_search_document_idx on product_search using gin (document) with (fastupdate = on);
  create index product_search_popularity_idx on product_search (popularity desc, product_id);
  create index product_search_price_idx on product_search (sp_paise, product_id);
  create index product_search_listed_idx on product_search (listed_at desc, product_id desc);
  create index product_search_category_popularity_idx on product_search (category_id, popularity desc, product_id);
  create index product_search_category_price_idx on product_search (category_id, sp_paise, product_id);
  create index product_search_category_listed_idx on product_search (category_id, listed_at desc, product_id desc);
  create index product_search_top_popularity_idx on product_search (top_id, popularity desc, product_id);
  create index product_search_top_price_idx on product_search (top_id, sp_paise, product_id);
  create index product_search_top_listed_idx on product_search (top_id, listed_at desc, product_id desc);
end $$;

create or replace function refresh_product_search(ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever is changing these stocks right now finishes first, and the next statement sees the outcome.
  perform from product_stocks where product_id = any (ids) for share;

  insert into product_search
  select * from product_search_source where product_id = any (ids)
  on conflict (product_id) do update set
    sp_paise = excluded.sp_paise,
    popularity = excluded.popularity,
    listed_at = excluded.listed_at,
    category_id = excluded.category_id,
    top_id = excluded.top_id,
    handling_days = excluded.handling_days,
    in_stock = excluded.in_stock,
    origin = excluded.origin,
    document = excluded.document
  where product_search is distinct from excluded;
  if found then
    perform merge_product_search_index();
  end if;

  delete from product_search as s
  where s.product_id = any (ids)
    and not exists (select from products as p where p.id = s.product_id and p.status = 'active');
end $$;

create or replace function refresh_search_after_stock_write() returns trigger language plpgsql as $$
begin
  update product_search as s set in_stock = n.quantity > 0
  from new_rows as n
  where n.product_id = s.product_id and s.in_stock is distinct from (n.quantity > 0);
  if found then
    perform merge_product_search_index();
  end if;
  return null;
end $$;
