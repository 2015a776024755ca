create table plans (
  key text primary key check (key ~ '^[a-z]{1,30}$'),
  name text not null unique check (name <> '' and length(name) <= 60),
  position int not null unique,
  price_paise bigint not null check (price_paise >= 0),
  trial_days int check (trial_days > 0),
  is_compared boolean not null,
  check ((trial_days is null) = (price_paise > 0))
);
comment on column plans.price_paise is 'For a month';
comment on column plans.trial_days is 'How long a plan that costs nothing lasts';
comment on column plans.is_compared is 'Whether the plans page shows it beside the others';

create table entitlements (
  key text primary key check (key ~ '^[a-z]+\.[a-zA-Z0-9]+$'),
  kind text not null check (kind in ('limit', 'feature')),
  label text not null unique check (label <> '' and length(label) <= 100),
  position int unique,
  unique (key, kind)
);
comment on column entitlements.position is 'Row of the comparison on the plans page; null for what is not shown there';

create table plan_entitlements (
  plan_key text not null references plans (key) on delete cascade,
  entitlement_key text not null,
  kind text not null,
  quantity int check (quantity >= 0),
  access text check (access in ('full', 'preview', 'on-request', 'none')),
  primary key (plan_key, entitlement_key),
  foreign key (entitlement_key, kind) references entitlements (key, kind) on delete cascade,
  check (case kind when 'limit' then access is null else access is not null and quantity is null end)
);
comment on column plan_entitlements.quantity is 'Of a limit; null means unlimited';
comment on column plan_entitlements.access is
  'Of a feature: preview connects and shows what would happen, on-request is done by our staff for a charge';

insert into plans (key, name, position, price_paise, trial_days, is_compared) values
  ('starter', 'Starter', 1, 0, 30, false),
  ('launchpad', 'Launchpad', 2, 199900, null, true),
  ('orbit', 'Orbit', 3, 299900, null, true),
  ('unicorn', 'Unicorn', 4, 399900, null, true);

insert into entitlements (position, key, kind, label) values
  (1, 'products.max', 'limit', 'Smart Product Access'),
  (2, 'orders.perPeriod', 'limit', 'Monthly Order Capacity'),
  (3, 'export.oneClick', 'feature', 'One-Click Product Data Download'),
  (4, 'sync.inventory', 'feature', 'Live Inventory Sync'),
  (5, 'sync.orders', 'feature', 'Automated Order Sync'),
  (6, 'alerts.price', 'feature', 'Dynamic Price Alerts'),
  (7, 'wallet.autopay', 'feature', 'Smart Wallet Autopay'),
  (8, 'billing.auto', 'feature', 'Auto Billing & Smart Invoicing'),
  (9, 'api.marketplace', 'feature', 'Marketplace API Integrations'),
  (10, 'api.d2c', 'feature', 'D2C API Integrations'),
  (11, 'tracking.live', 'feature', 'Live Shipment Tracking'),
  (12, 'reports.realtime', 'feature', 'Real-Time Sales Reports & Analytics'),
  (13, 'returns.support', 'feature', 'Returns Management Support'),
  (14, 'perks.elite', 'feature', 'Elite Seller Perks'),
  (null, 'connection.maxProducts', 'limit', 'Products in a connected store');

-- In the order of the plans: Starter, Launchpad, Orbit, Unicorn.
insert into plan_entitlements (plan_key, entitlement_key, kind, quantity)
select p.key, l.key, 'limit', l.quantity[p.position]
from plans as p
cross join (values
  ('products.max', array[500, 500, 10000, null]),
  ('orders.perPeriod', array[20, 20, 100, null]),
  ('connection.maxProducts', array[2500, 0, 2500, 2500])
) as l (key, quantity);

insert into plan_entitlements (plan_key, entitlement_key, kind, access)
select p.key, f.key, 'feature', f.access[p.position]
from plans as p
cross join (values
  ('export.oneClick', array['full', 'full', 'full', 'full']),
  ('sync.inventory', array['preview', 'none', 'full', 'full']),
  ('sync.orders', array['preview', 'none', 'full', 'full']),
  ('alerts.price', array['none', 'none', 'none', 'full']),
  ('wallet.autopay', array['preview', 'none', 'full', 'full']),
  ('billing.auto', array['none', 'none', 'none', 'full']),
  ('api.marketplace', array['preview', 'none', 'full', 'full']),
  ('api.d2c', array['preview', 'none', 'full', 'full']),
  ('tracking.live', array['none', 'none', 'none', 'full']),
  ('reports.realtime', array['none', 'none', 'none', 'full']),
  ('returns.support', array['on-request', 'on-request', 'on-request', 'on-request']),
  ('perks.elite', array['none', 'none', 'none', 'full'])
) as f (key, access);
