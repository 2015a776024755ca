-- Sizes as people write them, and more of what they type.

-- Groups that gave more than was asked for: a table tennis bat for a cricket bat, a night suit for a salwar suit, ghee in
-- a glass bottle for a water bottle, swimming goggles for sunglasses.
delete from search_synonyms where (group_id, phrase) in (
  (6, 'salwar suit'), (6, 'salwar kameez'), (40, 'led bulb'), (53, 'water bottle'), (74, 'school bag'),
  (79, 'goggles'), (106, 'cricket bat'));

-- A word belongs to its first group alone, see 0021: the English words come first, by themselves.
insert into search_synonyms (group_id, phrase) values
  (187, 'cover'),
  (188, 'spoon'),
  (189, 'knife'),
  (191, 'socks'),
  (192, 'cap'),
  (193, 'vest'),
  (194, 'handkerchief'),
  (195, 'plant'),
  (196, 'speaker'),
  (197, 'scissors'),
  (198, 'candle'),
  (199, 'mirror'),
  (200, 'clock'),
  (201, 'sweater'),
  (202, 'shawl'),
  (203, 'belt'),
  (204, 'masala'),
  (205, 'salwar suit'),
  (205, 'salwar kameez'),
  (206, 'ladies suit'),
  (206, 'salwar suit'),
  (206, 'salwar kameez'),
  (206, 'unstitched suit'),
  (206, 'सूट'),
  (206, 'सलवार सूट'),
  (207, 'goggles'),
  (207, 'sunglasses'),
  (208, 'schoolbag'),
  (208, 'school bag'),
  (208, 'स्कूल बैग'),
  (209, 'khilone'),
  (209, 'खिलौने'),
  (209, 'toy'),
  (209, 'khilona'),
  (210, 'parde'),
  (210, 'पर्दा'),
  (210, 'पर्दे'),
  (210, 'curtain'),
  (211, 'कवर'),
  (211, 'cover'),
  (212, 'मोबाइल कवर'),
  (212, 'mobile cover'),
  (212, 'phone cover'),
  (212, 'back cover'),
  (212, 'phone case'),
  (212, 'mobile case'),
  (213, 'kala'),
  (213, 'kali'),
  (213, 'काली'),
  (213, 'black'),
  (214, 'nila'),
  (214, 'neeli'),
  (214, 'nili'),
  (214, 'नीली'),
  (214, 'blue'),
  (215, 'pila'),
  (215, 'peeli'),
  (215, 'pili'),
  (215, 'पीली'),
  (215, 'yellow'),
  (216, 'hari'),
  (216, 'हरी'),
  (216, 'green'),
  (217, 'safaid'),
  (217, 'saphed'),
  (217, 'सफ़ेद'),
  (217, 'white'),
  (218, 'chaddar'),
  (218, 'chadhar'),
  (218, 'चादर'),
  (218, 'bedsheet'),
  (218, 'bed sheet'),
  (219, 'choodi'),
  (219, 'chudiyan'),
  (219, 'choodiyan'),
  (219, 'चूड़ियां'),
  (219, 'चूड़ियाँ'),
  (219, 'bangle'),
  (219, 'chudi'),
  (220, 'payel'),
  (220, 'anklet'),
  (221, 'कंबल'),
  (221, 'blanket'),
  (222, 'रजाई'),
  (222, 'quilt'),
  (222, 'comforter'),
  (223, 'तकिया'),
  (223, 'pillow'),
  (224, 'gamcha'),
  (224, 'तौलिया'),
  (224, 'towel'),
  (225, 'बाल्टी'),
  (225, 'bucket'),
  (226, 'झाड़ू'),
  (226, 'broom'),
  (227, 'कुर्सी'),
  (227, 'chair'),
  (228, 'chammach'),
  (228, 'चम्मच'),
  (228, 'spoon'),
  (229, 'chaku'),
  (229, 'chaaku'),
  (229, 'चाकू'),
  (229, 'knife'),
  (230, 'istri'),
  (230, 'इस्त्री'),
  (230, 'dry iron'),
  (230, 'steam iron'),
  (230, 'travel iron'),
  (231, 'moja'),
  (231, 'moje'),
  (231, 'mauje'),
  (231, 'मोजे'),
  (231, 'socks'),
  (232, 'topi'),
  (232, 'टोपी'),
  (232, 'cap'),
  (233, 'baniyan'),
  (233, 'बनियान'),
  (233, 'vest'),
  (234, 'rumal'),
  (234, 'रुमाल'),
  (234, 'handkerchief'),
  (235, 'paudha'),
  (235, 'पौधा'),
  (235, 'plant'),
  (236, 'kainchi'),
  (236, 'कैंची'),
  (236, 'scissors'),
  (237, 'mombatti'),
  (237, 'मोमबत्ती'),
  (237, 'candle'),
  (238, 'sheesha'),
  (238, 'शीशा'),
  (238, 'mirror'),
  (239, 'deewar ghadi'),
  (239, 'wall clock'),
  (240, 'swetar'),
  (240, 'स्वेटर'),
  (240, 'sweater'),
  (241, 'shaal'),
  (241, 'शॉल'),
  (241, 'shawl'),
  (242, 'botal'),
  (242, 'बोतल'),
  (242, 'bottle'),
  (242, 'flask'),
  (243, 'टिफिन'),
  (243, 'डिब्बा'),
  (243, 'tiffin'),
  (243, 'lunch box'),
  (244, 'कड़ाही'),
  (244, 'kadhai'),
  (244, 'kadai'),
  (245, 'तवा'),
  (245, 'tawa'),
  (246, 'कुकर'),
  (246, 'pressure cooker'),
  (247, 'थाली'),
  (247, 'thali'),
  (248, 'chunri'),
  (248, 'दुपट्टा'),
  (248, 'dupatta'),
  (249, 'ghaghra'),
  (249, 'लहंगा'),
  (249, 'lehenga'),
  (250, 'टी शर्ट'),
  (250, 'टीशर्ट'),
  (250, 't shirt'),
  (250, 'tshirt'),
  (251, 'शर्ट'),
  (251, 'shirt'),
  (252, 'जींस'),
  (252, 'jeans'),
  (253, 'पैंट'),
  (253, 'trousers'),
  (254, 'चश्मा'),
  (254, 'sunglasses'),
  (254, 'goggles'),
  (255, 'छाता'),
  (255, 'umbrella'),
  (256, 'पर्स'),
  (256, 'handbag'),
  (257, 'बटुआ'),
  (257, 'wallet'),
  (258, 'झुमका'),
  (258, 'jhumka'),
  (259, 'अंगूठी'),
  (259, 'ring'),
  (260, 'हार'),
  (260, 'necklace'),
  (261, 'मंगलसूत्र'),
  (261, 'mangalsutra'),
  (262, 'राखी'),
  (262, 'rakhi'),
  (263, 'अगरबत्ती'),
  (263, 'agarbatti'),
  (263, 'incense'),
  (264, 'mehandi'),
  (264, 'मेहंदी'),
  (264, 'मेहँदी'),
  (264, 'mehndi'),
  (264, 'henna'),
  (265, 'काजल'),
  (265, 'kajal'),
  (266, 'लिपस्टिक'),
  (266, 'lipstick'),
  (267, 'तेल'),
  (267, 'oil'),
  (268, 'साबुन'),
  (268, 'soap'),
  (269, 'शैंपू'),
  (269, 'shampoo'),
  (270, 'चार्जर'),
  (270, 'charger'),
  (271, 'स्पीकर'),
  (271, 'speaker'),
  (272, 'बल्ब'),
  (272, 'bulb'),
  (273, 'पंखा'),
  (273, 'fan'),
  (274, 'गुड़िया'),
  (274, 'doll'),
  (275, 'साइकिल'),
  (275, 'bicycle'),
  (275, 'cycle'),
  (276, 'चावल'),
  (276, 'rice'),
  (277, 'दाल'),
  (277, 'dal'),
  (278, 'आटा'),
  (278, 'atta'),
  (279, 'हल्दी'),
  (279, 'haldi'),
  (279, 'turmeric'),
  (280, 'मिर्च'),
  (280, 'mirchi'),
  (280, 'chilli'),
  (281, 'मसाला'),
  (281, 'masala'),
  (282, 'घी'),
  (282, 'ghee'),
  (283, 'शहद'),
  (283, 'honey'),
  (284, 'काजू'),
  (284, 'cashew'),
  (285, 'बादाम'),
  (285, 'almond'),
  (286, 'अचार'),
  (286, 'pickle'),
  (287, 'ताला'),
  (287, 'lock'),
  (288, 'गमला'),
  (288, 'planter'),
  (288, 'flower pot'),
  (288, 'plant pot'),
  (289, 'patni'),
  (289, 'biwi'),
  (289, 'wife'),
  (289, 'women'),
  (290, 'husband'),
  (290, 'men'),
  (291, 'kitchen'),
  (292, 'rasoi'),
  (292, 'रसोई'),
  (292, 'kitchen'),
  (293, 'home'),
  (294, 'ghar'),
  (294, 'घर'),
  (294, 'home'),
  (295, 'hair dryer'),
  (295, 'hairdryer'),
  (295, 'hair drier');

