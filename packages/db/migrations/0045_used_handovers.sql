create table used_handovers (
  id uuid primary key,
  expires_at timestamptz not null
);
create index used_handovers_expires_at_idx on used_handovers (expires_at);
comment on table used_handovers is
  'Handover tokens that have been used, kept until they expire, so that each logs in to the storefront once.';
