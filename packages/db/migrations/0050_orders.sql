-- A merchant's orders. Amounts are whole paise including GST. Customers' data is deleted with the merchant; the ledger
-- and the tax documents keep the order's id.
create sequence order_number_seq as int minvalue 1 maxvalue 999999 cycle;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^PPO-[0-9]{4}-[0-9]{6}$')
    default 'PPO-' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || '-'
      || lpad(nextval('order_number_seq')::text, 6, '0'),
  merchant_id uuid not null references merchants (id) on delete cascade,
  channel text not null check (channel in ('manual', 'upload', 'storefront', 'api', 'shopify', 'amazon')),
  external_number text check (external_number <> '' and length(external_number) <= 60),
  intake_key text check (intake_key <> '' and length(intake_key) <= 200),
  state text not null default 'IMPORTED' check (state in (
    'IMPORTED', 'ATTENTION', 'AWAITING_PAYMENT', 'PAID', 'PROCESSING', 'PACKED', 'DISPATCHED', 'IN_TRANSIT',
    'OUT_FOR_DELIVERY', 'DELIVERED', 'CLOSED', 'CANCELLED', 'EXPIRED', 'CANCEL_REQUESTED', 'CANCELLED_REFUNDED', 'NDR',
    'RTO_INITIATED', 'RTO_IN_TRANSIT', 'RTO_RECEIVED', 'RTO_REFUNDED', 'LOST', 'DAMAGED_IN_TRANSIT', 'CLAIM_OPEN',
    'CLAIM_APPROVED', 'CLAIM_REJECTED', 'REFUNDED'
  )),
  state_since timestamptz not null default now(),
  deadline_at timestamptz,
  attention_reasons text[] not null default '{}',
  attention_details jsonb not null default '{}',
  waived_reasons text[] not null default '{}',
  conflict_note text check (length(conflict_note) <= 500),
  is_held boolean not null default false,
  priority smallint not null default 0 check (priority between 0 and 9),
  ship_by_at timestamptz,
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  customer_name text not null check (customer_name <> '' and length(customer_name) <= 120),
  customer_phone text not null check (length(customer_phone) <= 30),
  customer_email text check (customer_email <> '' and length(customer_email) <= 254),
  address_line1 text not null check (length(address_line1) <= 200),
  address_line2 text not null default '' check (length(address_line2) <= 200),
  landmark text not null default '' check (length(landmark) <= 120),
  city text not null check (length(city) <= 100),
  state_code text check (state_code ~ '^[0-9]{2}$'),
  pincode text not null check (length(pincode) <= 10),
  note text not null default '' check (length(note) <= 500),
  goods_paise bigint not null check (goods_paise >= 0),
  shipping_paise bigint not null default 0 check (shipping_paise >= 0),
  total_paise bigint not null generated always as (goods_paise + shipping_paise) stored,
  sale_paise bigint check (sale_paise >= 0),
  placed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users (id) on delete set null,
  expires_at timestamptz not null default now() + interval '7 days',
  paid_at timestamptz,
  paid_by text check (paid_by in ('member', 'autopay')),
  process_after timestamptz,
  dispatch_by timestamptz,
  cancel_reason text check (length(cancel_reason) <= 500),
  state_before_cancel text,
  check ((state = 'ATTENTION') = (attention_reasons <> '{}')),
  check ((state = 'CANCEL_REQUESTED') = (state_before_cancel is not null))
) with (fillfactor = 85);
comment on column orders.external_number is 'The merchant''s or the channel''s own order number';
comment on column orders.intake_key is 'Idempotency key of the request that created the order';
comment on column orders.deadline_at is 'Until when the step that the order waits for should be done';
comment on column orders.attention_details is 'What exactly is wrong, by attention reason';
comment on column orders.waived_reasons is 'Attention reasons that the merchant has confirmed for this order';
comment on column orders.conflict_note is 'Set when carrier scans contradict the state; staff resolve it';
comment on column orders.is_held is 'The merchant does not want this order to be paid automatically';
comment on column orders.priority is 'Higher is paid first';
comment on column orders.ship_by_at is 'Deadline of the sales channel';
comment on column orders.sale_paise is 'What the customer paid to the merchant, if known';
comment on column orders.placed_at is 'When the customer ordered';
comment on column orders.process_after is 'End of the cooling window. Until then a cancellation is approved at once';
create unique index orders_external_number_idx on orders (merchant_id, channel, external_number)
  where external_number is not null;
