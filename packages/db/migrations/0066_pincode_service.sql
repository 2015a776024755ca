create table pincode_services (
  pincode text primary key check (pincode ~ '^[0-9]{6}$'),
  is_served boolean not null,
  checked_at timestamptz not null default now()
);
comment on table pincode_services is 'Whether a courier of the carrier delivers to a PIN code. Asked again after a week';
