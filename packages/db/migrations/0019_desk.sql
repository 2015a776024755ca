alter table mails add column reply_to text check (length(reply_to) between 3 and 254);
comment on column mails.reply_to is 'Where answers should go, when not to the sender';
create index mails_status_idx on mails (status, id desc);

alter table enquiries
  add column version int not null default 1,
  add column search_text text generated always as (
    reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' '
      || jsonb_path_query_array(typed, '$.*')::text
  ) stored;
comment on column enquiries.version is 'Grows with each change of status or assignment: two people cannot undo each other unseen';
comment on column enquiries.search_text is 'What staff search in';
create index enquiries_search_idx on enquiries using gin (search_text gin_trgm_ops);
create index enquiries_created_at_idx on enquiries (created_at desc, id desc);

create sequence chat_numbers;
alter table chat_conversations
  add column reference text not null unique default
    'PPC-' || to_char(now() at time zone 'Asia/Kolkata', 'YYMM') || '-' || lpad(nextval('chat_numbers')::text, 8, '0'),
  add column version int not null default 1,
  add column search_text text generated always as (
    coalesce(visitor_name, '') || ' ' || coalesce(visitor_email, '')
  ) stored,
  drop constraint chat_conversations_status_check,
  add constraint chat_conversations_status_check check (status in ('open', 'answered', 'closed', 'spam'));
comment on column chat_conversations.version is 'Grows with each message of the visitor and each change of status or assignment';
comment on column chat_conversations.status is
  'Open while the visitor waits for a person, answered once staff have written last; a new message opens it again, unless it is spam';
create index chat_conversations_search_idx on chat_conversations using gin (search_text gin_trgm_ops);
create index chat_conversations_last_message_idx on chat_conversations (last_message_at desc, id desc);
create index chat_messages_body_idx on chat_messages using gin (body gin_trgm_ops);

alter table chat_messages
  drop constraint chat_messages_check1,
  add constraint chat_messages_sent_key_author_check check (
    case author when 'visitor' then sent_key is not null when 'bot' then sent_key is null else true end
  );

create table chat_events (
  id bigint primary key generated always as identity,
  conversation_id uuid not null references chat_conversations (id) on delete cascade,
  kind text not null check (kind in ('status', 'note', 'mail', 'assignment')),
  actor_id uuid references users (id),
  mail_id bigint references mails (id),
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  check ((kind = 'mail') = (mail_id is not null))
);
comment on table chat_events is 'What staff did with a conversation beside writing in it; rows are added and never changed';
create index chat_events_conversation_id_idx on chat_events (conversation_id, id);
create trigger chat_events_append_only before update on chat_events
  for each statement execute function refuse_change();

create index audit_events_act_idx on audit_events (act, id);
create index merchants_created_at_idx on merchants (created_at desc, id desc);