create unique index orders_intake_key_idx on orders (merchant_id, intake_key) where intake_key is not null;
create index orders_merchant_idx on orders (merchant_id, created_at desc, id desc);
create index orders_merchant_state_idx on orders (merchant_id, state, created_at desc, id desc);
create index orders_merchant_paid_idx on orders (merchant_id, paid_at) where paid_at is not null;
create index orders_duplicate_idx on orders (merchant_id, pincode, created_at desc);
create index orders_state_idx on orders (state, state_since);
create index orders_created_by_idx on orders (created_by) where created_by is not null;
create index orders_expiry_idx on orders (expires_at) where state in ('ATTENTION', 'AWAITING_PAYMENT');
create index orders_process_after_idx on orders (process_after) where state = 'PAID';

create table order_items (
  order_id uuid not null references orders (id) on delete cascade,
  line smallint not null check (line > 0),
  sku text not null check (sku <> '' and length(sku) <= 64),
  product_id bigint,
  title text not null check (length(title) <= 500),
  color text,
  size text,
  image text,
  quantity int not null check (quantity between 1 and 100),
  unit_paise bigint not null check (unit_paise >= 0),
  line_paise bigint not null generated always as (unit_paise * quantity) stored,
  sale_unit_paise bigint check (sale_unit_paise >= 0),
  hsn text not null default '' check (hsn ~ '^(\d{4}|\d{6}|\d{8})?$'),
  gst_basis_points int not null default 0 check (gst_basis_points between 0 and 10000),
  weight_grams int check (weight_grams > 0),
  warehouse text check (warehouse in ('national', 'international')),
  handling_days smallint not null default 0 check (handling_days between 0 and 90),
  primary key (order_id, line)
);
comment on table order_items is 'The product or variation as it was when the order was taken. A line without product_id has an unknown SKU';
comment on column order_items.unit_paise is 'What the merchant pays for one unit, including GST';
comment on column order_items.sale_unit_paise is 'What the customer paid for one unit, if known';
create index order_items_sku_idx on order_items (sku);
create index order_items_product_idx on order_items (product_id) where product_id is not null;

create table order_events (
  id bigint primary key generated always as identity,
  order_id uuid not null references orders (id) on delete cascade,
  from_state text,
  to_state text,
  actor text not null check (actor in ('merchant', 'autopay', 'courier', 'staff', 'system')),
  actor_user_id uuid,
  reason text check (reason <> '' and length(reason) <= 60),
  note text check (length(note) <= 500),
  source text check (source <> '' and length(source) <= 200),
  at timestamptz not null default clock_timestamp(),
  recorded_at timestamptz not null default clock_timestamp()
);
comment on table order_events is 'Everything that happened to an order. Rows without to_state changed something else than the state';
comment on column order_events.source is 'Id of the event that caused it. An order takes each source once';
create unique index order_events_source_idx on order_events (order_id, source) where source is not null;
create index order_events_order_idx on order_events (order_id, id);
create trigger order_events_append_only before update on order_events
  for each statement execute function refuse_change();
create trigger order_events_no_truncate before truncate on order_events
  for each statement execute function refuse_change();

create table order_settings (
  merchant_id uuid primary key references merchants (id) on delete cascade,
  autopay boolean not null default false,
  autopay_stopped_at timestamptz,
  max_order_paise bigint check (max_order_paise > 0),
  max_day_paise bigint check (max_day_paise > 0),
  keep_paise bigint not null default 0 check (keep_paise >= 0),
  pay_order text not null default 'ship_by' check (pay_order in ('ship_by', 'oldest', 'priority')),
  excluded_skus text[] not null default '{}' check (cardinality(excluded_skus) <= 500),
  excluded_pins text[] not null default '{}' check (cardinality(excluded_pins) <= 500),
  min_margin_basis_points int check (min_margin_basis_points between 0 and 9000),
  cooling_minutes smallint not null default 15 check (cooling_minutes between 0 and 60),
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  alerted_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_to is null))
);
comment on column order_settings.autopay_stopped_at is 'The kill switch: nothing is paid automatically until it is cleared';
comment on column order_settings.keep_paise is 'Autopay leaves at least this much in the wallet';
comment on column order_settings.quiet_from is 'Hours of the day in India between which autopay waits';
comment on column order_settings.alerted_at is 'Set by the alert about unpaid orders and cleared when all fit, so that one shortage sends one alert';

create table order_views (
  id uuid primary key default gen_random_uuid(),
  merchant_id uuid not null references merchants (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 60),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now()
);
comment on column order_views.query is 'Query string of the order list';
create unique index order_views_name_idx on order_views (merchant_id, lower(name));
