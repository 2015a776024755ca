create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique check (credential_id <> '' and length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null,
  name text not null check (name <> '' and length(name) <= 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on column passkeys.credential_id is 'In base64url, as browsers send it.';
comment on column passkeys.counter is 'Of the last signature. Always 0 for passkeys that are synchronized between devices.';
create index passkeys_user_id_idx on passkeys (user_id);

create table passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  user_id uuid references users (id) on delete cascade,
  purpose text not null check (purpose in ('register', 'log_in')),
  expires_at timestamptz not null,
  check ((purpose = 'register') = (user_id is not null))
);
comment on table passkey_challenges is 'Each is signed once by a passkey; a used one is deleted.';
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);
