-- What the courier of the demo knows about parcels. It ships nothing.
create table sandbox_parcels (
  id bigint primary key generated always as identity (start with 400001),
  reference text not null check (length(reference) <= 60),
  awb text unique,
  body jsonb not null,
  outcome text not null default 'delivered' check (outcome in (
    'delivered', 'ndr-delivered', 'refused', 'rto', 'lost', 'damaged', 'stale')),
  is_manifested boolean not null default false,
  is_cancelled boolean not null default false,
  attempts smallint not null default 0,
  scans jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index sandbox_parcels_reference_idx on sandbox_parcels (reference);
