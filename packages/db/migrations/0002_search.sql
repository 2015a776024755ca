-- Search over products: one narrow table with a row per active product, kept by triggers in the same
-- transaction as the change itself. docs/decisions/0003-search.md tells how queries use it.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- English stems without a stop list: stop words are left out by search_words.
create text search dictionary shop_stem (template = snowball, language = english);

-- The one definition of a word, for documents and queries alike. Separators are listed by code point, because
-- character classes split Devanagari and Tamil words at their vowel signs.
create function search_words(input text) returns text[] language sql stable parallel safe as $$
  select array(
    select left(word, 60)
    from unnest(string_to_array(
      regexp_replace(
        lower(unaccent(regexp_replace(
          regexp_replace(normalize(input, NFC), '[''`´’‘]', '', 'g'),
          '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u206f\u20a0-\u2bff\u3000-\u303f\ufe00-\ufe0f\ufffd]+',
          ' ', 'g'))),
        '(\m\d+) (ml|l|ltr|kg|g|gm|cm|mm|ft|inch|mah|gb|tb|mp)\M', '\1\2', 'g'),
      ' ')) as word
    where word <> '' and word <> all ('{a,an,and,at,by,for,from,in,is,of,on,or,the,to,with,ka,ke,ki,liye,wala,wali,wale}')
  )
$$;

create function search_lexeme(word text) returns text language sql stable parallel safe as $$
  select coalesce((ts_lexize('shop_stem', word))[1], word)
$$;

create function search_lexemes(input text) returns text[] language sql stable parallel safe as $$
  select array(select search_lexeme(word) from unnest(search_words(input)) as word)
$$;

-- What a product's categories add to its words; a row per category, top categories included.
create table category_lexemes (
  category_id int primary key,
  top_id int not null,
  lexemes text[] not null
);

-- Level thresholds: the top 1/256, 1/64, 1/16 and 1/4 of all products by popularity (r), newness (d), lowest
-- price (a) and highest price (z). They may age without harm, because a row's level lexemes always follow from
-- the thresholds stored here. Readers use the generation that search_state names; during a change of
-- thresholds rows carry the lexemes of both generations.
create table search_levels (
  generation int not null,
  family text not null check (family in ('r', 'd', 'a', 'z')),
  fraction int not null check (fraction in (256, 64, 16, 4)),
  threshold bigint not null,
  primary key (generation, family, fraction)
);

create table search_state (
  singleton boolean primary key default true check (singleton),
  generation int not null default 0,
  products bigint not null default 0,
  levelled_products bigint not null default 0
);
comment on column search_state.products is 'Number of searchable products when statistics were last taken';
comment on column search_state.levelled_products is 'Number of searchable products when levels were last drawn';
insert into search_state default values;

create table product_search (
  product_id bigint not null,
  sp_paise bigint not null,
  popularity int not null,
  listed_at int not null,
  category_id int not null,
  top_id int not null,
  handling_days smallint not null,
  in_stock boolean not null,
  origin text not null,
  document tsvector not null
) with (fillfactor = 90);
comment on column product_search.listed_at is 'created_at in seconds since 1970';
comment on column product_search.document is
  'Stems of the title as they are, of the brand as b:stem, of the categories as c:stem, each only where the one before lacks it; then =all, =c{category}, =t{top category}, =o{origin}, =b{6|15} (delivery band), =h{n} (1 of n by hash of the id, for samples) and ={family}{fraction}.{generation} (levels)';

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
    || array(select '=h' || n from unnest(array[256, 64, 16, 4]) as n
             where (p.id * 2654435761 & 4294967295) < 4294967296 / n)
    || array(select '=' || l.family || l.fraction || '.' || l.generation from search_levels as l
             where case l.family
               when 'r' then p.popularity >= l.threshold
               when 'd' then extract(epoch from p.created_at)::int >= l.threshold
               when 'a' then p.sp_paise <= l.threshold
               else p.sp_paise >= l.threshold end)
  ) as document
from products as p
join category_lexemes as c on c.category_id = p.category_id
left join product_stocks as s on s.product_id = p.id
cross join lateral (select search_lexemes(p.title) as lexemes offset 0) as title
cross join lateral (select search_lexemes(p.brand) as lexemes offset 0) as brand
where p.status = 'active';

-- Also called by the bulk rebuild, which loads the bare table first.
create function create_product_search_indexes() returns void language plpgsql as $$
begin
  alter table product_search add primary key (product_id);
  -- Without fastupdate no reader ever pays for a pending list.
  create index product_search_document_idx on product_search using gin (document) with (fastupdate = off);
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

create function drop_product_search_indexes() returns void language plpgsql as $$
begin
  alter table product_search drop constraint product_search_pkey;
  drop index product_search_document_idx, product_search_popularity_idx, product_search_price_idx,
    product_search_listed_idx, product_search_category_popularity_idx, product_search_category_price_idx,
    product_search_category_listed_idx, product_search_top_popularity_idx, product_search_top_price_idx,
    product_search_top_listed_idx;
