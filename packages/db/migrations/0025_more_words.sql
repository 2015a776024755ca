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
  (366, 'fairy light'),
  (367, 'string light'),
  (368, 'sewing'),
  (369, 'rattle'),
  (370, 'cup'),
  (371, 'roti'),
  (372, 'vegetable'),
  (373, 'food'),
  (374, 'kite'),
  (375, 'eye'),
  (376, 'pani'),
  (376, 'paani'),
  (376, 'पानी'),
  (376, 'water'),
  (377, 'nariyal'),
  (377, 'नारियल'),
  (377, 'coconut'),
  (378, 'chai patti'),
  (378, 'chaipatti'),
  (378, 'चाय पत्ती'),
  (378, 'tea leaf'),
  (378, 'tea leaves'),
  (378, 'ctc tea'),
  (379, 'dant manjan'),
  (379, 'manjan'),
  (379, 'दंत मंजन'),
  (379, 'मंजन'),
  (379, 'toothpaste'),
  (379, 'tooth powder'),
  (380, 'gadda'),
  (380, 'gadde'),
  (380, 'गद्दा'),
  (380, 'mattress'),
  (381, 'kaddukas'),
  (381, 'kaddu kas'),
  (381, 'कद्दूकस'),
  (381, 'grater'),
  (382, 'tokri'),
  (382, 'tokari'),
  (382, 'टोकरी'),
  (382, 'basket'),
  (383, 'gubbara'),
  (383, 'gubbare'),
  (383, 'गुब्बारा'),
  (383, 'गुब्बारे'),
  (383, 'balloon'),
  (384, 'shatranj'),
  (384, 'शतरंज'),
  (384, 'chess'),
  (385, 'kutta'),
  (385, 'kutte'),
  (385, 'कुत्ता'),
  (385, 'कुत्ते'),
  (385, 'dog'),
  (386, 'chidiya'),
  (386, 'चिड़िया'),
  (386, 'bird'),
  (387, 'machli'),
  (387, 'machhli'),
  (387, 'मछली'),
  (387, 'fish'),
  (388, 'kagaz'),
  (388, 'kagaj'),
  (388, 'कागज'),
  (388, 'paper'),
  (389, 'rassi'),
  (389, 'रस्सी'),
  (389, 'rope'),
  (390, 'dhaga'),
  (390, 'dhaaga'),
  (390, 'धागा'),
  (390, 'thread'),
  (391, 'oon'),
  (391, 'ऊन'),
  (391, 'wool'),
  (391, 'yarn'),
  (392, 'kitab'),
  (392, 'kitaab'),
  (392, 'kitabein'),
  (392, 'किताबें'),
  (392, 'book'),
  (393, 'kahani'),
  (393, 'kahaniya'),
  (393, 'कहानी'),
  (393, 'story'),
  (394, 'dastana'),
  (394, 'dastane'),
  (394, 'दस्ताने'),
  (394, 'gloves'),
  (395, 'moza'),
  (395, 'moze'),
  (395, 'jurab'),
  (395, 'jurabe'),
  (395, 'मोज़े'),
  (395, 'socks'),
  (396, 'baal'),
  (396, 'baalon'),
  (396, 'balon'),
  (396, 'बाल'),
  (396, 'बालों'),
  (396, 'hair'),
  (397, 'chehra'),
  (397, 'chehre'),
  (397, 'चेहरा'),
  (397, 'चेहरे'),
  (397, 'face'),
  (398, 'sarson'),
  (398, 'सरसों'),
  (398, 'mustard'),
  (399, 'nimbu'),
  (399, 'neembu'),
  (399, 'नींबू'),
  (399, 'lemon'),
  (400, 'aam'),
  (400, 'आम'),
  (400, 'mango'),
  (401, 'pyaz'),
  (401, 'pyaj'),
  (401, 'प्याज'),
  (401, 'onion'),
  (402, 'lahsun'),
  (402, 'lehsun'),
  (402, 'लहसुन'),
  (402, 'garlic'),
  (403, 'adrak'),
  (403, 'अदरक'),
  (403, 'ginger'),
  (404, 'doodh'),
  (404, 'dudh'),
  (404, 'दूध'),
  (404, 'milk'),
  (405, 'doodh bottle'),
  (405, 'feeding bottle'),
  (406, 'mithai'),
  (406, 'मिठाई'),
  (406, 'sweets'),
  (407, 'biskut'),
  (407, 'बिस्कुट'),
  (407, 'biscuit'),
  (408, 'dalchini'),
  (408, 'दालचीनी'),
  (408, 'cinnamon'),
  (409, 'mungfali'),
  (409, 'moongfali'),
  (409, 'मूंगफली'),
  (409, 'peanut'),
  (409, 'groundnut'),
  (410, 'cheeni'),
  (410, 'shakkar'),
  (410, 'चीनी'),
  (410, 'शक्कर'),
  (410, 'sugar'),
  (411, 'नमक'),
  (411, 'salt'),
  (412, 'shehad'),
  (412, 'shehed'),
  (412, 'shahed'),
  (412, 'honey'),
  (413, 'aata'),
  (413, 'atta'),
  (413, 'flour'),
  (414, 'gehu'),
  (414, 'gehun'),
  (414, 'गेहूं'),
  (414, 'wheat'),
  (415, 'chatni'),
  (415, 'चटनी'),
  (415, 'chutney'),
  (416, 'ketli'),
  (416, 'केतली'),
  (416, 'kettle'),
  (417, 'chhatri'),
  (417, 'chatri'),
  (417, 'छतरी'),
  (417, 'umbrella'),
  (418, 'barsati'),
  (418, 'बरसाती'),
  (418, 'raincoat'),
  (418, 'rain coat'),
  (419, 'nikkar'),
  (419, 'nikar'),
  (419, 'shorts'),
  (420, 'kachha'),
  (420, 'kachchha'),
  (420, 'chaddi'),
  (420, 'jangiya'),
  (420, 'underwear'),
  (420, 'innerwear'),
  (420, 'brief'),
  (420, 'boxer'),
  (421, 'banian'),
  (421, 'baniyaan'),
  (421, 'vest'),
  (422, 'saadi'),
  (422, 'sadiya'),
  (422, 'sadiyan'),
  (422, 'साड़ियां'),
  (422, 'saree'),
  (422, 'sari'),
  (423, 'shadi'),
  (423, 'shaadi'),
  (423, 'शादी'),
  (423, 'wedding'),
  (424, 'dulhan'),
  (424, 'दुल्हन'),
  (424, 'bride'),
  (424, 'bridal'),
  (425, 'dulha'),
  (425, 'dulhe'),
  (425, 'दूल्हा'),
  (425, 'groom'),
  (426, 'bachho'),
  (426, 'bachhon'),
  (426, 'bacho'),
  (426, 'bacche'),
  (426, 'bachcho'),
  (426, 'बच्चा'),
  (426, 'बच्चो'),
  (426, 'kids'),
  (426, 'children'),
  (427, 'aurat'),
  (427, 'auratein'),
  (427, 'महिलाओं'),
  (427, 'women'),
  (428, 'mard'),
  (428, 'mardon'),
  (428, 'aadmi'),
  (428, 'पुरुषों'),
  (428, 'men'),
  (429, 'ladke'),
  (429, 'ladko'),
  (429, 'लड़के'),
  (429, 'लड़कों'),
  (429, 'boy'),
  (430, 'ladkiyo'),
  (430, 'ladkio'),
  (430, 'लड़की'),
  (430, 'लड़कियों'),
  (430, 'girl'),
  (431, 'jooton'),
  (431, 'jooto'),
  (431, 'जूतों'),
  (431, 'shoes'),
  (432, 'jooti'),
  (432, 'jutiya'),
  (432, 'जूती'),
  (432, 'jutti'),
  (432, 'mojari'),
  (433, 'khilauna'),
  (433, 'khilaune'),
  (433, 'khilonay'),
  (433, 'toy'),
  (434, 'jhaadu'),
  (434, 'jhadoo'),
  (434, 'broom'),
  (435, 'pochha'),
  (435, 'पोछा'),
  (435, 'mop'),
  (436, 'aaina'),
  (436, 'aina'),
  (436, 'darpan'),
  (436, 'आईना'),
  (436, 'दर्पण'),
  (436, 'mirror'),
  (437, 'kaaleen'),
  (437, 'galicha'),
  (437, 'कालीन'),
  (437, 'carpet'),
  (437, 'rug'),
  (438, 'dari'),
  (438, 'दरी'),
  (438, 'dhurrie'),
  (439, 'chatai'),
  (439, 'चटाई'),
  (439, 'mat'),
  (440, 'takia'),
  (440, 'takiye'),
  (440, 'pillow'),
  (441, 'razaai'),
  (441, 'rajayi'),
  (441, 'quilt'),
  (441, 'razai'),
  (441, 'comforter'),
  (442, 'palang'),
  (442, 'पलंग'),
  (442, 'bed'),
  (443, 'almaari'),
  (443, 'अलमारी'),
  (443, 'almirah'),
  (443, 'wardrobe'),
  (443, 'cupboard'),
  (444, 'mej'),
  (444, 'मेज'),
  (444, 'table'),
  (445, 'ghadee'),
  (445, 'watch'),
  (446, 'phool'),
  (446, 'phul'),
  (446, 'फूल'),
  (446, 'flower'),
  (447, 'gamle'),
  (447, 'गमले'),
  (447, 'planter'),
  (447, 'flower pot'),
  (447, 'plant pot'),
  (448, 'chabi'),
  (448, 'chaabi'),
  (448, 'चाबी'),
  (448, 'key'),
  (449, 'pechkash'),
  (449, 'पेचकस'),
  (449, 'screwdriver'),
  (450, 'gend'),
  (450, 'गेंद'),
  (450, 'ball'),
  (451, 'balla'),
  (451, 'बल्ला'),
  (451, 'bat'),
  (452, 'gadi'),
  (452, 'gaadi'),
  (452, 'गाड़ी'),
  (452, 'car'),
  (453, 'saikil'),
  (453, 'bicycle'),
  (453, 'cycle'),
  (454, 'fone'),
  (454, 'फोन'),
  (454, 'phone'),
  (454, 'mobile'),
  (455, 'chashme'),
  (455, 'chasma'),
  (455, 'ainak'),
  (455, 'चश्मे'),
  (455, 'sunglasses'),
  (455, 'goggles'),
  (455, 'spectacle'),
  (456, 'angoothi'),
  (456, 'ring'),
  (457, 'baali'),
  (457, 'kaan bali'),
  (457, 'बाली'),
  (457, 'earring'),
  (458, 'nathni'),
  (458, 'naak nath'),
  (458, 'नथ'),
  (458, 'nath'),
  (458, 'nose pin'),
  (459, 'choora'),
  (459, 'chuda'),
  (459, 'चूड़ा'),
  (459, 'chooda'),
  (460, 'mangal sutra'),
  (460, 'mangalsutra'),
  (461, 'ghanti'),
  (461, 'घंटी'),
  (461, 'bell'),
  (462, 'kapoor'),
  (462, 'kapur'),
  (462, 'कपूर'),
  (462, 'camphor'),
  (463, 'ganpati'),
  (463, 'गणेश'),
  (463, 'गणपति'),
  (463, 'ganesh'),
  (463, 'ganesha'),
  (464, 'laxmi'),
  (464, 'लक्ष्मी'),
  (464, 'lakshmi'),
  (465, 'tasveer'),
  (465, 'tasvir'),
  (465, 'तस्वीर'),
  (465, 'photo'),
  (465, 'poster'),
  (466, 'malish'),
  (466, 'maalish'),
  (466, 'मालिश'),
  (466, 'massage'),
  (467, 'dadhi'),
  (467, 'daadhi'),
  (467, 'दाढ़ी'),
  (467, 'beard'),
  (468, 'nakhun'),
  (468, 'नाखून'),
  (468, 'nail'),
  (469, 'hoth'),
  (469, 'होंठ'),
  (469, 'lip'),
  (470, 'ghutna'),
  (470, 'ghutne'),
  (470, 'घुटने'),
  (470, 'knee'),
  (471, 'batuaa'),
  (471, 'batwa'),
  (471, 'wallet'),
  (472, 'thaila'),
  (472, 'thela'),
  (472, 'थैला'),
  (472, 'bag'),
  (473, 'basta'),
  (473, 'बस्ता'),
  (473, 'school bag'),
  (474, 'jhalar'),
  (474, 'झालर'),
  (474, 'fairy light'),
  (474, 'string light'),
  (475, 'silai'),
  (475, 'सिलाई'),
  (475, 'sewing'),
  (476, 'jhunjhuna'),
  (476, 'झुनझुना'),
  (476, 'rattle'),
  (477, 'langot'),
  (477, 'diaper'),
  (477, 'nappy'),
  (478, 'gilas'),
  (478, 'गिलास'),
  (478, 'glass'),
  (478, 'tumbler'),
  (479, 'pyala'),
  (479, 'प्याला'),
  (479, 'cup'),
  (480, 'chamach'),
  (480, 'spoon'),
  (481, 'chapati'),
  (481, 'roti'),
  (482, 'sabzi'),
  (482, 'subzi'),
  (482, 'सब्जी'),
  (482, 'vegetable'),
  (483, 'khana'),
  (483, 'खाना'),
  (483, 'food'),
  (484, 'patang'),
  (484, 'पतंग'),
  (484, 'kite'),
  (485, 'aankh'),
  (485, 'आंख'),
  (485, 'eye'),
  (486, 'chunari'),
  (486, 'dupatta'),
  (487, 'diye'),
  (487, 'दीये'),
  (487, 'diya'),
  (488, 'pankhe'),
  (488, 'fan'),
  (489, 'saabun'),
  (489, 'soap'),
  (490, 'itra'),
  (490, 'itar'),
  (490, 'इत्र'),
  (490, 'perfume'),
  (490, 'attar'),
  (491, 'kangha'),
  (491, 'कंघा'),
  (491, 'comb'),
  (492, 'mombati'),
  (492, 'candle'),
  (493, 'istree'),
  (493, 'dry iron'),
  (493, 'steam iron'),
  (493, 'travel iron'),
  (494, 'pardah'),
  (494, 'pardo'),
  (494, 'curtain'),
  (495, 'hathauda'),
  (495, 'हथौड़ा'),
  (495, 'hammer'),
  (496, 'dabbe'),
  (496, 'dibba'),
  (496, 'tiffin'),
  (496, 'lunch box'),
  (497, 'chaval'),
  (497, 'rice'),
  (498, 'achaar'),
  (498, 'pickle'),
  (499, 'zeera'),
  (499, 'जीरा'),
  (499, 'jeera'),
  (499, 'cumin'),
  (500, 'ilaichi'),
  (500, 'elaychi'),
  (500, 'इलायची'),
  (500, 'elaichi'),
  (500, 'cardamom'),
  (501, 'moorti'),
  (501, 'मूर्ति'),
  (501, 'murti'),
  (501, 'idol'),
  (501, 'statue'),
  (502, 'kurte'),
  (502, 'kurtiya'),
  (502, 'कुर्ते'),
  (502, 'kurta'),
  (502, 'kurti');

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
