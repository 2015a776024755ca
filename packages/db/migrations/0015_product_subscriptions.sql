-- Descriptions as merchants knew them: shared, because thousands of merchants subscribe to the same text.
create table kept_descriptions (
  hash bytea primary key check (length(hash) = 32),
  description text not null
);

create table product_subscriptions (
  merchant_id uuid not null references merchants (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAUSED', 'FROZEN', 'REMOVED')),
  subscribed_at timestamptz not null default now(),
  removed_at timestamptz,
  my_price_paise bigint not null check (my_price_paise > 0),
  price_source text not null default 'rule' check (price_source in ('rule', 'hand')),
  snapshot_at timestamptz not null default now(),
  snapshot_title text not null,
  snapshot_bullets text[] not null,
  snapshot_description_hash bytea not null references kept_descriptions (hash),
  snapshot_pictures text[] not null,
  snapshot_sp_paise bigint not null,
  snapshot_mrp_paise bigint not null,
  own_title text check (own_title <> '' and length(own_title) <= 500),
  own_bullets text[] check (cardinality(own_bullets) <= 20),
  own_description_hash bytea references kept_descriptions (hash),
  own_pictures text[] check (cardinality(own_pictures) <= 50),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  primary key (merchant_id, product_id),
  check ((state = 'REMOVED') = (removed_at is not null))
) with (fillfactor = 85);
comment on table product_subscriptions is
  'What a merchant sells: own_* where set, else the snapshot. A product that its supplier took off sale shows as DISCONTINUED whatever the state here';
comment on column product_subscriptions.state is
  'PAUSED by the merchant, FROZEN by the plan; a removed one is kept, so that subscribing again within 30 days brings back what was set';
comment on column product_subscriptions.snapshot_at is 'When the merchant last knew the product as its supplier had it';
create index product_subscriptions_newest_idx on product_subscriptions (merchant_id, subscribed_at desc, product_id desc)
  where state <> 'REMOVED';
create index product_subscriptions_held_idx on product_subscriptions (merchant_id)
  where state in ('ACTIVE', 'PAUSED');
create index product_subscriptions_product_idx on product_subscriptions (product_id) where state <> 'REMOVED';
create index product_subscriptions_description_idx on product_subscriptions (snapshot_description_hash);
create index product_subscriptions_own_description_idx on product_subscriptions (own_description_hash)
  where own_description_hash is not null;
create index product_subscriptions_removed_idx on product_subscriptions (removed_at) where state = 'REMOVED';

create table pricing_rules (
  merchant_id uuid primary key references merchants (id) on delete cascade,
  rule jsonb not null,
  updated_at timestamptz not null default now()
);
comment on column pricing_rules.rule is 'See contracts/pricing-rule.ts';

-- The last change of many prices at once, kept whole so that it can be taken back.
create table price_changes (
  id bigint primary key generated always as identity,
  merchant_id uuid not null unique references merchants (id) on delete cascade,
  kind text not null check (kind in ('rule', 'bulk')),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null default now(),
  previous_rule jsonb
);
create table price_change_items (
  change_id bigint not null references price_changes (id) on delete cascade,
  product_id bigint not null,
  previous_paise bigint not null,
  previous_source text not null check (previous_source in ('rule', 'hand')),
  new_paise bigint not null,
  primary key (change_id, product_id)
);

-- A plan's pending changes, which take effect when the running period ends.
alter table merchant_plans
  add column anchored_at timestamptz,
  add column next_plan_key text references plans (key),
  add column pause_from timestamptz,
  add column pause_months smallint check (pause_months between 1 and 3),
  add check ((pause_from is null) = (pause_months is null));
update merchant_plans set anchored_at = period_start;
alter table merchant_plans alter column anchored_at set default now(), alter column anchored_at set not null;
comment on column merchant_plans.anchored_at is
  'Periods are months counted from here by the calendar of India, so that one begun on the 31st finds back to it after February';
create index merchant_plans_period_end_idx on merchant_plans (period_end);

-- Months as the calendar of India has them; a day that a month lacks becomes its last one.
create function month_after(start timestamptz, months int) returns timestamptz language sql stable as $$
  select (start at time zone 'Asia/Kolkata' + months * interval '1 month') at time zone 'Asia/Kolkata'
$$;

-- The end of the period that begins at `ended`, counted from the anchor: 31 January, 28 February, 31 March.
create function next_period_end(anchor timestamptz, ended timestamptz) returns timestamptz language sql stable as $$
  select min(month_after(anchor, n))
  from generate_series(1, 12 + 12 * extract(year from age(ended, anchor))::int + extract(month from age(ended, anchor))::int) as n
  where month_after(anchor, n) > ended
$$;
