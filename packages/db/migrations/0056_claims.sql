create sequence claim_number_seq as int minvalue 1 maxvalue 999999 cycle;

create table claims (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^PPK-[0-9]{4}-[0-9]{6}$')
    default 'PPK-' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || '-'
      || lpad(nextval('claim_number_seq')::text, 6, '0'),
  order_id uuid not null references orders (id) on delete cascade,
  merchant_id uuid not null references merchants (id) on delete cascade,
  type text not null check (type in ('missing', 'damaged', 'defective', 'wrong', 'not-delivered', 'other')),
  description text not null check (description <> '' and length(description) <= 2000),
  lines jsonb not null,
  claimed_paise bigint not null check (claimed_paise > 0),
  is_grievance boolean not null default false,
  state text not null default 'open' check (state in ('open', 'approved', 'rejected')),
  decide_by timestamptz not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  decision_note text check (length(decision_note) <= 1000),
  refund_paise bigint check (refund_paise > 0),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'approved') = (refund_paise is not null))
);
comment on column claims.lines is 'Claimed lines of the order: [{line, quantity}]';
comment on column claims.is_grievance is 'Sent after the deadline to the grievance officer';
create unique index claims_open_idx on claims (order_id) where state = 'open';
create index claims_order_idx on claims (order_id, created_at);
create index claims_merchant_idx on claims (merchant_id, created_at desc);
create index claims_queue_idx on claims (state, decide_by);

create table claim_files (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null references merchants (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  claim_id uuid references claims (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 255),
  content_type text not null,
  size int not null check (size > 0),
  storage_key text not null unique,
  created_at timestamptz not null default now()
);
comment on column claim_files.claim_id is 'Null until the claim is sent. Files without a claim are deleted after a day';
create index claim_files_claim_idx on claim_files (claim_id);
create index claim_files_order_idx on claim_files (order_id);
create index claim_files_merchant_idx on claim_files (merchant_id);
