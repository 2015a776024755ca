-- Sizes of clothes and the inch sign, for whom a thing is, and more of what buyers type.

-- A word belongs to its first group alone, see 0021: sizes and English words come first, by themselves.
-- "tel" is any oil, no longer that for hair alone, and "chaipatti" is no green tea face mask.
delete from search_synonyms where (group_id, phrase) in ((91, 'tel'), (127, 'chaipatti'));
insert into search_synonyms (group_id, phrase) values
  (267, 'tel'),
  (296, 'xl'),
  (296, 'extra large'),
  (297, 'xxl'),
  (297, '2xl'),
  (298, '3xl'),
  (298, 'xxxl'),
  (299, '4xl'),
  (299, 'xxxxl'),
  (300, '5xl'),
  (300, 'xxxxxl'),
  (301, 'water'),
  (302, 'coconut'),
  (303, 'tea leaf'),
  (303, 'tea leaves'),
  (304, 'ctc tea'),
  (305, 'toothpaste'),
  (305, 'tooth paste'),
  (306, 'mattress'),
  (307, 'grater'),
  (308, 'basket'),
  (309, 'balloon'),
  (310, 'chess'),
  (311, 'dog'),
  (312, 'bird'),
  (313, 'fish'),
  (314, 'paper'),
  (315, 'rope'),
  (316, 'thread'),
  (317, 'wool'),
  (318, 'yarn'),
  (319, 'story'),
  (320, 'gloves'),
  (321, 'hair'),
  (322, 'face'),
  (323, 'mustard'),
  (324, 'lemon'),
  (325, 'mango'),
  (326, 'onion'),
  (327, 'garlic'),
  (328, 'ginger'),
  (329, 'milk'),
  (330, 'feeding bottle'),
  (331, 'sweets'),
  (332, 'biscuit'),
  (333, 'cinnamon'),
  (334, 'peanut'),
  (335, 'groundnut'),
  (336, 'wheat'),
  (337, 'chutney'),
  (338, 'kettle'),
  (339, 'shorts'),
  (340, 'brief'),
  (341, 'boxer'),
  (342, 'wedding'),
  (343, 'bride'),
  (343, 'bridal'),
  (344, 'groom'),
  (345, 'dhurrie'),
  (346, 'mat'),
  (347, 'bed'),
  (348, 'flower'),
  (349, 'key'),
  (350, 'ball'),
  (351, 'car'),
  (352, 'nath'),
  (353, 'nose pin'),
  (354, 'chooda'),
  (355, 'bell'),
  (356, 'camphor'),
  (357, 'ganesh'),
  (357, 'ganesha'),
  (358, 'lakshmi'),
  (359, 'painting'),
  (360, 'photo'),
  (361, 'massage'),
  (362, 'beard'),
  (363, 'nail'),
  (364, 'lip'),
  (365, 'knee'),
  (366, 'spectacle'),
  (367, 'fairy light'),
  (368, 'string light'),
  (369, 'sewing'),
  (370, 'rattle'),
  (371, 'cup'),
  (372, 'roti'),
  (373, 'vegetable'),
  (374, 'pani'),
  (374, 'paani'),
  (374, 'पानी'),
  (374, 'water'),
  (375, 'nariyal'),
  (375, 'नारियल'),
  (375, 'coconut'),
  (376, 'chai patti'),
  (376, 'chaipatti'),
  (376, 'चाय पत्ती'),
  (376, 'tea leaf'),
  (376, 'tea leaves'),
  (376, 'ctc tea'),
  (377, 'dant manjan'),
  (377, 'manjan'),
  (377, 'दंत मंजन'),
  (377, 'मंजन'),
  (377, 'toothpaste'),
  (377, 'tooth powder'),
  (378, 'gadda'),
  (378, 'gadde'),
  (378, 'गद्दा'),
  (378, 'mattress'),
  (379, 'kaddukas'),
  (379, 'kaddu kas'),
  (379, 'कद्दूकस'),
  (379, 'grater'),
  (380, 'tokri'),
  (380, 'tokari'),
  (380, 'टोकरी'),
  (380, 'basket'),
  (381, 'gubbara'),
  (381, 'gubbare'),
  (381, 'गुब्बारा'),
  (381, 'गुब्बारे'),
  (381, 'balloon'),
  (382, 'shatranj'),
  (382, 'शतरंज'),
  (382, 'chess'),
  (383, 'kutta'),
  (383, 'kutte'),
  (383, 'कुत्ता'),
  (383, 'कुत्ते'),
  (383, 'dog'),
  (384, 'chidiya'),
  (384, 'चिड़िया'),
  (384, 'bird'),
  (385, 'machli'),
  (385, 'machhli'),
  (385, 'मछली'),
  (385, 'fish'),
  (386, 'kagaz'),
  (386, 'kagaj'),
  (386, 'कागज'),
  (386, 'paper'),
  (387, 'rassi'),
  (387, 'रस्सी'),
  (387, 'rope'),
  (388, 'dhaga'),
  (388, 'dhaaga'),
  (388, 'धागा'),
  (388, 'thread'),
  (389, 'oon'),
  (389, 'ऊन'),
  (389, 'wool'),
  (389, 'yarn'),
  (390, 'kitab'),
  (390, 'kitaab'),
  (390, 'kitabein'),
  (390, 'किताबें'),
  (390, 'book'),
  (391, 'kahani'),
  (391, 'kahaniya'),
  (391, 'कहानी'),
  (391, 'story'),
  (392, 'dastana'),
  (392, 'dastane'),
  (392, 'दस्ताने'),
  (392, 'gloves'),
  (393, 'moza'),
  (393, 'moze'),
  (393, 'jurab'),
  (393, 'jurabe'),
  (393, 'मोज़े'),
  (393, 'socks'),
  (394, 'baal'),
  (394, 'baalon'),
  (394, 'balon'),
  (394, 'बाल'),
  (394, 'बालों'),
  (394, 'hair'),
  (395, 'chehra'),
  (395, 'chehre'),
  (395, 'चेहरा'),
  (395, 'चेहरे'),
  (395, 'face'),
  (396, 'sarson'),
  (396, 'सरसों'),
  (396, 'mustard'),
  (397, 'nimbu'),
  (397, 'neembu'),
  (397, 'नींबू'),
  (397, 'lemon'),
  (398, 'aam'),
  (398, 'आम'),
  (398, 'mango'),
  (399, 'pyaz'),
  (399, 'pyaj'),
  (399, 'प्याज'),
  (399, 'onion'),
  (400, 'lahsun'),
  (400, 'lehsun'),
  (400, 'लहसुन'),
  (400, 'garlic'),
  (401, 'adrak'),
  (401, 'अदरक'),
  (401, 'ginger'),
  (402, 'doodh'),
  (402, 'dudh'),
  (402, 'दूध'),
  (402, 'milk'),
  (403, 'doodh bottle'),
  (403, 'feeding bottle'),
  (404, 'mithai'),
  (404, 'मिठाई'),
  (404, 'sweets'),
  (405, 'biskut'),
  (405, 'बिस्कुट'),
  (405, 'biscuit'),
  (406, 'dalchini'),
  (406, 'दालचीनी'),
  (406, 'cinnamon'),
  (407, 'mungfali'),
  (407, 'moongfali'),
  (407, 'मूंगफली'),
  (407, 'peanut'),
  (407, 'groundnut'),
  (408, 'cheeni'),
  (408, 'shakkar'),
  (408, 'चीनी'),
  (408, 'शक्कर'),
  (408, 'sugar'),
  (409, 'नमक'),
  (409, 'salt'),
  (410, 'shehad'),
  (410, 'shehed'),
  (410, 'shahed'),
  (410, 'honey'),
  (411, 'aata'),
  (411, 'atta'),
  (411, 'flour'),
  (412, 'gehu'),
  (412, 'gehun'),
  (412, 'गेहूं'),
  (412, 'wheat'),
  (413, 'chatni'),
  (413, 'चटनी'),
  (413, 'chutney'),
  (414, 'ketli'),
  (414, 'केतली'),
  (414, 'kettle'),
  (415, 'chhatri'),
  (415, 'chatri'),
  (415, 'छतरी'),
  (415, 'umbrella'),
  (416, 'barsati'),
  (416, 'बरसाती'),
  (416, 'raincoat'),
  (416, 'rain coat'),
  (417, 'nikkar'),
  (417, 'nikar'),
  (417, 'shorts'),
  (418, 'kachha'),
  (418, 'kachchha'),
  (418, 'chaddi'),
  (418, 'jangiya'),
  (418, 'underwear'),
  (418, 'innerwear'),
  (418, 'brief'),
  (418, 'boxer'),
  (419, 'banian'),
  (419, 'baniyaan'),
  (419, 'vest'),
  (420, 'saadi'),
  (420, 'sadiya'),
  (420, 'sadiyan'),
  (420, 'साड़ियां'),
  (420, 'saree'),
  (420, 'sari'),
  (421, 'shadi'),
  (421, 'shaadi'),
  (421, 'शादी'),
  (421, 'wedding'),
  (422, 'dulhan'),
  (422, 'दुल्हन'),
  (422, 'bride'),
  (422, 'bridal'),
  (423, 'dulha'),
  (423, 'dulhe'),
  (423, 'दूल्हा'),
  (423, 'groom'),
  (424, 'bachho'),
  (424, 'bachhon'),
  (424, 'bacho'),
  (424, 'bacche'),
  (424, 'bachcho'),
  (424, 'बच्चा'),
  (424, 'बच्चो'),
  (424, 'kids'),
  (424, 'children'),
  (425, 'aurat'),
  (425, 'auratein'),
  (425, 'महिलाओं'),
  (425, 'women'),
  (426, 'mard'),
  (426, 'mardon'),
  (426, 'aadmi'),
  (426, 'पुरुषों'),
  (426, 'men'),
  (427, 'ladke'),
  (427, 'ladko'),
  (427, 'लड़के'),
  (427, 'लड़कों'),
  (427, 'boy'),
  (428, 'ladkiyo'),
  (428, 'ladkio'),
  (428, 'लड़की'),
  (428, 'लड़कियों'),
  (428, 'girl'),
  (429, 'jooton'),
  (429, 'jooto'),
  (429, 'जूतों'),
  (429, 'shoes'),
  (430, 'jooti'),
  (430, 'jutiya'),
  (430, 'जूती'),
  (430, 'jutti'),
  (430, 'mojari'),
  (431, 'khilauna'),
  (431, 'khilaune'),
  (431, 'khilonay'),
  (431, 'toy'),
  (432, 'jhaadu'),
  (432, 'jhadoo'),
  (432, 'broom'),
  (433, 'pochha'),
  (433, 'पोछा'),
  (433, 'mop'),
  (434, 'aaina'),
  (434, 'aina'),
  (434, 'darpan'),
  (434, 'आईना'),
  (434, 'दर्पण'),
  (434, 'mirror'),
  (435, 'kaaleen'),
  (435, 'galicha'),
  (435, 'कालीन'),
  (435, 'carpet'),
  (435, 'rug'),
  (436, 'dari'),
  (436, 'दरी'),
  (436, 'dhurrie'),
  (437, 'chatai'),
  (437, 'चटाई'),
  (437, 'mat'),
  (438, 'takia'),
  (438, 'takiye'),
  (438, 'pillow'),
  (439, 'razaai'),
  (439, 'rajayi'),
  (439, 'quilt'),
  (439, 'razai'),
  (439, 'comforter'),
  (440, 'palang'),
  (440, 'पलंग'),
  (440, 'bed'),
  (441, 'almaari'),
  (441, 'अलमारी'),
  (441, 'almirah'),
  (441, 'wardrobe'),
  (441, 'cupboard'),
  (442, 'mej'),
  (442, 'मेज'),
  (442, 'table'),
  (443, 'ghadee'),
  (443, 'watch'),
  (444, 'phool'),
  (444, 'phul'),
  (444, 'फूल'),
  (444, 'flower'),
  (445, 'gamle'),
  (445, 'गमले'),
  (445, 'planter'),
  (445, 'flower pot'),
  (445, 'plant pot'),
  (446, 'chabi'),
  (446, 'chaabi'),
  (446, 'चाबी'),
  (446, 'key'),
  (447, 'pechkash'),
  (447, 'पेचकस'),
  (447, 'screwdriver'),
  (448, 'gend'),
  (448, 'गेंद'),
  (448, 'ball'),
  (449, 'balla'),
  (449, 'बल्ला'),
  (449, 'bat'),
  (450, 'gadi'),
  (450, 'gaadi'),
  (450, 'गाड़ी'),
  (450, 'car'),
  (451, 'saikil'),
  (451, 'bicycle'),
  (451, 'cycle'),
  (452, 'fone'),
  (452, 'फोन'),
  (452, 'phone'),
  (452, 'mobile'),
  (453, 'chashme'),
  (453, 'chasma'),
  (453, 'ainak'),
  (453, 'चश्मे'),
  (453, 'sunglasses'),
  (453, 'goggles'),
  (453, 'spectacle'),
  (454, 'angoothi'),
  (454, 'ring'),
  (455, 'baali'),
  (455, 'kaan bali'),
  (455, 'बाली'),
  (455, 'earring'),
  (456, 'nathni'),
  (456, 'naak nath'),
  (456, 'नथ'),
  (456, 'nath'),
  (456, 'nose pin'),
  (457, 'choora'),
  (457, 'chuda'),
  (457, 'चूड़ा'),
  (457, 'chooda'),
  (458, 'mangal sutra'),
  (458, 'mangalsutra'),
  (459, 'ghanti'),
  (459, 'घंटी'),
  (459, 'bell'),
  (460, 'kapoor'),
  (460, 'kapur'),
  (460, 'कपूर'),
  (460, 'camphor'),
  (461, 'ganpati'),
  (461, 'गणेश'),
  (461, 'गणपति'),
  (461, 'ganesh'),
  (461, 'ganesha'),
  (462, 'laxmi'),
  (462, 'लक्ष्मी'),
  (462, 'lakshmi'),
  (463, 'tasveer'),
  (463, 'tasvir'),
  (463, 'तस्वीर'),
  (463, 'painting'),
  (463, 'photo'),
  (464, 'malish'),
  (464, 'maalish'),
  (464, 'मालिश'),
  (464, 'massage'),
  (465, 'dadhi'),
  (465, 'daadhi'),
  (465, 'दाढ़ी'),
  (465, 'beard'),
  (466, 'nakhun'),
  (466, 'नाखून'),
  (466, 'nail'),
  (467, 'hoth'),
  (467, 'होंठ'),
  (467, 'lip'),
  (468, 'ghutna'),
  (468, 'ghutne'),
  (468, 'घुटने'),
  (468, 'knee'),
  (469, 'batuaa'),
  (469, 'batwa'),
  (469, 'wallet'),
  (470, 'thaila'),
  (470, 'thela'),
  (470, 'थैला'),
  (470, 'bag'),
  (471, 'basta'),
  (471, 'बस्ता'),
  (471, 'school bag'),
  (472, 'jhalar'),
  (472, 'झालर'),
  (472, 'fairy light'),
  (472, 'string light'),
  (473, 'silai'),
  (473, 'सिलाई'),
  (473, 'sewing'),
  (474, 'jhunjhuna'),
  (474, 'झुनझुना'),
  (474, 'rattle'),
  (475, 'langot'),
  (475, 'diaper'),
  (475, 'nappy'),
  (476, 'gilas'),
  (476, 'गिलास'),
  (476, 'glass'),
  (476, 'tumbler'),
  (477, 'pyala'),
  (477, 'प्याला'),
  (477, 'cup'),
  (478, 'chamach'),
  (478, 'spoon'),
  (479, 'chapati'),
  (479, 'roti'),
  (480, 'sabzi'),
  (480, 'subzi'),
  (480, 'सब्जी'),
  (480, 'vegetable');

