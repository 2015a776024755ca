-- A search for "grill" is for what the category "Grills" contains, not for "Grill Accessories".
alter table category_lexemes add column head_lexemes text[] not null default '{}';
comment on column category_lexemes.head_lexemes is 'What the category contains, by the last words of its name';

-- The function that fills the column is replaced after this migration, so existing rows are filled here.
do $fill$
begin
  if exists (select from category_lexemes) then
    update category_lexemes as l set head_lexemes = array(
      select distinct lexeme
      from regexp_split_to_table(c.name, '[,&/]|\mand\M') as part, unnest(search_head_lexemes(btrim(part))) as lexeme
      order by lexeme)
    from categories as c where c.id = l.category_id;
  end if;
end $fill$;

-- Materials and other words in Hindi. A word belongs only to its first group, so that the English words find what they
-- found before.
insert into search_synonyms (group_id, phrase) values
  (504, 'gold'),
  (505, 'silver'),
  (506, 'coin'),
  (507, 'brass'),
  (508, 'copper'),
  (509, 'wooden'),
  (510, 'leather'),
  (511, 'silk'),
  (512, 'cotton'),
  (513, 'steel'),
  (514, 'clay'),
  (515, 'electric'),
  (516, 'sona'),
  (516, 'sone'),
  (516, 'सोना'),
  (516, 'gold'),
  (517, 'chandi'),
  (517, 'chaandi'),
  (517, 'चांदी'),
  (517, 'silver'),
  (518, 'sikka'),
  (518, 'sikke'),
  (518, 'सिक्का'),
  (518, 'coin'),
  (519, 'pital'),
  (519, 'peetal'),
  (519, 'पीतल'),
  (519, 'brass'),
  (520, 'tamba'),
  (520, 'taamba'),
  (520, 'तांबा'),
  (520, 'copper'),
  (521, 'lakdi'),
  (521, 'lakadi'),
  (521, 'लकड़ी'),
  (521, 'wooden'),
  (521, 'wood'),
  (522, 'chamda'),
  (522, 'चमड़ा'),
  (522, 'leather'),
  (523, 'resham'),
  (523, 'reshmi'),
  (523, 'रेशम'),
  (523, 'silk'),
  (524, 'sooti'),
  (524, 'suti'),
  (524, 'सूती'),
  (524, 'cotton'),
  (525, 'istil'),
  (525, 'स्टील'),
  (525, 'steel'),
  (526, 'mitti'),
  (526, 'मिट्टी'),
  (526, 'clay'),
  (527, 'bijli'),
  (527, 'बिजली'),
  (527, 'electric'),
  (528, 'kaanch'),
  (528, 'kanch'),
  (528, 'कांच'),
  (528, 'glass'),
  (529, 'patta'),
  (529, 'पट्टा'),
  (529, 'collar'),
  (529, 'belt'),
  (530, 'barbecue'),
  (530, 'barbeque'),
  (530, 'bbq'),
  (377, 'tea powder'),
  (377, 'loose tea');
