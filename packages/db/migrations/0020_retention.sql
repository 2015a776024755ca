-- What is deleted at the end of its time is looked for by its age; rows lie in the order of time.
create index mails_created_at_idx on mails using brin (created_at);
create index chat_messages_sent_at_idx on chat_messages using brin (sent_at);

-- Deleting a mail asks whether an event still names it.
create index enquiry_events_mail_id_idx on enquiry_events (mail_id) where mail_id is not null;
create index chat_events_mail_id_idx on chat_events (mail_id) where mail_id is not null;
