create table order_uploads (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null references merchants (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  file_name text not null check (file_name <> '' and length(file_name) <= 200),
  state text not null default 'CHECKED' check (state in ('CHECKED', 'TAKING', 'DONE')),
  ignored_columns text[] not null default '{}',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state = 'DONE') = (finished_at is not null))
);
create index order_uploads_merchant_idx on order_uploads (merchant_id, created_at desc);
create index order_uploads_created_by_idx on order_uploads (created_by) where created_by is not null;
create index order_uploads_created_at_idx on order_uploads (created_at);

create table order_upload_rows (
  upload_id uuid not null references order_uploads (id) on delete cascade,
  line int not null check (line > 0),
  order_number text not null,
  cells jsonb not null,
  state text not null check (state in ('ready', 'attention', 'duplicate', 'error', 'taken')),
  messages text[] not null default '{}',
  order_id uuid references orders (id) on delete set null,
  primary key (upload_id, line)
);
comment on table order_upload_rows is 'The rows of a file with the result of their check. Contains customers'' data, so uploads are deleted after 30 days';
comment on column order_upload_rows.cells is 'The values of the row by column; see modules/orders/upload';
create index order_upload_rows_order_idx on order_upload_rows (order_id) where order_id is not null;
