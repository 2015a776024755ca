-- The MRP of a product or variation whose files have never stated one follows its price.
alter table products add column has_own_mrp boolean not null default true;
alter table product_variations add column has_own_mrp boolean not null default true;
comment on column products.has_own_mrp is 'False if no catalogue file has stated an MRP: it is the same as the price then';
comment on column product_variations.has_own_mrp is 'As in products';
update products set has_own_mrp = false where mrp_paise = sp_paise;
update product_variations set has_own_mrp = false where mrp_paise = sp_paise;

-- What an import has changed, so that it can be undone.
create table import_changes (
  import_id bigint not null,
  product_id bigint not null,
  before jsonb,
  stock_change int not null default 0,
  primary key (import_id, product_id)
);
comment on column import_changes.before is 'What the import may have changed, as it was. Null if the import created the product';
comment on column import_changes.stock_change is 'Pieces that the import added. Orders may have taken some of them since';
create index import_changes_product_idx on import_changes (product_id, import_id);

create table import_variation_stock_changes (
  import_id bigint not null,
  product_id bigint not null,
  sku text not null,
  stock_change int not null,
  primary key (import_id, product_id, sku)
);

alter table categories add column import_id bigint;
comment on column categories.import_id is 'The import that created the category';

alter table imports
  drop constraint imports_status_check,
  add constraint imports_status_check check (status in ('running', 'finished', 'abandoned', 'undoing', 'undone'));