-- The spellings of each unit of measure. Joined ones are written to documents as one word with their number, whether or
-- not a blank stood between (see search_words); the others as the title has them.
create table search_measures (
  unit text not null,
  spelling text primary key,
  joined boolean not null
);
insert into search_measures (unit, spelling, joined) values
  ('l', 'l', true),
  ('l', 'ltr', true),
  ('l', 'ltrs', false),
  ('l', 'litre', false),
  ('l', 'litres', false),
  ('l', 'liter', false),
  ('l', 'liters', false),
  ('ml', 'ml', true),
  ('ml', 'mls', false),
  ('kg', 'kg', true),
  ('kg', 'kgs', false),
  ('kg', 'kilo', false),
  ('kg', 'kilogram', false),
  ('g', 'g', true),
  ('g', 'gm', true),
  ('g', 'gms', false),
  ('g', 'gram', false),
  ('g', 'grams', false),
  ('ft', 'ft', true),
  ('ft', 'feet', false),
  ('ft', 'foot', false),
  ('inch', 'inch', true),
  ('inch', 'inches', false),
  ('m', 'm', false),
  ('m', 'mtr', false),
  ('m', 'meter', false),
  ('m', 'metre', false),
  ('w', 'w', false),
  ('w', 'watt', false),
  ('w', 'watts', false);

