create table mails (
  id bigint primary key generated always as identity,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 60),
  recipient text not null check (length(recipient) between 3 and 254),
  subject text not null check (length(subject) between 1 and 200 and subject !~ '[\r\n]'),
  text_body text not null check (text_body <> '' and length(text_body) <= 100000),
  html_body text check (length(html_body) <= 500000),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts int not null default 0 check (attempts >= 0),
  last_error text check (length(last_error) <= 1000),
  message_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
comment on table mails is 'Outbox: written in the transaction that gives the reason to write, sent by the worker';
comment on column mails.status is 'failed: given up, for staff to look at';
create index mails_recipient_idx on mails (lower(recipient), id desc);
create index mails_unsent_idx on mails (id) where status <> 'sent';

create sequence enquiry_numbers;

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^PPQ-[0-9]{4}-[0-9]{6,}$'),
  kind text not null check (
    kind in ('contact', 'concern', 'reseller', 'sourcing', 'bulk-order', 'support-ticket')
  ),
  typed jsonb not null,
  fields jsonb not null,
  name text not null,
  email text not null check (length(email) <= 254),
  phone text check (phone ~ '^\+[0-9]{8,15}$'),
  status text not null default 'new' check (status in ('new', 'open', 'waiting', 'resolved', 'spam')),
  assignee_id uuid references users (id),
  terms_version text,
  submission_key text check (length(submission_key) between 16 and 64),
  content_hash bytea not null check (length(content_hash) = 32),
  client_hash bytea check (length(client_hash) = 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column enquiries.typed is 'What the person entered, character for character';
comment on column enquiries.fields is 'The same as understood: trimmed, numbers, paise, E.164';
comment on column enquiries.phone is 'E.164; null where the number typed could not be understood';
comment on column enquiries.terms_version is 'Of the terms agreed to, where the form asks for that';
comment on column enquiries.submission_key is 'Minted by the sender, the same for each attempt to send one form';
comment on column enquiries.content_hash is 'SHA-256 of kind, typed values and files: tells a repetition from a new enquiry';
comment on column enquiries.client_hash is 'Keyed hash of the client address, forgotten after a day';
create index enquiries_status_idx on enquiries (status, created_at desc);
create index enquiries_email_idx on enquiries (lower(email), created_at desc);
create index enquiries_phone_idx on enquiries (phone) where phone is not null;
create index enquiries_content_hash_idx on enquiries (content_hash);
create index enquiries_client_hash_idx on enquiries (created_at) where client_hash is not null;
create index enquiries_assignee_id_idx on enquiries (assignee_id) where assignee_id is not null;

create table enquiry_files (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  field text not null,
  name text not null check (length(name) <= 255),
  content_type text not null,
  size int not null check (size > 0),
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique,
  created_at timestamptz not null default now()
);
comment on column enquiry_files.name is 'As the sender named it; never part of a path of ours';
comment on column enquiry_files.content_type is 'As the content shows, whatever the sender claimed';
comment on column enquiry_files.sha256 is 'Of the bytes stored';
create index enquiry_files_enquiry_id_idx on enquiry_files (enquiry_id);

create table enquiry_events (
  id bigint primary key generated always as identity,
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  kind text not null check (kind in ('created', 'status', 'note', 'mail', 'assignment')),
  actor_id uuid references users (id),
  mail_id bigint references mails (id),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  check ((kind = 'mail') = (mail_id is not null))
);
comment on table enquiry_events is 'What happened to an enquiry, in order; rows are added and never changed';
comment on column enquiry_events.actor_id is 'Null: the sender, or the product itself';
create index enquiry_events_enquiry_id_idx on enquiry_events (enquiry_id, id);

create function refuse_enquiry_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'enquiry_events is append-only';
end
$$;
create trigger enquiry_events_append_only before update on enquiry_events
  for each row execute function refuse_enquiry_event_change();
