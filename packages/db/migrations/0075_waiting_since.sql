-- The inbox shows first who has waited longest.
alter table tickets add column waiting_since timestamptz not null default now();
alter table chat_conversations add column waiting_since timestamptz not null default now();
alter table order_conversations add column waiting_since timestamptz not null default clock_timestamp();
update tickets set waiting_since = created_at;
update chat_conversations set waiting_since = last_message_at;
update order_conversations set waiting_since = last_message_at;
comment on column tickets.waiting_since is
  'When the sender began to wait for us: when the ticket was created, or when it was reopened after a reply';
comment on column chat_conversations.waiting_since is
  'When the visitor began to wait for us: the first message after our last one';
comment on column order_conversations.waiting_since is
  'When the merchant began to wait for us: the first message after our last one';
create index tickets_waiting_since_idx on tickets (waiting_since, id);
create index chat_conversations_waiting_since_idx on chat_conversations (waiting_since, id);
create index order_conversations_waiting_since_idx on order_conversations (waiting_since, order_id);
