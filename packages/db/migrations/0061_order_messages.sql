-- Messages between a merchant and staff about an order. A conversation is an item of the staff inbox.
create table order_conversations (
  order_id uuid primary key references orders (id) on delete cascade,
  status text not null check (status in ('new', 'open', 'waiting', 'resolved')),
  assigned_to uuid references users (id) on delete set null,
  last_message_at timestamptz not null default now()
);
comment on column order_conversations.status is 'new: staff have never answered; open: the merchant wrote last; waiting: staff wrote last';
comment on column order_conversations.assigned_to is 'Who of the staff answered last';
create index order_conversations_last_message_idx on order_conversations (last_message_at desc, order_id desc);
create index order_conversations_assigned_to_idx on order_conversations (assigned_to) where assigned_to is not null;

create table order_messages (
  id bigint primary key generated always as identity,
  order_id uuid not null references order_conversations (order_id) on delete cascade,
  author text not null check (author in ('merchant', 'staff')),
  user_id uuid references users (id) on delete set null,
  body text not null check (body <> '' and length(body) <= 2000),
  sent_key text not null check (length(sent_key) = 32),
  sent_at timestamptz not null default clock_timestamp(),
  unique (order_id, sent_key)
);
comment on column order_messages.sent_key is 'Chosen at random by the sender, so that a message sent twice is stored once';
create index order_messages_order_idx on order_messages (order_id, id);
create index order_messages_user_idx on order_messages (user_id) where user_id is not null;
