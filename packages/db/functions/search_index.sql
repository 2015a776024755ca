create or replace function create_product_search_indexes() returns void language plpgsql as $$
begin
  alter table product_search add primary key (product_id);
  create index product_search_document_idx on product_search using gin (document) with (fastupdate = on);
  create index product_search_popularity_idx on product_search (in_stock desc, popularity desc, product_id);
  create index product_search_price_idx on product_search (sp_paise, product_id);
  create index product_search_listed_idx on product_search (listed_at desc, product_id desc);
  create index product_search_category_popularity_idx
    on product_search (category_id, in_stock desc, popularity desc, product_id);
  create index product_search_category_price_idx on product_search (category_id, sp_paise, product_id);
  create index product_search_category_listed_idx on product_search (category_id, listed_at desc, product_id desc);
  create index product_search_top_popularity_idx
    on product_search (top_id, in_stock desc, popularity desc, product_id);
  create index product_search_top_price_idx on product_search (top_id, sp_paise, product_id);
  create index product_search_top_listed_idx on product_search (top_id, listed_at desc, product_id desc);
end $$;

create or replace function drop_product_search_indexes() returns void language plpgsql as $$
begin
  alter table product_search drop constraint product_search_pkey;
  drop index product_search_document_idx, product_search_popularity_idx, product_search_price_idx,
    product_search_listed_idx, product_search_category_popularity_idx, product_search_category_price_idx,
    product_search_category_listed_idx, product_search_top_popularity_idx, product_search_top_price_idx,
    product_search_top_listed_idx;
end $$;

create or replace function merge_product_search_index() returns void language sql as $$
  select gin_clean_pending_list('product_search_document_idx')
$$;

create or replace function refresh_product_search(ids bigint[]) returns void language plpgsql as $$
begin
  -- Wait for transactions that are changing these stocks, so that the next statement sees their result.
  perform from product_stocks where product_id = any (ids) order by product_id for share;

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
    document = excluded.document,
    colors = excluded.colors,
    sizes = excluded.sizes
  where product_search is distinct from excluded;
  if found then
    perform merge_product_search_index();
  end if;

  delete from product_search as s
  where s.product_id = any (ids)
    and not exists (select from products as p where p.id = s.product_id and p.status = 'active');
end $$;

-- Refreshes rows of products that this transaction hasn't changed. Waits for concurrent writers of these
-- products, so that their changes aren't overwritten with stale data.
create or replace function renew_product_search(ids bigint[]) returns void language plpgsql as $$
begin
  perform from products where id = any (ids) order by id for share;
  perform refresh_product_search(ids);
end $$;

create or replace function refresh_search_after_product_write() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(select id from new_rows));
  return null;
end $$;

create or replace function refresh_search_after_product_update() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(
    select n.id from new_rows as n join old_rows as o using (id)
    where (n.title, n.brand, n.category_id, n.sp_paise, n.popularity, n.created_at, n.handling_days,
           n.country_of_origin, n.status)
      is distinct from (o.title, o.brand, o.category_id, o.sp_paise, o.popularity, o.created_at, o.handling_days,
           o.country_of_origin, o.status)));
  return null;
end $$;

create or replace function refresh_search_after_product_delete() returns trigger language plpgsql as $$
begin
  delete from product_search where product_id in (select id from old_rows);
  return null;
end $$;

create or replace function refresh_search_after_variation_write() returns trigger language plpgsql as $$
begin
  perform renew_product_search(array(select distinct product_id from changed));
  return null;
end $$;

create or replace function refresh_search_after_variation_update() returns trigger language plpgsql as $$
begin
  perform renew_product_search(array(
    select distinct product_id from new_rows as n join old_rows as o using (product_id, position)
    where (n.color, n.size) is distinct from (o.color, o.size)));
  return null;
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

create or replace function refresh_category_lexemes() returns int[] language plpgsql as $$
declare changed_ids int[];
begin
  with fresh as (
    select c.id, coalesce(c.parent_id, c.id) as top_id, search_lexemes(coalesce(t.name || ' ', '') || c.name) as lexemes,
      search_lexemes(c.name) as own_lexemes, search_category_heads(c.name) as head_lexemes
    from categories as c left join categories as t on t.id = c.parent_id
  ), changed as (
    insert into category_lexemes (category_id, top_id, lexemes, own_lexemes, head_lexemes)
    select id, top_id, lexemes, own_lexemes, head_lexemes from fresh
    on conflict (category_id) do update
    set top_id = excluded.top_id, lexemes = excluded.lexemes, own_lexemes = excluded.own_lexemes,
      head_lexemes = excluded.head_lexemes
    where category_lexemes is distinct from excluded
    returning category_id
  )
  select array_agg(category_id) into changed_ids from changed;
  return changed_ids;
end $$;

create or replace function refresh_search_after_category_insert() returns trigger language plpgsql as $$
begin
  perform refresh_category_lexemes();
  return null;
end $$;

-- Renaming or moving a category changes every product in it. The lock makes transactions that write products wait,
-- because one that has read the old name could otherwise store it after this update.
create or replace function refresh_search_after_category_update() returns trigger language plpgsql as $$
declare changed_ids int[];
begin
  lock table products in share mode;
  changed_ids := refresh_category_lexemes();
  perform refresh_product_search(array(select id from products where category_id = any (changed_ids)));
  return null;
end $$;

create or replace function refresh_search_after_category_delete() returns trigger language plpgsql as $$
begin
  delete from category_lexemes where category_id in (select id from old_rows);
  return null;
end $$;

create or replace function set_synonym_lexemes() returns trigger language plpgsql as $$
begin
  new.lexemes := search_lexemes(new.phrase);
  return new;
end $$;
