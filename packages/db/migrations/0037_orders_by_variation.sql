-- A cart line is a SKU. Lines whose colour is no longer sold cannot be ordered and are dropped.
alter table cart_lines add column sku text, add column size text not null default '';
update cart_lines as l set sku = p.sku from products as p where p.id = l.product_id and l.color is null;
update cart_lines as l set sku = v.sku, size = v.size
from (
  select distinct on (product_id, color) product_id, color, size, sku from product_variations
  order by product_id, color, position
) as v
where v.product_id = l.product_id and v.color = l.color;
delete from cart_lines where sku is null;
alter table cart_lines
  drop constraint cart_lines_cart_id_product_id_color_key,
  drop constraint cart_lines_color_check,
  alter column sku set not null,
  add check (length(sku) between 1 and 64),
  add unique (cart_id, sku);
update cart_lines set color = '' where color is null;
alter table cart_lines alter column color set not null, alter column color set default '';
comment on column cart_lines.color is 'Empty if the product has no colours. Shown even if the SKU is no longer sold.';

-- The import checks that options are unique. The index would refuse two variations that swap their colours, and took a
-- fifth of the space of variations.
drop index product_variations_options_idx;
create index import_skus_parent_idx on import_skus (import_id, parent_sku) where parent_sku is not null;

-- A merchandising category groups products that belong to other categories.
alter table categories add column is_merchandising boolean not null default false;
comment on column categories.is_merchandising is 'Such as AI Recommendation. Never exported as the category of a product.';
update categories set is_merchandising = true where 9478 in (id, parent_id);

alter table products add column goods_category_id int references categories (id);
comment on column products.goods_category_id is
  'The category of the goods, for a product that is listed in a merchandising category';
create index products_goods_category_id_idx on products (goods_category_id) where goods_category_id is not null;

-- Colours and sizes can be searched and filtered.
alter table product_search
  add column colors text[] collate "C" not null default '{}',
  add column sizes text[] collate "C" not null default '{}';
comment on column product_search.document is
  'Stems of colours, sizes and title as they are, of the brand as b:stem, of the categories as c:stem, each only where the one before lacks it; then =all, =c{category}, =t{top category}, =o{origin}, =b{6|15} (delivery band), =k{colour}, =s{size}, =h{n} (1 of n by hash of the id, for samples) and ={family}{fraction}.{generation} (levels)';

drop view product_search_source;
create view product_search_source as
select
  p.id as product_id,
  p.sp_paise,
  p.popularity,
  extract(epoch from p.created_at)::int as listed_at,
  p.category_id,
  c.top_id,
  p.handling_days,
  coalesce(s.quantity, 0) > 0 as in_stock,
  p.country_of_origin as origin,
  array_to_tsvector(
    title.lexemes
    || array(select 'b:' || b from unnest(brand.lexemes) as b where b <> all (title.lexemes))
    || array(select 'c:' || l from unnest(c.lexemes) as l where l <> all (title.lexemes || brand.lexemes))
    || array['=all', '=c' || p.category_id, '=t' || c.top_id, '=o' || lower(p.country_of_origin),
             case when p.handling_days <= 7 then '=b6' else '=b15' end]
    || array(select '=k' || lower(color) from unnest(options.colors) as color)
    || array(select '=s' || lower(size) from unnest(options.sizes) as size)
    || array(select '=h' || n from unnest(array[256, 64, 16, 4]) as n
             where (p.id * 2654435761 & 4294967295) < 4294967296 / n)
    || array(select '=' || l.family || l.fraction || '.' || l.generation from search_levels as l
             where case l.family
               when 'r' then p.popularity >= l.threshold
               when 'd' then extract(epoch from p.created_at)::int >= l.threshold
               when 'a' then p.sp_paise <= l.threshold
               else p.sp_paise >= l.threshold end)
  ) as document,
  options.colors,
  options.sizes
from products as p
join category_lexemes as c on c.category_id = p.category_id
left join product_stocks as s on s.product_id = p.id
cross join lateral (
  select coalesce(array_agg(distinct color) filter (where color <> ''), '{}') as colors,
    coalesce(array_agg(distinct size) filter (where size <> ''), '{}') as sizes
  from product_variations where product_id = p.id offset 0) as options
-- Options come first, because a number at the end of a title would be joined with a size such as L.
cross join lateral (
  select search_lexemes(array_to_string(options.colors || options.sizes || p.title, ' ')) as lexemes offset 0) as title
cross join lateral (select search_lexemes(p.brand) as lexemes offset 0) as brand
where p.status = 'active';

-- functions/search_index.sql contains the bodies.
create function refresh_search_after_variation_write() returns trigger language plpgsql as $$ begin return null; end $$;
create function refresh_search_after_variation_update() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger product_variations_search_insert after insert on product_variations
  referencing new table as changed for each statement execute function refresh_search_after_variation_write();
create trigger product_variations_search_update after update on product_variations
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_search_after_variation_update();
create trigger product_variations_search_delete after delete on product_variations
  referencing old table as changed for each statement execute function refresh_search_after_variation_write();

-- The functions that the update calls are older than this migration, so the rows are written here.
update product_search as s set document = f.document, colors = f.colors, sizes = f.sizes
from product_search_source as f
where f.product_id = s.product_id and (f.colors <> '{}' or f.sizes <> '{}');
