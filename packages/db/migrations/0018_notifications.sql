create table notifications (
  id bigint primary key generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  merchant_id uuid references merchants (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 40),
  key text not null check (key <> '' and length(key) <= 200),
  title text not null check (title <> '' and length(title) <= 200),
  body text not null check (length(body) <= 2000),
  link text check (link ~ '^/' and length(link) <= 500),
  is_shown boolean not null,
  mail_state text not null check (mail_state in ('waiting', 'sent', 'none')),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, key)
);
comment on column notifications.key is 'Names the event: nobody is told of it twice';
comment on column notifications.is_shown is 'False where the person wants no notifications of the kind inside the application';
comment on column notifications.mail_state is 'waiting: for the next mail that gathers them';
create index notifications_shown_idx on notifications (user_id, id desc) where is_shown;
create index notifications_unread_idx on notifications (user_id) where is_shown and read_at is null;
create index notifications_mail_idx on notifications (user_id, id) where mail_state = 'waiting';
create index notifications_created_at_idx on notifications (created_at);

create table notification_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  kinds jsonb not null default '{}',
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  digest text not null default 'daily' check (digest in ('daily', 'weekly')),
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null))
);
comment on column notification_preferences.kinds is 'See contracts/notification.ts; what is missing is as usual';
comment on column notification_preferences.quiet_from is 'Minute of the day in India';

-- What happened on one day is asked for every day; rows lie in the order of time, so this costs next to nothing.
create index price_history_changed_at_idx on price_history using brin (changed_at);
create index stock_history_changed_at_idx on stock_history using brin (changed_at);