insert into search_noise (word) values
  ('का'),
  ('की'),
  ('के'),
  ('को'),
  ('में'),
  ('और'),
  ('लिए'),
  ('वाला'),
  ('वाली'),
  ('वाले'),
  ('है'),
  ('mein'),
  ('aur'),
  ('ko'),
  ('hai'),
  ('accha'),
  ('achha'),
  ('acchi'),
  ('badhiya'),
  ('अच्छा'),
  ('अच्छी'),
  ('chaiye'),
  ('chahie'),
  ('चाहिये'),
  ('dikhaiye'),
  ('mere'),
  ('mera'),
  ('meri'),
  ('lena'),
  ('kharidna'),
  ('only'),
  ('offer'),
  ('offers'),
  ('discount'),
  ('cheap'),
  ('cheapest'),
  ('please'),
  ('want'),
  ('need');

-- For whom a thing is counts before what it is like, and after what it is: without sarees in red for girls, those for
-- girls come first, then all others.
alter table search_attributes add column audience boolean not null default false;
insert into search_attributes (lexeme)
select search_lexeme(word) from unnest(array['2xl', '3xl', '4xl', '5xl']) as word;
insert into search_attributes (lexeme, audience)
select search_lexeme(word), true
from unnest(array['women', 'men', 'girl', 'boy', 'kids', 'unisex', 'bride', 'groom']) as word;

-- As before, and: an inch sign after a number is the word, unless the text has quotation marks; X-Large is XL, as all of
-- its kind.
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
          '\m(x{1,4}|[2-6]x) ?(l|s)(arge|mall)\M', '\1\2', 'g'),
        '(\m\d+) (ml|l|ltr|kg|g|gm|cm|mm|ft|inch|mah|gb|tb|mp)\M', '\1\2', 'g'),
      ' ')) as word
    where word <> '' and word <> all ('{a,an,and,at,by,for,from,in,is,of,on,or,the,to,with,ka,ke,ki,liye,wala,wali,wale}')
  )
$$;

-- The words of a search term: a number and its unit are one of them, spelt one way, and so is 2 XL. Not in documents,
-- where XL may follow a number that is none of its own: "Pack of 2, XL".
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

-- As before, and tells which units say for whom a thing is.
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

-- Products whose titles hold what is another word now.
select renew_product_search(array(
  select id from products
  where title || ' ' || brand ~* '\d ?(["”″]|'''')|\m(x{1,4}|[2-6]x)[ -]?(large|small)\M'
  order by id));
