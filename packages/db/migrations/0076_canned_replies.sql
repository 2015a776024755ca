create table canned_replies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 80),
  body text not null check (body <> '' and length(body) <= 5000),
  updated_by uuid references users (id) on delete set null,
  updated_at timestamptz not null default now()
);
comment on table canned_replies is 'Texts that staff insert into replies. Variables such as {name} are filled in when one is chosen.';
create unique index canned_replies_name_idx on canned_replies (lower(name));
create index canned_replies_updated_by_idx on canned_replies (updated_by) where updated_by is not null;
