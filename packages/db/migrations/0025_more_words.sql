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
  (303, 'ctc tea'),
  (304, 'toothpaste'),
  (304, 'tooth paste'),
  (305, 'mattress'),
  (306, 'grater'),
  (307, 'basket'),
  (308, 'balloon'),
  (309, 'chess'),
  (310, 'dog'),
  (311, 'bird'),
  (312, 'fish'),
  (313, 'paper'),
  (314, 'rope'),
  (315, 'thread'),
  (316, 'wool'),
  (317, 'yarn'),
  (318, 'story'),
  (319, 'gloves'),
  (320, 'hair'),
  (321, 'face'),
  (322, 'mustard'),
  (323, 'lemon'),
  (324, 'mango'),
  (325, 'onion'),
  (326, 'garlic'),
  (327, 'ginger'),
  (328, 'milk'),
  (329, 'feeding bottle'),
  (330, 'sweets'),
  (331, 'biscuit'),
  (332, 'cinnamon'),
  (333, 'peanut'),
  (334, 'groundnut'),
  (335, 'wheat'),
  (336, 'chutney'),
  (337, 'kettle'),
  (338, 'shorts'),
  (339, 'brief'),
  (340, 'boxer'),
  (341, 'wedding'),
  (342, 'bride'),
  (342, 'bridal'),
  (343, 'groom'),
  (344, 'dhurrie'),
  (345, 'mat'),
  (346, 'bed'),
  (347, 'flower'),
  (348, 'key'),
  (349, 'ball'),
  (350, 'car'),
  (351, 'nath'),
  (352, 'nose pin'),
  (353, 'chooda'),
  (354, 'bell'),
  (355, 'camphor'),
  (356, 'ganesh'),
  (356, 'ganesha'),
  (357, 'lakshmi'),
  (358, 'photo'),
  (359, 'poster'),
  (360, 'massage'),
  (361, 'beard'),
  (362, 'nail'),
  (363, 'lip'),
  (364, 'knee'),
  (365, 'spectacle'),
  (366, 'fairy'),
  (367, 'sewing'),
  (368, 'rattle'),
  (369, 'cup'),
  (370, 'roti'),
  (371, 'vegetable'),
  (372, 'food'),
  (373, 'kite'),
  (374, 'eye'),
  (375, 'pani'),
  (375, 'paani'),
  (375, 'पानी'),
  (375, 'water'),
  (376, 'nariyal'),
  (376, 'नारियल'),
  (376, 'coconut'),
  (377, 'chai patti'),
  (377, 'chaipatti'),
  (377, 'चाय पत्ती'),
  (377, 'tea leaf'),
  (377, 'tea leaves'),
  (377, 'ctc tea'),
  (378, 'dant manjan'),
  (378, 'manjan'),
  (378, 'दंत मंजन'),
  (378, 'मंजन'),
  (378, 'toothpaste'),
  (378, 'tooth powder'),
  (379, 'gadda'),
  (379, 'gadde'),
  (379, 'गद्दा'),
  (379, 'mattress'),
  (380, 'kaddukas'),
  (380, 'kaddu kas'),
  (380, 'कद्दूकस'),
  (380, 'grater'),
  (381, 'tokri'),
  (381, 'tokari'),
  (381, 'टोकरी'),
  (381, 'basket'),
  (382, 'gubbara'),
  (382, 'gubbare'),
  (382, 'गुब्बारा'),
  (382, 'गुब्बारे'),
  (382, 'balloon'),
  (383, 'shatranj'),
  (383, 'शतरंज'),
  (383, 'chess'),
  (384, 'kutta'),
  (384, 'kutte'),
  (384, 'कुत्ता'),
  (384, 'कुत्ते'),
  (384, 'dog'),
  (385, 'chidiya'),
  (385, 'चिड़िया'),
  (385, 'bird'),
  (386, 'machli'),
  (386, 'machhli'),
  (386, 'मछली'),
  (386, 'fish'),
  (387, 'kagaz'),
  (387, 'kagaj'),
  (387, 'कागज'),
  (387, 'paper'),
  (388, 'rassi'),
  (388, 'रस्सी'),
  (388, 'rope'),
  (389, 'dhaga'),
  (389, 'dhaaga'),
  (389, 'धागा'),
  (389, 'thread'),
  (390, 'oon'),
  (390, 'ऊन'),
  (390, 'wool'),
  (390, 'yarn'),
  (391, 'kitab'),
  (391, 'kitaab'),
  (391, 'kitabein'),
  (391, 'किताबें'),
  (391, 'book'),
  (392, 'kahani'),
  (392, 'kahaniya'),
  (392, 'कहानी'),
  (392, 'story'),
  (393, 'dastana'),
  (393, 'dastane'),
  (393, 'दस्ताने'),
  (393, 'gloves'),
  (394, 'moza'),
  (394, 'moze'),
  (394, 'jurab'),
  (394, 'jurabe'),
  (394, 'मोज़े'),
  (394, 'socks'),
  (395, 'baal'),
  (395, 'baalon'),
  (395, 'balon'),
  (395, 'बाल'),
  (395, 'बालों'),
  (395, 'hair'),
  (396, 'chehra'),
  (396, 'chehre'),
  (396, 'चेहरा'),
  (396, 'चेहरे'),
  (396, 'face'),
  (397, 'sarson'),
  (397, 'सरसों'),
  (397, 'mustard'),
  (398, 'nimbu'),
  (398, 'neembu'),
  (398, 'नींबू'),
  (398, 'lemon'),
  (399, 'aam'),
  (399, 'आम'),
  (399, 'mango'),
  (400, 'pyaz'),
  (400, 'pyaj'),
  (400, 'प्याज'),
  (400, 'onion'),
  (401, 'lahsun'),
  (401, 'lehsun'),
  (401, 'लहसुन'),
  (401, 'garlic'),
  (402, 'adrak'),
  (402, 'अदरक'),
  (402, 'ginger'),
  (403, 'doodh'),
  (403, 'dudh'),
  (403, 'दूध'),
  (403, 'milk'),
  (404, 'doodh bottle'),
  (404, 'feeding bottle'),
  (405, 'mithai'),
  (405, 'मिठाई'),
  (405, 'sweets'),
  (406, 'biskut'),
  (406, 'बिस्कुट'),
  (406, 'biscuit'),
  (407, 'dalchini'),
  (407, 'दालचीनी'),
  (407, 'cinnamon'),
  (408, 'mungfali'),
  (408, 'moongfali'),
  (408, 'मूंगफली'),
  (408, 'peanut'),
  (408, 'groundnut'),
  (409, 'cheeni'),
  (409, 'shakkar'),
  (409, 'चीनी'),
  (409, 'शक्कर'),
  (409, 'sugar'),
  (410, 'नमक'),
  (410, 'salt'),
  (411, 'shehad'),
  (411, 'shehed'),
  (411, 'shahed'),
  (411, 'honey'),
  (412, 'aata'),
  (412, 'atta'),
  (412, 'flour'),
  (413, 'gehu'),
  (413, 'gehun'),
  (413, 'गेहूं'),
  (413, 'wheat'),
  (414, 'chatni'),
  (414, 'चटनी'),
  (414, 'chutney'),
  (415, 'ketli'),
  (415, 'केतली'),
  (415, 'kettle'),
  (416, 'chhatri'),
  (416, 'chatri'),
  (416, 'छतरी'),
  (416, 'umbrella'),
  (417, 'barsati'),
  (417, 'बरसाती'),
  (417, 'raincoat'),
  (417, 'rain coat'),
  (418, 'nikkar'),
  (418, 'nikar'),
  (418, 'shorts'),
  (419, 'kachha'),
  (419, 'kachchha'),
  (419, 'chaddi'),
  (419, 'jangiya'),
  (419, 'underwear'),
  (419, 'innerwear'),
  (419, 'brief'),
  (419, 'boxer'),
  (420, 'banian'),
  (420, 'baniyaan'),
  (420, 'vest'),
  (421, 'saadi'),
  (421, 'sadiya'),
  (421, 'sadiyan'),
  (421, 'साड़ियां'),
  (421, 'saree'),
  (421, 'sari'),
  (422, 'shadi'),
  (422, 'shaadi'),
  (422, 'शादी'),
  (422, 'wedding'),
  (423, 'dulhan'),
  (423, 'दुल्हन'),
  (423, 'bride'),
  (423, 'bridal'),
  (424, 'dulha'),
  (424, 'dulhe'),
  (424, 'दूल्हा'),
  (424, 'groom'),
  (425, 'bachho'),
  (425, 'bachhon'),
  (425, 'bacho'),
  (425, 'bacche'),
  (425, 'bachcho'),
  (425, 'बच्चा'),
  (425, 'बच्चो'),
  (425, 'kids'),
  (425, 'children'),
  (426, 'aurat'),
  (426, 'auratein'),
  (426, 'महिलाओं'),
  (426, 'women'),
  (427, 'mard'),
  (427, 'mardon'),
  (427, 'aadmi'),
  (427, 'पुरुषों'),
  (427, 'men'),
  (428, 'ladke'),
  (428, 'ladko'),
  (428, 'लड़के'),
  (428, 'लड़कों'),
  (428, 'boy'),
  (429, 'ladkiyo'),
  (429, 'ladkio'),
  (429, 'लड़की'),
  (429, 'लड़कियों'),
  (429, 'girl'),
  (430, 'jooton'),
  (430, 'jooto'),
  (430, 'जूतों'),
  (430, 'shoes'),
  (431, 'jooti'),
  (431, 'jutiya'),
  (431, 'जूती'),
  (431, 'jutti'),
  (431, 'mojari'),
  (432, 'khilauna'),
  (432, 'khilaune'),
  (432, 'khilonay'),
  (432, 'toy'),
  (433, 'jhaadu'),
  (433, 'jhadoo'),
  (433, 'broom'),
  (434, 'pochha'),
  (434, 'पोछा'),
  (434, 'mop'),
  (435, 'aaina'),
  (435, 'aina'),
  (435, 'darpan'),
  (435, 'आईना'),
  (435, 'दर्पण'),
  (435, 'mirror'),
  (436, 'kaaleen'),
  (436, 'galicha'),
  (436, 'कालीन'),
  (436, 'carpet'),
  (436, 'rug'),
  (437, 'dari'),
  (437, 'दरी'),
  (437, 'dhurrie'),
  (438, 'chatai'),
  (438, 'चटाई'),
  (438, 'mat'),
  (439, 'takia'),
  (439, 'takiye'),
  (439, 'pillow'),
  (440, 'razaai'),
  (440, 'rajayi'),
  (440, 'quilt'),
  (440, 'razai'),
  (440, 'comforter'),
  (441, 'palang'),
  (441, 'पलंग'),
  (441, 'bed'),
  (442, 'almaari'),
  (442, 'अलमारी'),
  (442, 'almirah'),
  (442, 'wardrobe'),
  (442, 'cupboard'),
  (443, 'mej'),
  (443, 'मेज'),
  (443, 'table'),
  (444, 'ghadee'),
  (444, 'watch'),
  (445, 'phool'),
  (445, 'phul'),
  (445, 'फूल'),
  (445, 'flower'),
  (446, 'gamle'),
  (446, 'गमले'),
  (446, 'planter'),
  (446, 'flower pot'),
  (446, 'plant pot'),
  (447, 'chabi'),
  (447, 'chaabi'),
  (447, 'चाबी'),
  (447, 'key'),
  (448, 'pechkash'),
  (448, 'पेचकस'),
  (448, 'screwdriver'),
  (449, 'gend'),
  (449, 'गेंद'),
  (449, 'ball'),
  (450, 'balla'),
  (450, 'बल्ला'),
  (450, 'bat'),
  (451, 'gadi'),
  (451, 'gaadi'),
  (451, 'गाड़ी'),
  (451, 'car'),
  (452, 'saikil'),
  (452, 'bicycle'),
  (452, 'cycle'),
  (453, 'fone'),
  (453, 'फोन'),
  (453, 'phone'),
  (453, 'mobile'),
  (454, 'chashme'),
  (454, 'chasma'),
  (454, 'ainak'),
  (454, 'चश्मे'),
  (454, 'sunglasses'),
  (454, 'goggles'),
  (454, 'spectacle'),
  (455, 'angoothi'),
  (455, 'ring'),
  (456, 'baali'),
  (456, 'kaan bali'),
  (456, 'बाली'),
  (456, 'earring'),
  (457, 'nathni'),
  (457, 'naak nath'),
  (457, 'नथ'),
  (457, 'nath'),
  (457, 'nose pin'),
  (458, 'choora'),
  (458, 'chuda'),
  (458, 'चूड़ा'),
  (458, 'chooda'),
  (459, 'mangal sutra'),
  (459, 'mangalsutra'),
  (460, 'ghanti'),
  (460, 'घंटी'),
  (460, 'bell'),
  (461, 'kapoor'),
  (461, 'kapur'),
  (461, 'कपूर'),
  (461, 'camphor'),
  (462, 'ganpati'),
  (462, 'गणेश'),
  (462, 'गणपति'),
  (462, 'ganesh'),
  (462, 'ganesha'),
  (463, 'laxmi'),
  (463, 'लक्ष्मी'),
  (463, 'lakshmi'),
  (464, 'tasveer'),
  (464, 'tasvir'),
  (464, 'तस्वीर'),
  (464, 'photo'),
  (464, 'poster'),
  (465, 'malish'),
  (465, 'maalish'),
  (465, 'मालिश'),
  (465, 'massage'),
  (466, 'dadhi'),
  (466, 'daadhi'),
  (466, 'दाढ़ी'),
  (466, 'beard'),
  (467, 'nakhun'),
  (467, 'नाखून'),
  (467, 'nail'),
  (468, 'hoth'),
  (468, 'होंठ'),
  (468, 'lip'),
  (469, 'ghutna'),
  (469, 'ghutne'),
  (469, 'घुटने'),
  (469, 'knee'),
  (470, 'batuaa'),
  (470, 'batwa'),
  (470, 'wallet'),
  (471, 'thaila'),
  (471, 'thela'),
  (471, 'थैला'),
  (471, 'bag'),
  (472, 'basta'),
  (472, 'बस्ता'),
  (472, 'school bag'),
  (473, 'jhalar'),
  (473, 'झालर'),
  (473, 'fairy'),
  (474, 'silai'),
  (474, 'सिलाई'),
  (474, 'sewing'),
  (475, 'jhunjhuna'),
  (475, 'झुनझुना'),
  (475, 'rattle'),
  (476, 'langot'),
  (476, 'diaper'),
  (476, 'nappy'),
  (477, 'gilas'),
  (477, 'गिलास'),
  (477, 'glass'),
  (477, 'tumbler'),
  (478, 'pyala'),
  (478, 'प्याला'),
  (478, 'cup'),
  (479, 'chamach'),
  (479, 'spoon'),
  (480, 'chapati'),
  (480, 'roti'),
  (481, 'sabzi'),
  (481, 'subzi'),
  (481, 'सब्जी'),
  (481, 'vegetable'),
  (482, 'khana'),
  (482, 'खाना'),
  (482, 'food'),
  (483, 'patang'),
  (483, 'पतंग'),
  (483, 'kite'),
  (484, 'aankh'),
  (484, 'आंख'),
  (484, 'eye'),
  (485, 'chunari'),
  (485, 'dupatta'),
  (486, 'diye'),
  (486, 'दीये'),
  (486, 'diya'),
  (487, 'pankhe'),
  (487, 'fan'),
  (488, 'saabun'),
  (488, 'soap'),
  (489, 'itra'),
  (489, 'itar'),
  (489, 'इत्र'),
  (489, 'perfume'),
  (489, 'attar'),
  (490, 'kangha'),
  (490, 'कंघा'),
  (490, 'comb'),
  (491, 'mombati'),
  (491, 'candle'),
  (492, 'istree'),
  (492, 'dry iron'),
  (492, 'steam iron'),
  (492, 'travel iron'),
  (493, 'pardah'),
  (493, 'pardo'),
  (493, 'curtain'),
  (494, 'hathauda'),
  (494, 'हथौड़ा'),
  (494, 'hammer'),
  (495, 'dabbe'),
  (495, 'dibba'),
  (495, 'tiffin'),
  (495, 'lunch box'),
  (496, 'chaval'),
  (496, 'rice'),
  (497, 'achaar'),
  (497, 'pickle'),
  (498, 'zeera'),
  (498, 'जीरा'),
  (498, 'jeera'),
  (498, 'cumin'),
  (499, 'ilaichi'),
  (499, 'elaychi'),
  (499, 'इलायची'),
  (499, 'elaichi'),
  (499, 'cardamom'),
  (500, 'moorti'),
  (500, 'मूर्ति'),
  (500, 'murti'),
  (500, 'idol'),
  (500, 'statue'),
  (501, 'kurte'),
  (501, 'kurtiya'),
  (501, 'कुर्ते'),
  (501, 'kurta'),
  (501, 'kurti');

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
  ('ji'),
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
          '\m(x{1,4}|[2-6]x) ?(?:(l)arge|(s)mall)\M', '\1\2\3', 'g'),
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
