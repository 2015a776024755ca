-- Splits text into normalized words. An inch sign after a number becomes the word "inch" unless the text
-- contains quotation marks, and size names such as X-Large become XL.
create or replace function search_words(input text) returns text[] language sql stable parallel safe as $$
  select array(
    select left(word, 60)
    from unnest(string_to_array(
      regexp_replace(
        regexp_replace(
          lower(unaccent(regexp_replace(
            regexp_replace(
              case when input ~ '(^|[\s(])["“]\S' then normalize(input, NFC)
                else regexp_replace(normalize(input, NFC), '(\d) ?(["”″]|'''')', '\1 inch ', 'g') end,
              '[''`´’‘]', '', 'g'),
            '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0964\u0965\u2000-\u206f\u20a0-\u2bff\u3000-\u303f\ufe00-\ufe0f\ufffd]+',
            ' ', 'g'))),
          '\m(x{1,4}|[2-6]x) ?(?:(l)arge|(s)mall)\M', '\1\2\3', 'g'),
        '(\m\d+) (ml|l|ltr|kg|g|gm|cm|mm|ft|inch|mah|gb|tb|mp)\M', '\1\2', 'g'),
      ' ')) as word
    where word <> '' and word <> all ('{a,an,and,at,by,for,from,in,is,of,on,or,the,to,with,ka,ke,ki,liye,wala,wali,wale}')
  )
$$;

create or replace function search_lexeme(word text) returns text language sql stable parallel safe as $$
  select coalesce((ts_lexize('shop_stem', word))[1], word)
$$;

create or replace function search_lexemes(input text) returns text[] language sql stable parallel safe as $$
  select array(select search_lexeme(word) from unnest(search_words(input)) as word)
$$;

-- Splits a search term into words and joins a number and its unit into one word, including "2 XL". This is not done
-- for documents, where XL may follow an unrelated number: "Pack of 2, XL".
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
    if words[i] ~ '^\d+$' and i < cardinality(words) then
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
    if words[i] ~ '^\d+[a-z]+$' then
      number := substring(words[i] from '^\d+');
      select m.unit into unit_found from search_measures as m where m.spelling = substr(words[i], length(number) + 1);
    end if;
    merged := merged || case when unit_found is null then words[i] else number || unit_found end;
    i := i + 1;
  end loop;
  return merged;
end $$;

-- All spellings of a size such as 5l that occur in documents. Empty for any other word.
create or replace function search_measure_forms(word text) returns table (lexemes text[]) language sql stable as $$
  select distinct form.lexemes
  from search_measures as m
  cross join lateral (
    values (array[search_lexeme(substring(word from '^\d+') || m.spelling)]),
      (case when not m.joined then array[substring(word from '^\d+'), search_lexeme(m.spelling)] end)
  ) as form (lexemes)
  where m.unit = substring(word from '^\d+([a-z]+)$') and form.lexemes is not null
$$;

-- Splits two words written as one ("photoframe") at the position where the rarer half is most frequent.
create or replace function search_compound(word text) returns text[] language sql stable as $$
  select array[head.lexeme, tail.lexeme]
  from generate_series(3, length(word) - 3) as cut
  join search_vocabulary as head on head.word = left(search_compound.word, cut) and head.products >= 3
  join search_vocabulary as tail on tail.word = substr(search_compound.word, cut + 1) and tail.products >= 3
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

create or replace function search_correction(misspelt text) returns text language sql stable
set pg_trgm.similarity_threshold = 0.2 as $$
  select word from search_vocabulary
  where products >= 3 and word % misspelt
    and levenshtein_less_equal(word, misspelt, 2) <= case when length(misspelt) < 5 then 1 else 2 end
  order by levenshtein(word, misspelt)
    - case when left(word, 1) = left(misspelt, 1) then 0.5 else 0 end
    - ln(products) / 12.0, word
  limit 1
$$;

create or replace function search_completions(prefix text, most int) returns setof search_vocabulary language sql stable as $$
  select * from search_vocabulary
  where word ~>=~ prefix and word ~<~ (prefix || U&'\+10FFFF')
  order by products desc, word
  limit most
$$;

-- Analyzes a search term into units: synonyms, sizes, completions and corrections. Marks the units that
-- describe an attribute or an audience.
create or replace function analyze_search(term text) returns jsonb language plpgsql stable as $$
declare
  words text[] := (search_term_words(term))[1:10];
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
  parts text[];
  described record;
begin
  while i <= cardinality(words) loop
    prefix := null;
    parts := null;
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
    elsif words[i] ~ '^\d+[a-z]+$' then
      select jsonb_agg(to_jsonb(m.lexemes)), sum(search_frequency(m.lexemes)) into alternatives, frequency
      from search_measure_forms(words[i]) as m;
      if frequency = 0 then
        frequency := case when search_lexeme_exists(substring(words[i] from '^\d+'), true) then 1 else 0 end;
        alternatives := case when frequency > 0 then alternatives end;
      end if;
    end if;

    if synonym_group is null and alternatives is null then
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
        parts := case when correction is null then search_compound(words[i]) end;
      end if;
      parts := coalesce(parts, array[search_lexeme(coalesce(correction, words[i]))]);
      alternatives := jsonb_build_array(parts);
      frequency := search_frequency(parts);
    end if;

    select coalesce(bool_or(not t.audience), false) as by_likeness, coalesce(bool_or(t.audience), false) as by_audience
    into described
    from jsonb_array_elements(alternatives) as a join search_attributes as t on a = jsonb_build_array(t.lexeme);
    units := units || jsonb_build_object(
      'words', words[i:i + width - 1], 'correction', correction, 'alternatives', alternatives,
      'prefix', prefix, 'indexed', indexed, 'frequency', frequency,
      'attribute', described.by_likeness, 'audience', described.by_audience);
    i := i + width;
  end loop;
  return units;
end $$;
