-- A top-up adds money to a merchant's wallet. It may need several orders at the gateway, and an order several
-- payments.
create table topups (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default
    'PPT-' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || '-' || upper(substr(md5(gen_random_uuid()::text), 1, 8)),
  merchant_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null default 'created'
    check (state in ('created', 'attempted', 'paid', 'failed', 'late_authorised', 'auto_refunded', 'expired')),
  plan_key text references plans (key),
  idempotency_key text not null check (length(idempotency_key) between 8 and 64),
  failure text check (length(failure) <= 300),
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz,
  polls int not null default 0,
  next_poll_at timestamptz,
  unique (merchant_id, idempotency_key),
  check ((state = 'paid') = (paid_at is not null))
);
comment on column topups.plan_key is 'The plan to buy as soon as the money has arrived';
comment on column topups.next_poll_at is 'When to ask the gateway what became of it, should no webhook arrive';
create index topups_merchant_idx on topups (merchant_id, created_at desc);
create index topups_poll_idx on topups (next_poll_at) where next_poll_at is not null;

create table payment_orders (
  id text primary key check (length(id) between 1 and 60),
  topup_id uuid not null references topups (id),
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null default now()
);
create index payment_orders_topup_idx on payment_orders (topup_id);

create table payments (
  id text primary key check (length(id) between 1 and 60),
  order_id text not null references payment_orders (id),
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
  method text not null check (length(method) <= 40),
  fee_paise bigint check (fee_paise >= 0),
  tax_paise bigint check (tax_paise >= 0),
  refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
  failure text check (length(failure) <= 300),
  made_at timestamptz not null,
  captured_at timestamptz,
  settlement_id text,
  settled_on date
);
create index payments_order_idx on payments (order_id);
create index payments_settled_on_idx on payments (settled_on) where settled_on is not null;
create index payments_captured_at_idx on payments (captured_at) where captured_at is not null;

-- Every verified webhook event is stored here once, before we respond, and processed afterwards.
create table webhook_events (
  id bigint primary key generated always as identity,
  source text not null check (source in ('razorpay', 'shiprocket')),
  event_id text not null check (length(event_id) between 1 and 120),
  event text not null check (length(event) <= 80),
  body bytea not null check (length(body) <= 1000000),
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  attempts int not null default 0,
  outcome text check (outcome in ('applied', 'unchanged', 'ignored', 'unmatched', 'failed')),
  error text check (length(error) <= 1000),
  unique (source, event_id)
);
comment on column webhook_events.outcome is 'unchanged: nothing new in it; ignored: a kind we do not use; unmatched: about something we do not know';
create index webhook_events_outcome_idx on webhook_events (outcome, id desc);
create index webhook_events_received_idx on webhook_events using brin (received_at);

-- A merchant gets the balance back after settlement: first to the payments it came from, the rest to the bank account.
create table balance_refunds (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique default
    'PPF-' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || '-' || upper(substr(md5(gen_random_uuid()::text), 1, 8)),
  merchant_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  state text not null default 'requested'
    check (state in ('requested', 'approved', 'processing', 'paid', 'failed', 'rejected')),
  requested_by uuid not null,
  requested_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  decision_note text check (length(decision_note) <= 1000),
  finished_at timestamptz
);
create index balance_refunds_merchant_idx on balance_refunds (merchant_id, requested_at desc);
create unique index balance_refunds_open_key on balance_refunds (merchant_id)
  where state in ('requested', 'approved', 'processing');
create index balance_refunds_state_idx on balance_refunds (state, requested_at);

create table balance_refund_parts (
  id uuid primary key default gen_random_uuid(),
  refund_id uuid not null references balance_refunds (id),
  position int not null,
  target text not null check (target in ('payment', 'bank')),
  payment_id text references payments (id),
  amount_paise bigint not null check (amount_paise > 0),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'paid', 'failed')),
  gateway_id text unique check (length(gateway_id) <= 60),
  utr text check (length(utr) <= 60),
  failure text check (length(failure) <= 300),
  attempts int not null default 0,
  updated_at timestamptz not null default now(),
  unique (refund_id, position),
  check ((target = 'payment') = (payment_id is not null))
);
create index balance_refund_parts_payment_idx on balance_refund_parts (payment_id) where payment_id is not null;
create index balance_refund_parts_open_idx on balance_refund_parts (state, updated_at) where state in ('waiting', 'sent');

create table settlement_days (
  day date primary key,
  fetched_at timestamptz not null default now(),
  credited_paise bigint not null,
  debited_paise bigint not null,
  fee_paise bigint not null,
  differences jsonb not null
);
comment on table settlement_days is 'What the gateway settled on a day, held against our own payments and refunds';

-- The tables of the local payment gateway for demos. It uses the gateway's protocol and moves no real money.
create table sandbox_orders (
  id text primary key,
  amount_paise bigint not null check (amount_paise >= 100),
  receipt text unique,
  notes jsonb not null default '{}',
  status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
  attempts int not null default 0,
  created_at timestamptz not null default now()
);
create table sandbox_payments (
  id text primary key,
  order_id text not null references sandbox_orders (id),
  amount_paise bigint not null,
  method text not null,
  status text not null,
  fee_paise bigint,
  tax_paise bigint,
  refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
  error_description text,
  created_at timestamptz not null default now(),
  captured_at timestamptz
);
create index sandbox_payments_order_idx on sandbox_payments (order_id);
create index sandbox_payments_captured_idx on sandbox_payments (captured_at);
create table sandbox_refunds (
  id text primary key,
  payment_id text not null references sandbox_payments (id),
  amount_paise bigint not null check (amount_paise > 0),
  receipt text,
  idempotency_key text not null unique,
  status text not null default 'pending',
  created_at timestamptz not null default now()
);
create table sandbox_payouts (
  id text primary key,
  amount_paise bigint not null check (amount_paise > 0),
  reference text,
  idempotency_key text not null unique,
  body jsonb not null,
  status text not null default 'processing',
  utr text,
  created_at timestamptz not null default now()
);
create table sandbox_webhooks (
  id text primary key,
  event text not null,
  body text not null,
  deliver_at timestamptz not null,
  delivered_at timestamptz,
  attempts int not null default 0,
  copies int not null default 1
);
create index sandbox_webhooks_due_idx on sandbox_webhooks (deliver_at) where delivered_at is null;
