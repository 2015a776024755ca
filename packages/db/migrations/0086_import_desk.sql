-- What the check of an import has found, and what undoing it has done.
alter table import_skus
  add column sp_paise bigint,
  add column ends_product boolean not null default false;
comment on column import_skus.ends_product is 'Whether the row has the status ended';

alter table imports
  add column known_count int not null default 0,
  add column repriced_count int not null default 0,
  add column ended_count int not null default 0,
  add column category_review jsonb,
  add column undo_removed_count int not null default 0,
  add column undo_ended_count int not null default 0,
  add column undo_restored_count int not null default 0,
  add column undone_at timestamptz;
comment on column imports.known_count is 'Rows whose SKU was in the catalogue before the import';
comment on column imports.repriced_count is 'Those of them with another price';
comment on column imports.ended_count is 'Active products that the file ends';
comment on column imports.category_review is 'New and folded categories, see CategoryReview';

-- Catalogue files that staff have uploaded. The files themselves are in the data folder.
create table import_files (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete set null,
  file_name text not null,
  bytes bigint not null,
  sample jsonb not null,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  purged_at timestamptz
);
comment on column import_files.sample is 'The header and the first rows, for the preview';
comment on column import_files.settings is 'How the file is read: columns, defaults and folding';
create index import_files_created_at_idx on import_files (created_at);

-- Dry runs, imports and undos that staff have started. The worker runs them.
create table import_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('check', 'import', 'undo')),
  file_id uuid references import_files (id) on delete cascade,
  import_id bigint references imports (id),
  user_id uuid references users (id) on delete set null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  settings jsonb,
  step text check (step in ('check', 'products', 'variations', 'undo')),
  fraction real not null default 0,
  rows int not null default 0,
  failure text,
  report jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check (kind = 'undo' or file_id is not null),
  check (kind <> 'undo' or import_id is not null)
);
comment on column import_runs.settings is 'The settings of the file when the run was started';
-- One at a time, because two would change the same catalogue.
create unique index import_runs_open_key on import_runs ((true)) where state in ('QUEUED', 'RUNNING');
create index import_runs_file_idx on import_runs (file_id, created_at);
create index import_runs_import_idx on import_runs (import_id, created_at);