end $$;

select create_product_search_indexes();

create function refresh_product_search(ids bigint[]) returns void language plpgsql as $$
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

  delete from product_search as s
  where s.product_id = any (ids)
    and not exists (select from products as p where p.id = s.product_id and p.status = 'active');
end $$;

-- For refreshing rows whose products this transaction has not itself changed: writers of these products finish
-- first, so that nothing stale is stored over what they did.
create function renew_product_search(ids bigint[]) returns void language plpgsql as $$
begin
  perform from products where id = any (ids) order by id for share;
  perform refresh_product_search(ids);
end $$;

create function refresh_search_after_product_write() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(select id from new_rows));
  return null;
end $$;
create trigger products_search_insert after insert on products
  referencing new table as new_rows for each statement execute function refresh_search_after_product_write();

create function refresh_search_after_product_update() returns trigger language plpgsql as $$
begin
  perform refresh_product_search(array(
    select n.id from new_rows as n join old_rows as o using (id)
    where (n.title, n.brand, n.category_id, n.sp_paise, n.popularity, n.created_at, n.handling_days,
           n.country_of_origin, n.status)
      is distinct from (o.title, o.brand, o.category_id, o.sp_paise, o.popularity, o.created_at, o.handling_days,
           o.country_of_origin, o.status)));
  return null;
end $$;
create trigger products_search_update after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_search_after_product_update();

create function refresh_search_after_product_delete() returns trigger language plpgsql as $$
begin
  delete from product_search where product_id in (select id from old_rows);
  return null;
end $$;
create trigger products_search_delete after delete on products
  referencing old table as old_rows for each statement execute function refresh_search_after_product_delete();

-- Stock moves often and changes the document never: only a product that runs out or comes back is touched.
create function refresh_search_after_stock_write() returns trigger language plpgsql as $$
begin
  update product_search as s set in_stock = n.quantity > 0
  from new_rows as n
  where n.product_id = s.product_id and s.in_stock is distinct from (n.quantity > 0);
  return null;
end $$;
create trigger product_stocks_search_insert after insert on product_stocks
  referencing new table as new_rows for each statement execute function refresh_search_after_stock_write();
create trigger product_stocks_search_update after update on product_stocks
  referencing new table as new_rows for each statement execute function refresh_search_after_stock_write();

create function refresh_category_lexemes() returns int[] language plpgsql as $$
declare changed_ids int[];
begin
  with fresh as (
    select c.id, coalesce(c.parent_id, c.id) as top_id, search_lexemes(coalesce(t.name || ' ', '') || c.name) as lexemes
    from categories as c left join categories as t on t.id = c.parent_id
  ), changed as (
    insert into category_lexemes select id, top_id, lexemes from fresh
    on conflict (category_id) do update set top_id = excluded.top_id, lexemes = excluded.lexemes
    where category_lexemes is distinct from excluded
    returning category_id
  )
  select array_agg(category_id) into changed_ids from changed;
  return changed_ids;
end $$;

create function refresh_search_after_category_insert() returns trigger language plpgsql as $$
begin
  perform refresh_category_lexemes();
  return null;
end $$;
create trigger categories_search_insert after insert on categories
  for each statement execute function refresh_search_after_category_insert();

-- A renamed or moved category changes every product in it. Writers of products wait until that is done, for one
-- that read the old name could otherwise store it after this.
create function refresh_search_after_category_update() returns trigger language plpgsql as $$
declare changed_ids int[];
begin
  lock table products in share mode;
  changed_ids := refresh_category_lexemes();
  perform refresh_product_search(array(select id from products where category_id = any (changed_ids)));
  return null;
end $$;
create trigger categories_search_update after update of name, parent_id on categories
  for each statement execute function refresh_search_after_category_update();

create function refresh_search_after_category_delete() returns trigger language plpgsql as $$
begin
  delete from category_lexemes where category_id in (select id from old_rows);
  return null;
end $$;
create trigger categories_search_delete after delete on categories
  referencing old table as old_rows for each statement execute function refresh_search_after_category_delete();

-- Frequencies steer the choice of plan and the order of suggestions; no answer depends on their being fresh.
create table search_lexeme_counts (
  lexeme text not null,
  products int not null
);
create unique index search_lexeme_counts_key on search_lexeme_counts (lexeme) include (products);

create table search_vocabulary (
  word text not null,
  lexeme text not null,
  products int not null
);
create unique index search_vocabulary_word_key on search_vocabulary (word text_pattern_ops);
create index search_vocabulary_similar_idx on search_vocabulary using gin (word gin_trgm_ops) where products >= 3;

create table search_synonyms (
  group_id int not null,
  phrase text not null,
  lexemes text[] not null,
  primary key (group_id, phrase)
);
create index search_synonyms_lexemes_idx on search_synonyms (lexemes);

