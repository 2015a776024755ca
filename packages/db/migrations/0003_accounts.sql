create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email <> '' and length(email) <= 254),
  name text not null check (name <> '' and length(name) <= 200),
  password_hash text not null,
  role text not null check (role in ('merchant', 'supplier', 'support', 'admin')),
  photo_url text check (length(photo_url) <= 2000),
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column users.password_hash is 'Argon2id in PHC string format, parameters and salt included';
create unique index users_email_key on users (lower(email));
