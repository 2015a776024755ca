alter table users add column access_review_since timestamptz;
comment on column users.access_review_since is
  'When the password was reset by email. Set until the user has reviewed who else has access.';
