alter table account_tokens add column intent jsonb;
comment on column account_tokens.intent is 'What the visitor wanted before signing up, such as a product to subscribe to. It is carried out when the email address is confirmed.';
alter table account_tokens add constraint account_tokens_intent_check
  check (intent is null or purpose = 'verify_email');
