alter table import_skus add column category int;
comment on column import_skus.category is 'Number of the category in the file, for counting its products';
alter table imports add column folded_categories jsonb;
comment on column imports.folded_categories is 'While the import runs: categories with too few products, and where these go';
