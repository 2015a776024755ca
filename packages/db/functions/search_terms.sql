-- Splits text into normalized words. A decimal point belongs to its number. An inch sign or "in." after a number becomes
-- the word "inch" (a sign only if the text contains no quotation marks), and size names such as X-Large become XL.
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

create or replace function search_lexeme(word text) returns text language sql stable parallel safe as $$
  select coalesce((ts_lexize('shop_stem', word))[1], word)
$$;

create or replace function search_lexemes(input text) returns text[] language sql stable parallel safe as $$
  select array(select search_lexeme(word) from unnest(search_words(input)) as word)
$$;

-- Titles often begin with the brand, whose words do not say what the product is. It stays if no other word follows it.
create or replace function search_title_without_brand(title text, brand text) returns text
language sql immutable parallel safe as $$
  select case
    when brand <> '' and lower(left(title, length(brand))) = lower(brand)
      and substr(title, length(brand) + 1) ~ '^[^[:alnum:]].*[[:alnum:]]'
    then substr(title, length(brand) + 1)
    else title end
$$;

-- The word that says what a product is: the last of its title before phrases such as "with ...", "for ..." or "in ...",
-- not counting numbers and attributes.
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

-- What a category contains: kurtis and kurtas for "Kurtis & Kurtas", accessories for "Grill Accessories".
create or replace function search_category_heads(name text) returns text[] language sql stable parallel safe as $$
  select array(
    select distinct lexeme
    from regexp_split_to_table(name, '[,&/]|\mand\M') as part, unnest(search_head_lexemes(btrim(part))) as lexeme
    order by lexeme)
$$;

-- Splits a search term into words and joins a number and its unit into one word, including "2 XL". Documents keep it
-- as two words, because XL may follow an unrelated number there: "Pack of 2, XL".
create or replace function search_term_words(term text) returns text[] language plpgsql stable as $$
declare
  words text[] := search_words(term);
  telling text[] := array(
    select w.word from unnest(words) with ordinality as w (word, position)
    where not exists (select from search_noise as n where n.word = w.word)
    order by w.position);
  merged text[] := '{}';
  number text;
  unit_found text;
  i int := 1;
begin
  if cardinality(telling) > 0 then
    words := telling;
  end if;
  while i <= cardinality(words) loop
    unit_found := null;
    -- Keep only the 9 of "size 9".
    if words[i] = 'size' and i > 1 and words[i + 1] ~ '^(\d.*|x*[sml]|[2-6]xl)$' then
      i := i + 1;
      continue;
    end if;
    if words[i] ~ '^\d+(\.\d+)?$' and i < cardinality(words) then
      select m.unit into unit_found from search_measures as m where m.spelling = words[i + 1];
    end if;
    if words[i] ~ '^[2-6]$' and words[i + 1] = 'xl' then
      unit_found := 'xl';
    end if;
    if unit_found is not null then
      merged := merged || (words[i] || unit_found);
      i := i + 2;
      continue;
    end if;
    if words[i] ~ '^\d+(\.\d+)?[a-z]+$' then
      number := substring(words[i] from '^[\d.]+');
      select m.unit into unit_found from search_measures as m where m.spelling = substr(words[i], length(number) + 1);
    end if;
    merged := merged || case when unit_found is null then words[i] else number || unit_found end;
    i := i + 1;
  end loop;
  return merged;
end $$;

-- All the ways in which documents may spell a measure such as 5l. Empty for any other word.
create or replace function search_measure_forms(word text) returns table (lexemes text[]) language sql stable as $$
  select distinct form.lexemes
  from search_measures as m
  cross join lateral (
    values (array[search_lexeme(substring(word from '^[\d.]+') || m.spelling)]),
      (case when not m.joined then array[substring(word from '^[\d.]+'), search_lexeme(m.spelling)] end)
  ) as form (lexemes)
  where m.unit = substring(word from '^[\d.]+([a-z]+)$') and form.lexemes is not null
$$;

-- Splits two words written as one ("photoframe") at the position where the rarer half is most frequent.
create or replace function search_compound(word text) returns text[] language sql stable as $$
  select array[head.lexeme, tail.lexeme]
  from generate_series(3, length(word) - 3) as cut
  -- `offset 0` makes the planner look up each half instead of reading the whole vocabulary.
  cross join lateral (
    select v.lexeme, v.products from search_vocabulary as v
    where v.word = left(search_compound.word, cut) and v.products >= 3 offset 0) as head
  cross join lateral (
    select v.lexeme, v.products from search_vocabulary as v
    where v.word = substr(search_compound.word, cut + 1) and v.products >= 3 offset 0) as tail
  order by least(head.products, tail.products) desc, cut
  limit 1
