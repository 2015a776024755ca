create table exports (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null references merchants (id) on delete cascade,
  requested_by uuid references users (id) on delete set null,
  format text not null check (format in ('xlsx', 'csv', 'shopify', 'woocommerce', 'amazon')),
  request jsonb not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED', 'EXPIRED')),
  rows_total int not null check (rows_total >= 0),
  rows_done int not null default 0,
  bytes bigint,
  snapshot_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
comment on column exports.request is 'What was asked for: see contracts/export.ts';
comment on column exports.snapshot_at is 'Every row of the file is as it was at this moment';
create index exports_merchant_idx on exports (merchant_id, created_at desc);
create index exports_expires_at_idx on exports (expires_at) where state = 'DONE';

create table export_column_maps (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null references merchants (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 60),
  columns jsonb not null,
  updated_at timestamptz not null default now()
);
comment on column export_column_maps.columns is 'Headings and the fields below them, in order';
create unique index export_column_maps_name_key on export_column_maps (merchant_id, lower(name));
