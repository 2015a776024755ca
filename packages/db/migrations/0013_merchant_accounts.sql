alter table users
  add column phone text check (phone <> '' and length(phone) <= 20),
  add column email_verified_at timestamptz,
  add column password_changed_at timestamptz not null default now(),
  add column totp_secret bytea,
  add column totp_enabled_at timestamptz,
  add column totp_last_step bigint,
  add check (totp_enabled_at is null or totp_secret is not null);
comment on column users.totp_secret is 'Sealed with a key that is not in this database; enrolled but not yet confirmed while totp_enabled_at is null';
comment on column users.totp_last_step is 'Time step of the last code accepted: no code works twice';
-- Whoever is here already was let in by us.
update users set email_verified_at = created_at;

create table merchants (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 200),
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table merchants is 'A business that sells; people reach it through memberships';

create table memberships (
  user_id uuid not null references users (id) on delete cascade,
  merchant_id uuid not null references merchants (id) on delete cascade,
  role text not null
    check (role in ('owner', 'manager', 'orders', 'finance', 'catalogue', 'developer', 'readOnly')),
  created_at timestamptz not null default now(),
  primary key (user_id, merchant_id)
);
create index memberships_merchant_id_idx on memberships (merchant_id);

create table merchant_plans (
  merchant_id uuid primary key references merchants (id) on delete cascade,
  plan_key text not null references plans (key),
  status text not null default 'active' check (status in ('active', 'read_only', 'paused', 'cancelled')),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  trial_ends_at timestamptz,
  paused_until timestamptz,
  cancel_at timestamptz,
  requested_plan_key text references plans (key),
  requested_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((requested_plan_key is null) = (requested_at is null))
);
comment on table merchant_plans is 'One plan for each merchant; periods are months counted from its first day in India';
comment on column merchant_plans.trial_ends_at is 'Set on a trial only; past it the merchant can read and no longer change';
create index merchant_plans_requested_idx on merchant_plans (requested_at) where requested_plan_key is not null;

create table invitations (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null references merchants (id) on delete cascade,
  email text not null check (email <> '' and length(email) <= 254),
  role text not null check (role in ('manager', 'orders', 'finance', 'catalogue', 'developer', 'readOnly')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index invitations_merchant_email_key on invitations (merchant_id, lower(email));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  merchant_id uuid references merchants (id) on delete cascade,
  secret_hash bytea unique check (length(secret_hash) = 32),
  pending_secret_hash bytea check (length(pending_secret_hash) = 32),
  previous_secret_hash bytea check (length(previous_secret_hash) = 32),
  issued_at timestamptz not null default now(),
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null check (length(user_agent) <= 200),
  ip_prefix text not null check (length(ip_prefix) <= 50)
);
comment on table sessions is 'A login: of the seller application when it has a secret, else of the bearer of one token';
comment on column sessions.pending_secret_hash is 'Handed out but not yet shown to us; until it is, an answer that got lost locks nobody out';
comment on column sessions.previous_secret_hash is 'Shown again long after it was replaced, somebody has copied it, and the session ends';
comment on column sessions.issued_at is 'When the pending secret was handed out';
comment on column sessions.rotated_at is 'When the present secret was first shown';
comment on column sessions.expires_at is 'Moves on with activity, up to ends_at';
create index sessions_user_id_idx on sessions (user_id);
create index sessions_ends_at_idx on sessions (ends_at);

create table account_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table account_tokens is 'Links in mails, each for one use; a used one is deleted';
create index account_tokens_user_id_idx on account_tokens (user_id, purpose);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Stand in for a lost authenticator, each for one use; a used one is deleted';

create table audit_events (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor_user_id uuid,
  merchant_id uuid,
  act text not null check (act <> '' and length(act) <= 80),
  target text check (length(target) <= 200),
  ip_prefix text check (length(ip_prefix) <= 50),
  request_id text check (length(request_id) <= 100),
  detail jsonb not null default '{}'
);
comment on table audit_events is 'Who did what; outlives the people and businesses it names, hence no references';
create index audit_events_merchant_idx on audit_events (merchant_id, id) where merchant_id is not null;
create index audit_events_actor_idx on audit_events (actor_user_id, id) where actor_user_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end
$$;
create trigger audit_events_append_only before update or delete on audit_events
  for each statement execute function refuse_change();

-- Merchants known before there were businesses get one each, on trial from today.
with owners as (
  select id as user_id, gen_random_uuid() as merchant_id, name from users where role = 'merchant'
), businesses as (
  insert into merchants (id, name) select merchant_id, name from owners
), teams as (
  insert into memberships (user_id, merchant_id, role) select user_id, merchant_id, 'owner' from owners
)
insert into merchant_plans (merchant_id, plan_key, period_start, period_end, trial_ends_at)
select merchant_id, 'starter', now(), now() + interval '30 days', now() + interval '30 days' from owners;