$$;

-- Upper bound of the number of products that contain all these lexemes, from the latest statistics.
create or replace function search_frequency(lexemes text[]) returns int language sql stable as $$
  select min(n)::int from (
    select coalesce(sum(c.products), 0) as n
    from unnest(lexemes) as l
    left join search_lexeme_counts as c on c.lexeme in (l, 'b:' || l, 'c:' || l)
    group by l
  ) as per_lexeme
$$;

-- Searches the index, which contains the words of new products before the statistics do.
create or replace function search_lexeme_exists(lexeme text, as_prefix boolean) returns boolean language sql stable
set enable_seqscan = off as $$
  select exists (
    select from product_search
    where document @@ (
      select string_agg(quote_literal(scope || lexeme) || case when as_prefix then ':*' else '' end, '|')
      from unnest(array['', 'b:', 'c:']) as scope)::tsquery)
$$;

-- Catalogue words that the typed word may be a misspelling of, because they are spelled similarly or sound alike.
create or replace function search_neighbours(typed text) returns setof search_vocabulary language sql stable
set pg_trgm.similarity_threshold = 0.2 as $$
  (select * from search_vocabulary
   where products >= 3 and word % typed and word <> typed and levenshtein_less_equal(word, typed, 2) <= 2
   order by levenshtein_less_equal(word, typed, 2), products desc, word limit 16)
  union
  select * from search_vocabulary
  where products >= 3 and word = any (array(
    select left(typed, i - 1) || substr(typed, i + 1, 1) || substr(typed, i, 1) || substr(typed, i + 2)
    from generate_series(1, length(typed) - 1) as i)) and word <> typed
  union
  (select * from search_vocabulary
   where products >= 3 and sound = nullif(dmetaphone(typed), '') and word <> typed
     and levenshtein_less_equal(word, typed, 3) <= 3
   order by levenshtein_less_equal(word, typed, 3), products desc, word limit 8)
$$;

create or replace function search_completions(prefix text, most int) returns setof search_vocabulary language sql stable as $$
  select * from search_vocabulary
  where word ~>=~ prefix and word ~<~ (prefix || U&'\+10FFFF')
  order by products desc, word
  limit most
$$;

-- Divides a search term into units: synonyms, compounds, sizes and completions. The first alternatives of a unit are
-- readings of the typed words, and the rest are synonyms. Loose alternatives are parts of a unit, for partial matches.
-- The categories of a unit are those named after it: "kurta" has Kurtas, but not Kurta Fabrics. Marks units that are
-- attributes, an audience, mostly the name of a brand, or perhaps misspelled.
create or replace function analyze_search(term text) returns jsonb language plpgsql stable as $$
declare
  words text[] := (search_term_words(term))[1:10];
  stems text[] := array(select search_lexeme(word) from unnest(words) as word);
  rare_limit int := (select greatest(3, products / 20000) from search_state);
  units jsonb := '[]';
  i int := 1;
  width int;
  synonym_group int;
  typed jsonb;
  synonyms jsonb;
  loose jsonb;
  typed_frequency int;
  other_frequency int;
  in_brands int;
  prefix text;
  indexed jsonb;
  joined text;
  is_doubtful boolean;
  described record;
  names text[];
  of_categories jsonb;
