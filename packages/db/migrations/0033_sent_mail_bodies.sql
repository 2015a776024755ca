-- Email bodies contain links that give access to accounts, so they are deleted once the email is sent.
alter table mails alter column text_body drop not null;
update mails set text_body = null, html_body = null where status = 'sent';
alter table mails add constraint mails_body_until_sent check ((text_body is null) = (status = 'sent'));
comment on column mails.text_body is 'null once the email is sent';
