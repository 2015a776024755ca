-- Imports of catalogue files. The rows of import_skus and import_findings live as long as their import runs: they
-- let it go on after a kill, and the findings become its report.

create table imports (
  id bigint primary key generated always as identity,
  fingerprint text not null,
  file_name text not null,
  status text not null default 'running' check (status in ('running', 'finished', 'abandoned')),
  step text not null default 'products' check (step in ('products', 'variations')),
  position int not null default 0,
  row_count int not null default 0,
  refused_count int not null default 0,
  replaced_count int not null default 0,
  warning_count int not null default 0,
  created_count int not null default 0,
  updated_count int not null default 0,
  unchanged_count int not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on column imports.fingerprint is 'Of the content of the file and of the options it is read with';
comment on column imports.position is 'Line of the last row applied in this step';
comment on column imports.replaced_count is 'Accepted rows that a later row with the same SKU replaced';
create unique index imports_running_key on imports (fingerprint) where status = 'running';

-- The row that counts for each SKU of the file. No foreign key: a check per row would double the time of a load.
create table import_skus (
  import_id bigint not null,
  sku text not null,
  line int not null,
  parent_sku text,
  primary key (import_id, sku)
);

create table import_findings (
  id bigint primary key generated always as identity,
  import_id bigint not null references imports (id) on delete cascade,
  line int not null,
  kind text not null check (kind in ('refused', 'warning', 'replaced')),
  sku text not null,
  reason text not null,
  value text not null
);
create index import_findings_report_idx on import_findings (import_id, line, id);
