create table chat_conversations (
  id uuid primary key default gen_random_uuid(),
  visitor_key_hash bytea not null unique check (length(visitor_key_hash) = 32),
  visitor_name text check (visitor_name <> '' and length(visitor_name) <= 200),
  visitor_email text check (visitor_email <> '' and length(visitor_email) <= 254),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  assigned_to uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now()
);
comment on column chat_conversations.visitor_key_hash is
  'SHA-256 of the key in the visitor''s cookie: whoever reads this table cannot continue a conversation';
comment on column chat_conversations.status is
  'Open while the visitor waits for a person, answered once staff have written last; a new message opens it again';
create index chat_conversations_desk_idx on chat_conversations (status, last_message_at desc);
create index chat_conversations_assigned_idx on chat_conversations (assigned_to, last_message_at desc)
  where assigned_to is not null;

create table chat_messages (
  id bigint primary key generated always as identity,
  conversation_id uuid not null references chat_conversations (id) on delete cascade,
  author text not null check (author in ('visitor', 'bot', 'staff')),
  staff_id uuid references users (id) on delete set null,
  body text not null check (body <> '' and length(body) <= 2000),
  sent_key text unique check (length(sent_key) = 32),
  reply_to bigint references chat_messages (id) on delete cascade,
  sent_at timestamptz not null default now(),
  check (author = 'staff' or staff_id is null),
  check ((author = 'visitor') = (sent_key is not null))
);
comment on column chat_messages.sent_key is 'Chosen at random by the sender, so that a message sent twice is stored once';
comment on column chat_messages.reply_to is 'The message that an automatic reply acknowledges';
create index chat_messages_conversation_idx on chat_messages (conversation_id, id);
create index chat_messages_reply_to_idx on chat_messages (reply_to) where reply_to is not null;
