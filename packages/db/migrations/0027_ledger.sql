-- Amounts are in whole paise; a positive amount is a credit, a negative one a debit. The ledger keeps a merchant's ID
-- after the account is purged, because tax law requires the records for longer.
create table wallets (
  merchant_id uuid primary key references merchants (id) on delete cascade,
  available_paise bigint not null default 0 check (available_paise >= 0),
  held_paise bigint not null default 0 check (held_paise >= 0),
  entry_count bigint not null default 0
);
comment on table wallets is 'Balances of each merchant. Only the trigger on ledger_entries changes them.';
insert into wallets (merchant_id) select id from merchants;

create table ledger_journals (
  id bigint primary key generated always as identity,
  kind text not null check (kind in (
    'TOPUP', 'TOPUP_REVERSAL', 'ORDER_DEBIT', 'ORDER_CANCEL_REFUND', 'RTO_REFUND', 'CLAIM_REFUND', 'PLAN_CHARGE',
    'SERVICE_CHARGE', 'ADJUSTMENT', 'BALANCE_REFUND', 'BALANCE_REFUND_REVERSAL', 'PROMO_CREDIT', 'PROMO_EXPIRY', 'HOLD',
    'HOLD_RELEASE', 'SETTLEMENT'
  )),
  source text not null check (source <> '' and length(source) <= 200),
  merchant_id uuid,
  order_id uuid,
  description text not null check (description <> '' and length(description) <= 300),
  actor_user_id uuid,
  created_at timestamptz not null default now(),
  unique (kind, source),
  unique (id, kind),
  check ((kind = 'SETTLEMENT') = (merchant_id is null))
);
comment on column ledger_journals.source is 'What caused the journal, for example a payment id. A source posts once per kind.';
comment on column ledger_journals.actor_user_id is 'Null when the system posted it';
create index ledger_journals_merchant_idx on ledger_journals (merchant_id, id desc);
create index ledger_journals_order_idx on ledger_journals (order_id) where order_id is not null;
create index ledger_journals_created_at_idx on ledger_journals using brin (created_at);

create table ledger_entries (
  id bigint primary key generated always as identity,
  journal_id bigint not null,
  kind text not null,
  account text not null check (account in (
    'wallet', 'hold', 'gateway', 'gateway_fees', 'bank', 'order_sales', 'plan_sales', 'service_sales', 'promotions',
    'adjustments'
  )),
  merchant_id uuid,
  amount_paise bigint not null check (amount_paise <> 0),
  position bigint,
  balance_paise bigint check (balance_paise >= 0),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (journal_id, kind) references ledger_journals (id, kind),
  unique (journal_id, account),
  check ((account in ('wallet', 'hold')) = (merchant_id is not null)),
  check ((merchant_id is null) = (balance_paise is null) and (merchant_id is null) = (position is null))
);
comment on column ledger_entries.merchant_id is 'Owner of a wallet or hold account; the other accounts are the platform''s';
comment on column ledger_entries.position is 'Counts the entries of a merchant in the order in which they changed the wallet';
comment on column ledger_entries.balance_paise is 'Balance of the wallet or hold account after this entry';
create unique index ledger_entries_statement_idx on ledger_entries (merchant_id, account, position desc)
  where merchant_id is not null;
create index ledger_entries_statement_kind_idx on ledger_entries (merchant_id, account, kind, position desc)
  where merchant_id is not null;
create index ledger_entries_statement_date_idx on ledger_entries (merchant_id, account, created_at, position)
  where merchant_id is not null;

create table wallet_holds (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  reason text not null check (reason <> '' and length(reason) <= 120),
  source text not null unique check (source <> '' and length(source) <= 200),
  state text not null default 'active' check (state in ('active', 'captured', 'released')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'active') = (ended_at is null))
);
comment on table wallet_holds is 'Money reserved for a purpose: captured when it is spent, released when it is not';
create index wallet_holds_merchant_idx on wallet_holds (merchant_id, created_at desc);
create index wallet_holds_active_idx on wallet_holds (merchant_id) where state = 'active';

create table wallet_settings (
  merchant_id uuid primary key references merchants (id) on delete cascade,
  low_balance_paise bigint check (low_balance_paise > 0),
  low_balance_alerted_at timestamptz,
  monthly_statement boolean not null default false
);
comment on column wallet_settings.low_balance_alerted_at is 'Set by an alert and cleared when the balance recovers, so that one shortage sends one alert';

create table ledger_adjustments (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null,
  amount_paise bigint not null check (amount_paise <> 0),
  reason_code text not null
    check (reason_code in ('goodwill', 'billing_error', 'courier_compensation', 'duplicate_payment', 'write_off', 'promotion')),
  note text not null check (note <> '' and length(note) <= 1000),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'rejected')),
  proposed_by uuid not null,
  proposed_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  decision_note text check (length(decision_note) <= 1000),
  journal_id bigint unique references ledger_journals (id),
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'approved') = (journal_id is not null)),
  check (decided_by is distinct from proposed_by)
);
comment on table ledger_adjustments is 'Corrections by staff. One person proposes, another decides.';
create index ledger_adjustments_state_idx on ledger_adjustments (state, proposed_at desc);
create index ledger_adjustments_merchant_idx on ledger_adjustments (merchant_id, proposed_at desc);

create table ledger_checks (
  id bigint primary key generated always as identity,
  checked_at timestamptz not null default now(),
  duration_ms int not null,
  violations jsonb not null
);
comment on table ledger_checks is 'Results of npm run check:ledger and of the nightly check';

-- The bodies are in functions/ledger.sql. These stubs exist because a trigger must refer to a function.
create function create_wallet() returns trigger language plpgsql as $$ begin return null; end $$;
create function apply_ledger_entry() returns trigger language plpgsql as $$ begin return new; end $$;
create function check_journal_balance() returns trigger language plpgsql as $$ begin return null; end $$;
create function require_journal_entries() returns trigger language plpgsql as $$ begin return null; end $$;
create function refuse_direct_balance_change() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger merchants_create_wallet after insert on merchants for each row execute function create_wallet();
create trigger wallets_protect_balance before insert or update on wallets
  for each row execute function refuse_direct_balance_change();
create trigger ledger_entries_apply before insert on ledger_entries
  for each row execute function apply_ledger_entry();
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as added for each statement execute function check_journal_balance();
create constraint trigger ledger_journals_have_entries after insert on ledger_journals
  deferrable initially deferred for each row execute function require_journal_entries();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_journals_append_only before update or delete on ledger_journals
  for each statement execute function refuse_change();
create trigger ledger_journals_no_truncate before truncate on ledger_journals
  for each statement execute function refuse_change();
