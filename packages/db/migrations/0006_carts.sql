create table carts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users (id) on delete cascade,
  device_key_hash bytea unique check (length(device_key_hash) = 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((user_id is null) <> (device_key_hash is null))
);
comment on table carts is 'Of an account, or of a device that shows the key in its cookie';
comment on column carts.device_key_hash is 'SHA-256: whoever reads this table cannot open the carts';
create index carts_idle_device_idx on carts (updated_at) where device_key_hash is not null;

create table cart_lines (
  id bigint primary key generated always as identity,
  cart_id uuid not null references carts (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  color text check (color <> '' and length(color) <= 60),
  quantity int not null check (quantity between 1 and 100),
  sp_paise bigint not null check (sp_paise > 0),
  added_at timestamptz not null default now(),
  unique nulls not distinct (cart_id, product_id, color)
);
comment on column cart_lines.sp_paise is 'Selling price when last added, to tell the person when it has changed';
create index cart_lines_product_id_idx on cart_lines (product_id);
