alter table merchant_plans
  add column due_since timestamptz,
  add column charge_after timestamptz;
comment on column merchant_plans.due_since is 'Set while the fee of the next period could not be paid from the wallet';
comment on column merchant_plans.charge_after is 'When to try to charge a fee that is due again';