-- Words that say how somebody shops, not what for. They count only where nothing else is asked for.
create table search_noise (
  word text primary key
);
insert into search_noise (word) values
  ('saman'),
  ('samaan'),
  ('सामान'),
  ('chahiye'),
  ('चाहिए'),
  ('dikhao'),
  ('mujhe'),
  ('sasta'),
  ('sasti'),
  ('saste'),
  ('सस्ता'),
  ('सस्ती'),
  ('buy'),
  ('online'),
  ('wholesale'),
  ('price');

-- Words for what a thing is like. When nothing is both, what it is counts before them.
create table search_attributes (
  lexeme text primary key
);
insert into search_attributes (lexeme)
select distinct search_lexeme(word) from unnest(string_to_array(
  'black white red blue green yellow pink orange purple brown grey gray beige maroon navy teal golden gold silver '
  'peach mustard magenta turquoise lavender mint olive cream multicolour small medium large xs xl xxl xxxl new latest '
  'designer stylish', ' ')) as word;

-- The words of a search term: a number and its unit are one of them, spelt one way.
create function search_term_words(term text) returns text[] language plpgsql stable as $$
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

-- All that a size like 5l may look like in a document; nothing for any other word.
create function search_measure_forms(word text) returns table (lexemes text[]) language sql stable as $$
  select distinct form.lexemes
  from search_measures as m
  cross join lateral (
    values (array[search_lexeme(substring(word from '^\d+') || m.spelling)]),
      (case when not m.joined then array[substring(word from '^\d+'), search_lexeme(m.spelling)] end)
  ) as form (lexemes)
  where m.unit = substring(word from '^\d+([a-z]+)$') and form.lexemes is not null
$$;

-- Two words written as one, "photoframe": the split whose rarer half is the most frequent.
create function search_compound(word text) returns text[] language sql stable as $$
  select array[head.lexeme, tail.lexeme]
  from generate_series(3, length(word) - 3) as cut
  join search_vocabulary as head on head.word = left(search_compound.word, cut) and head.products >= 3
  join search_vocabulary as tail on tail.word = substr(search_compound.word, cut + 1) and tail.products >= 3
  order by least(head.products, tail.products) desc, cut
  limit 1
$$;

-- Takes a search term apart into units: a word, or a phrase that has synonyms. Each unit is a list of
-- alternatives, each alternative a list of lexemes that must all be there. A size has its spellings. The last word may be unfinished; a
-- word that no product carries is corrected, unless it holds a digit and so may be a model number.
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

    units := units || jsonb_build_object(
      'words', words[i:i + width - 1], 'correction', correction, 'alternatives', alternatives,
      'prefix', prefix, 'indexed', indexed, 'frequency', frequency,
      'attribute', exists (
        select from jsonb_array_elements(alternatives) as a join search_attributes as t on a = jsonb_build_array(t.lexeme)));
    i := i + width;
  end loop;
  return units;
end $$;