begin
  while i <= cardinality(words) loop
    prefix := null;
    indexed := null;
    joined := null;
    typed := null;
    synonyms := '[]';
    loose := '[]';
    typed_frequency := 0;
    other_frequency := 0;
    is_doubtful := false;
    width := 1;

    select s.group_id, cardinality(s.lexemes) into synonym_group, width
    from search_synonyms as s
    where s.lexemes in (stems[i:i], stems[i:least(i + 1, cardinality(words))], stems[i:least(i + 2, cardinality(words))])
    order by 2 desc, 1 limit 1;
    width := coalesce(width, 1);

    if width = 1 and i < cardinality(words) and words[i] ~ '^[^\d]{2,}$' and words[i + 1] ~ '^[^\d]{3,}$' then
      select v.lexeme into joined from search_vocabulary as v where v.word = words[i] || words[i + 1] and v.products >= 3;
      if joined is not null then
        width := 2;
        select s.group_id into synonym_group from search_synonyms as s where s.lexemes = array[joined] order by 1 limit 1;
      end if;
    end if;

    if synonym_group is not null or joined is not null then
      typed := jsonb_build_array(stems[i:i + width - 1]);
      typed_frequency := search_frequency(stems[i:i + width - 1]);
      select coalesce(jsonb_agg(to_jsonb(s.lexemes)), '[]'), coalesce(sum(search_frequency(s.lexemes)), 0)
      into synonyms, other_frequency
      from (
        select s.lexemes from search_synonyms as s where s.group_id = synonym_group
        union select array[joined] where joined is not null
      ) as s
      where s.lexemes <> stems[i:i + width - 1];
      -- New words are in the index before they are in the statistics.
      if typed_frequency + other_frequency = 0 and exists (
        select from jsonb_array_elements(typed || synonyms) as a where search_lexeme_exists(a ->> 0, false)) then
        typed_frequency := 1;
      end if;
      if width > 1 then
        loose := jsonb_build_array(stems[i + width - 1:i + width - 1]);
      end if;
    elsif words[i] ~ '^\d+(\.\d+)?[a-z]+$' then
      select jsonb_agg(to_jsonb(m.lexemes)), sum(search_frequency(m.lexemes)) into typed, typed_frequency
      from search_measure_forms(words[i]) as m;
      if typed_frequency = 0 then
        typed_frequency := case when search_lexeme_exists(substring(words[i] from '^[\d.]+'), true) then 1 else 0 end;
        typed := case when typed_frequency > 0 then typed end;
      end if;
    end if;

    if typed is null then
      typed_frequency := search_frequency(stems[i:i]);
      if typed_frequency = 0 and search_lexeme_exists(stems[i], false) then
        typed_frequency := 1;
      end if;
      if typed_frequency > 0 then
        typed := jsonb_build_array(stems[i:i]);
        is_doubtful := typed_frequency <= rare_limit and words[i] !~ '\d' and not exists (
          select from search_lexeme_counts as c where c.lexeme in ('b:' || stems[i], 'c:' || stems[i]));
        if typed_frequency < 24 and words[i] ~ '^[^\d]{6,}$' then
          select coalesce(jsonb_agg(c), '[]') into loose from search_compound(words[i]) as c where c is not null;
        end if;
      end if;
    end if;

    if typed is null and i = cardinality(words) then
      select jsonb_agg(jsonb_build_array(lexeme)), sum(n) into typed, typed_frequency
      from (
        select c.lexeme, search_frequency(array[c.lexeme]) as n
        from (select distinct lexeme from search_completions(words[i], 16)) as c
        order by 2 desc, 1 limit 8
      ) as completed;
      select jsonb_agg(k.lexeme) into indexed
      from jsonb_array_elements(typed) as a cross join unnest(array['', 'b:', 'c:']) as scope
      join search_lexeme_counts as k on k.lexeme = scope || (a ->> 0);
      if typed is null and search_lexeme_exists(words[i], true) then
        prefix := words[i];
        typed := '[]';
        typed_frequency := 1;
      end if;
    end if;

    if typed is null then
      typed := jsonb_build_array(stems[i:i]);
      typed_frequency := 0;
      is_doubtful := words[i] !~ '\d';
    end if;

    select coalesce(bool_or(not t.audience), false) as by_likeness, coalesce(bool_or(t.audience), false) as by_audience
    into described
    from jsonb_array_elements(typed || synonyms) as a join search_attributes as t on a = jsonb_build_array(t.lexeme);
    select coalesce(sum(c.products), 0) into in_brands
    from search_lexeme_counts as c join jsonb_array_elements(typed) as a on c.lexeme = 'b:' || (a ->> 0)
    where jsonb_array_length(a) = 1;
    if words[i] ~ '\d' then
      of_categories := '[]';
    else
      names := array(select a ->> 0 from jsonb_array_elements(typed || synonyms) as a where jsonb_array_length(a) = 1);
      select coalesce(jsonb_agg(category_id), '[]') into of_categories
      from (
        select c.category_id from category_lexemes as c
        where c.head_lexemes && names or width > 1 and c.own_lexemes @> stems[i:i + width - 1]
        order by 1 limit 16) as c;
    end if;
    units := units || jsonb_build_object(
      'words', words[i:i + width - 1], 'correction', null, 'categories', of_categories, 'alternatives', typed || synonyms,
      'typedAlternatives', jsonb_array_length(typed), 'loose', loose, 'prefix', prefix, 'indexed', indexed,
      'typedFrequency', typed_frequency, 'frequency', typed_frequency + other_frequency,
      'attribute', described.by_likeness, 'audience', described.by_audience,
      'brand', in_brands > typed_frequency / 2, 'isDoubtful', is_doubtful);
    i := i + width;
  end loop;
  return units;
end $$;
