-- Anyone can sign up with someone else's email address. Only the owner of the address, who opens the confirmation
-- link, may choose the password.
alter table users alter column password_hash drop not null;
update users set password_hash = null where email_verified_at is null;
alter table users add constraint users_password_after_confirmation
  check (password_hash is null or email_verified_at is not null);
comment on column users.password_hash is
  'Argon2id in PHC string format, parameters and salt included. null until the email address is confirmed.';
