create table merchant_profiles (
  merchant_id uuid primary key references merchants (id) on delete cascade,
  business_type text check (business_type in ('proprietorship', 'partnership', 'llp', 'company', 'other')),
  legal_name text check (legal_name <> '' and length(legal_name) <= 200),
  gstin text check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  unregistered_declared_at timestamptz,
  unregistered_declared_by uuid references users (id),
  pan text check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
  address_line1 text check (address_line1 <> '' and length(address_line1) <= 200),
  address_line2 text check (length(address_line2) <= 200),
  city text check (city <> '' and length(city) <= 100),
  state_code text check (state_code ~ '^[0-9]{2}$'),
  pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
  bank_holder text check (bank_holder <> '' and length(bank_holder) <= 120),
  bank_ifsc text check (bank_ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_account_sealed bytea,
  bank_account_last text check (bank_account_last ~ '^[0-9]{4}$'),
  brand_name text check (brand_name <> '' and length(brand_name) <= 120),
  support_email text check (support_email <> '' and length(support_email) <= 254),
  support_phone text check (support_phone ~ '^\+[0-9]{8,15}$'),
  logo_id uuid,
  updated_at timestamptz not null default now(),
  check (gstin is null or unregistered_declared_at is null),
  check ((unregistered_declared_at is null) = (unregistered_declared_by is null)),
  check ((bank_account_sealed is null) = (bank_ifsc is null)
    and (bank_account_sealed is null) = (bank_holder is null)
    and (bank_account_sealed is null) = (bank_account_last is null))
);
comment on column merchant_profiles.unregistered_declared_at is 'When the merchant declared not to be registered for GST';
comment on column merchant_profiles.bank_account_sealed is 'Sealed with a key that is not in this database; never shown again';

create table uploaded_pictures (
  id uuid primary key default gen_random_uuid(),
  content bytea not null check (length(content) between 1 and 500000),
  created_at timestamptz not null default now()
);
comment on table uploaded_pictures is 'Photos and logos, small and drawn anew: here rather than on a disk, so that every process has them';
alter table merchant_profiles add foreign key (logo_id) references uploaded_pictures (id) on delete set null;
create index merchant_profiles_logo_id_idx on merchant_profiles (logo_id) where logo_id is not null;

create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  new_email text not null check (new_email <> '' and length(new_email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table email_changes is 'Asked for, but not yet confirmed from the new mailbox';

create table agreement_acceptances (
  merchant_id uuid not null references merchants (id),
  document text not null check (document ~ '^[a-z]+(-[a-z]+)*$' and length(document) <= 60),
  version text not null check (version ~ '^[0-9]+(\.[0-9]+)*$' and length(version) <= 20),
  accepted_by uuid not null references users (id),
  accepted_at timestamptz not null default now(),
  ip_prefix text not null check (length(ip_prefix) <= 50),
  primary key (merchant_id, document, version)
);
comment on table agreement_acceptances is 'Proof of what was agreed to: kept when a merchant leaves';
create trigger agreement_acceptances_append_only before update or delete on agreement_acceptances
  for each statement execute function refuse_change();

create table data_downloads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  merchant_id uuid references merchants (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  content bytea,
  bytes int check (bytes > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((state = 'ready') = (content is not null)),
  check ((state = 'ready') = (bytes is not null))
);
comment on column data_downloads.content is 'JSON, compressed with gzip';
create index data_downloads_user_id_idx on data_downloads (user_id, created_at desc);

create table erasures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  cancelled_at timestamptz,
  done_at timestamptz,
  check (cancelled_at is null or done_at is null)
);
comment on table erasures is 'Wishes of people to be forgotten, carried out after a time in which they can change their mind';
create unique index erasures_open_key on erasures (user_id) where cancelled_at is null and done_at is null;
