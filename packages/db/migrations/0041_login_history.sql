create table login_history (
  id bigint primary key generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('loggedIn', 'wrongPassword', 'wrongCode')),
  is_new_device boolean not null default false,
  device text not null check (length(device) <= 200),
  ip_prefix text not null check (length(ip_prefix) <= 50)
);
comment on table login_history is 'Shown to the user in the security settings, and deleted after 90 days.';
create index login_history_user_idx on login_history (user_id, id desc);
create index login_history_at_idx on login_history using brin (at);

alter table users
  add column first_login_at timestamptz,
  add column device_generation integer not null default 0;
comment on column users.first_login_at is 'Emails about new devices start with the second login.';
comment on column users.device_generation is
  'Raised by a password reset. Devices known from an earlier generation count as new.';
-- We do not know who has logged in before, and an unnecessary email is better than a missing one.
update users set first_login_at = created_at where email_verified_at is not null;

alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'deny_login'));
