-- One name per concept (docs/glossary.md): tickets and chats have the same statuses.
alter table tickets rename column submission_key to idempotency_key;
comment on column tickets.idempotency_key is 'Chosen by the sender, the same for every attempt to send one form';
comment on column tickets.typed is 'The values exactly as they were entered';
comment on column tickets.fields is 'The parsed values: trimmed text, numbers, paise, E.164';
comment on column tickets.phone is 'E.164; null if the number entered is not a valid one';
comment on column tickets.terms_version is 'Version of the terms that the sender agreed to, if the form asks for it';
comment on column tickets.client_hash is 'Keyed hash of the client address, deleted after a day';
comment on column tickets.version is 'For optimistic locking: increases with each change of status or assignee';
comment on column tickets.search_text is 'The text that staff search in';
comment on column ticket_files.name is 'File name given by the sender; never used as a path';
comment on column ticket_files.content_type is 'Detected from the content';
comment on column ticket_files.sha256 is 'Hash of the stored bytes';
comment on column ticket_events.actor_id is 'null if the sender or the system did it';

alter table chat_conversations drop constraint chat_conversations_status_check;
update chat_conversations set status = case status when 'answered' then 'waiting' else 'resolved' end
where status in ('answered', 'closed');
alter table chat_conversations
  add constraint chat_conversations_status_check check (status in ('open', 'waiting', 'resolved', 'spam'));
comment on column chat_conversations.status is
  'open: the visitor waits for a reply; waiting: we wait for theirs. A new message reopens a chat unless it is spam.';
comment on column chat_conversations.version is
  'For optimistic locking: increases with each message and each change of status or assignee';
comment on table chat_events is 'History of a chat apart from its messages. Rows are added and never changed.';
