-- functions/search_terms.sql contains these functions. They are needed here, because the rows below are written with them.
-- Titles often begin with the brand. Those words are stored as words of the brand (b:stem), so that a search for a saree
-- does not list everything by a brand called "Bunny Sarees" first.
create or replace function search_title_without_brand(title text, brand text) returns text
language sql immutable parallel safe as $$
  select case
    when brand <> '' and lower(left(title, length(brand))) = lower(brand)
      and substr(title, length(brand) + 1) ~ '^[^[:alnum:]].*[[:alnum:]]'
    then substr(title, length(brand) + 1)
    else title end
$$;

create or replace function search_words(input text) returns text[] language sql stable parallel safe as $$
  select array(
    select left(word, 60)
    from unnest(string_to_array(
      regexp_replace(
        regexp_replace(
          lower(unaccent(regexp_replace(
            regexp_replace(
              case when input ~ '(^|[\s(])["“]\S' then plain.text
                else regexp_replace(plain.text, '(\d) ?(["”″]|'''')', '\1 inch ', 'g') end,
              '[''`´’‘]', '', 'g'),
            '[\u0001-\u002d\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u206f\u20a0-\u2bff\u3000-\u303f\ufe00-\ufe0f\ufffd]+',
            ' ', 'g'))),
          '\m(x{1,4}|[2-6]x) ?(?:(l)arge|(s)mall)\M', '\1\2\3', 'g'),
        '(\m\d+(?:\.\d+)?) (ml|l|ltr|kg|g|gm|cm|mm|ft|inch|mah|gb|tb|mp)\M', '\1\2', 'g'),
      ' ')) as word
    where word <> '' and word <> all ('{a,an,and,at,by,for,from,in,is,of,on,or,the,to,with,ka,ke,ki,liye,wala,wali,wale}')
  )
  from (
    select case when position('.' in inches.text) = 0 then inches.text
      else regexp_replace(regexp_replace(inches.text, '(\d)\.0+(?!\d)', '\1', 'g'), '\.(?!\d)|(?<!\d)\.', ' ', 'g') end as text
    from (
      select regexp_replace(normalize(input, NFC),
        '(\d)(?:in\M\.?| in(?:\.|(?=\s*(?:x\M|[×,)/]|$))))', '\1 inch ', 'gi') as text) as inches
  ) as plain
$$;

create or replace function search_head_lexemes(title text) returns text[] language sql stable parallel safe as $$
  select array(
    select head.lexeme
    from (
      select search_lexeme(word) as lexeme, place
      from unnest(string_to_array(
        translate(lower(unaccent(coalesce(
          nullif(btrim(regexp_replace(
            title, '(?:[,(|:;[{–—]| - | (?:with|for|without|by|in|from|compatible) ).*$', '', 'i')), ''),
          title))), '-/&+().''’"', '      '),
        ' ')) with ordinality as w (word, place)
      where word <> ''
      order by place desc limit 3) as head
    where head.lexeme !~ '^\d' and not exists (select from search_attributes as a where a.lexeme = head.lexeme)
    order by head.place desc limit 1)
$$;

-- Colours that are also things. Mustard oil is not an oil in mustard.
delete from search_attributes where lexeme in (
  select search_lexeme(word) from unnest(array[
    'orange', 'gold', 'silver', 'peach', 'mustard', 'lavender', 'mint', 'olive', 'cream', 'turquoise']) as word);
-- Words that say how something is sold are not what it is.
insert into search_attributes (lexeme)
select search_lexeme(word) from unnest(array['set', 'pack', 'piece', 'combo', 'pair', 'uk', 'eu', 'us']) as word
on conflict do nothing;

-- A mixer may be a tap, but a mixie is only a mixer grinder.
delete from search_synonyms where (group_id, phrase) = (44, 'mixer');
insert into search_synonyms (group_id, phrase) values
  (502, 'ladder'),
  (503, 'seedhi'),
  (503, 'sidhi'),
  (503, 'सीढ़ी'),
  (503, 'ladder');

alter table category_lexemes add column own_lexemes text[] not null default '{}';
comment on column category_lexemes.own_lexemes is 'Without those of the top category';
update category_lexemes as l set own_lexemes = search_lexemes(c.name) from categories as c where c.id = l.category_id;

comment on column product_search.document is
  'Stems of colours, sizes and title as they are, of the brand as b:stem (also if the title begins with it), of the categories as c:stem, each only where the one before lacks it; then =all, =c{category}, =t{top category}, =o{origin}, =b{6|15} (delivery band), =k{colour}, =s{size}, =n{stem} (what the title says the product is), =h{n} (1 of n by hash of the id, for samples) and ={family}{fraction}.{generation} (levels)';

create or replace view product_search_source as
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
    || array(select '=n' || l from unnest(search_head_lexemes(own_title.text)) as l)
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
cross join lateral (select search_title_without_brand(p.title, p.brand) as text offset 0) as own_title
-- Options come first, because a number at the end of a title would be joined with a size such as L.
cross join lateral (
  select search_lexemes(array_to_string(options.colors || options.sizes || own_title.text, ' ')) as lexemes
  offset 0) as title
cross join lateral (select search_lexemes(p.brand) as lexemes offset 0) as brand
where p.status = 'active';

update product_search as s set document = f.document
from product_search_source as f
where f.product_id = s.product_id and f.document <> s.document;
select gin_clean_pending_list('product_search_document_idx');

-- Words that sound alike are near even if they are spelled differently (neckless, necklace).
alter table search_vocabulary add column sound text generated always as (dmetaphone(word)) stored;
create index search_vocabulary_sound_idx on search_vocabulary (sound) where products >= 3;
drop function search_correction(text);

insert into search_measures (unit, spelling, joined) values
  ('ton', 'ton', false),
  ('ton', 'tons', false),
  ('ton', 'tonne', false),
  ('seater', 'seater', false),
  ('seater', 'seaters', false),
  ('year', 'year', false),
  ('year', 'years', false),
  ('year', 'yr', false),
  ('year', 'yrs', false),
  ('month', 'month', false),
  ('month', 'months', false),
  ('v', 'v', false),
  ('v', 'volt', false),
  ('v', 'volts', false),
  ('lb', 'lb', false),
  ('lb', 'lbs', false),
  ('lb', 'pound', false),
  ('lb', 'pounds', false),
  ('oz', 'oz', false),
  ('oz', 'ounce', false),
  ('oz', 'ounces', false),
  ('gal', 'gal', false),
  ('gal', 'gallon', false),
  ('gal', 'gallons', false);

insert into search_noise (word) values ('near'), ('me'), ('nearby');
