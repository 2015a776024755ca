create table rate_limits (
  key bytea primary key check (length(key) = 32),
  full_at timestamptz not null
);
create index rate_limits_full_at_idx on rate_limits (full_at);
comment on table rate_limits is 'Token buckets of logins, shared by all processes.';
comment on column rate_limits.key is 'Keyed hash: the client address in it is never stored.';
comment on column rate_limits.full_at is
  'When the bucket is full again. Each token taken moves it one refill interval into the future.';