create function set_synonym_lexemes() returns trigger language plpgsql as $$
begin
  new.lexemes := search_lexemes(new.phrase);
  return new;
end $$;
create trigger search_synonyms_lexemes before insert or update on search_synonyms
  for each row execute function set_synonym_lexemes();

-- How many products hold all these lexemes at most, by the last statistics.
create function search_frequency(lexemes text[]) returns int language sql stable as $$
  select min(n)::int from (
    select coalesce(sum(c.products), 0) as n
    from unnest(lexemes) as l
    left join search_lexeme_counts as c on c.lexeme in (l, 'b:' || l, 'c:' || l)
    group by l
  ) as per_lexeme
$$;

-- Statistics may not know a word yet that a product already carries; the index does.
create function search_lexeme_exists(lexeme text, as_prefix boolean) returns boolean language sql stable
set enable_seqscan = off as $$
  select exists (
    select from product_search
    where document @@ (
      select string_agg(quote_literal(scope || lexeme) || case when as_prefix then ':*' else '' end, '|')
      from unnest(array['', 'b:', 'c:']) as scope)::tsquery)
$$;

create function search_correction(misspelt text) returns text language sql stable
set pg_trgm.similarity_threshold = 0.2 as $$
  select word from search_vocabulary
  where products >= 3 and word % misspelt
    and levenshtein_less_equal(word, misspelt, 2) <= case when length(misspelt) < 5 then 1 else 2 end
  order by levenshtein(word, misspelt)
    - case when left(word, 1) = left(misspelt, 1) then 0.5 else 0 end
    - ln(products) / 12.0, word
  limit 1
$$;

create function search_completions(prefix text, most int) returns setof search_vocabulary language sql stable as $$
  select * from search_vocabulary
  where word ~>=~ prefix and word ~<~ (prefix || U&'\+10FFFF')
  order by products desc, word
  limit most
$$;

-- Takes a search term apart into units: a word, or a phrase that has synonyms. Each unit is a list of
-- alternatives, each alternative a list of lexemes that must all be there. The last word may be unfinished; a
-- word that no product carries is corrected, unless it holds a digit and so may be a model number.
create function analyze_search(term text) returns jsonb language plpgsql stable as $$
declare
  words text[] := (search_words(term))[1:10];
  stems text[] := array(select search_lexeme(word) from unnest(words) as word);
  units jsonb := '[]';
  i int := 1;
  width int;
  synonym_group int;
  alternatives jsonb;
  frequency int;
  prefix text;
  indexed jsonb;
  correction text;
begin
  while i <= cardinality(words) loop
    prefix := null;
    indexed := null;
    correction := null;
    alternatives := null;
    width := 1;

    select s.group_id, cardinality(s.lexemes) into synonym_group, width
    from search_synonyms as s
    where s.lexemes in (stems[i:i], stems[i:least(i + 1, cardinality(words))], stems[i:least(i + 2, cardinality(words))])
    order by 2 desc, 1 limit 1;
    width := coalesce(width, 1);

    if synonym_group is not null then
      select jsonb_agg(to_jsonb(s.lexemes)), sum(search_frequency(s.lexemes)) into alternatives, frequency
      from (select distinct s.lexemes from search_synonyms as s where s.group_id = synonym_group) as s;
    else
      frequency := search_frequency(stems[i:i]);
      if frequency = 0 and search_lexeme_exists(stems[i], false) then
        frequency := 1;
      end if;
      if frequency > 0 then
        alternatives := jsonb_build_array(stems[i:i]);
      end if;
    end if;

    if alternatives is null and i = cardinality(words) then
      select jsonb_agg(jsonb_build_array(lexeme)), sum(n) into alternatives, frequency
      from (
        select c.lexeme, search_frequency(array[c.lexeme]) as n
        from (select distinct lexeme from search_completions(words[i], 16)) as c
        order by 2 desc, 1 limit 8
      ) as completed;
      select jsonb_agg(k.lexeme) into indexed
      from jsonb_array_elements(alternatives) as a cross join unnest(array['', 'b:', 'c:']) as scope
      join search_lexeme_counts as k on k.lexeme = scope || (a ->> 0);
      if alternatives is null and search_lexeme_exists(words[i], true) then
        prefix := words[i];
        alternatives := '[]';
        frequency := 1;
      end if;
    end if;

    if alternatives is null then
      if words[i] !~ '\d' then
        correction := search_correction(words[i]);
      end if;
      alternatives := jsonb_build_array(jsonb_build_array(search_lexeme(coalesce(correction, words[i]))));
      frequency := case when correction is null then 0 else search_frequency(array[search_lexeme(correction)]) end;
    end if;

    units := units || jsonb_build_object(
      'words', words[i:i + width - 1], 'correction', correction, 'alternatives', alternatives,
      'prefix', prefix, 'indexed', indexed, 'frequency', frequency);
    i := i + width;
  end loop;
  return units;
end $$;
