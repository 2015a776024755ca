-- Conditions on the triggers spare a function call for each entry of the platform and for each change of a wallet by
-- the ledger. The depth is 0 if a statement changes wallets directly.
drop trigger ledger_entries_apply on ledger_entries;
create trigger ledger_entries_apply before insert on ledger_entries
  for each row when (new.account in ('wallet', 'hold')) execute function apply_ledger_entry();
drop trigger wallets_protect_balance on wallets;
create trigger wallets_protect_balance before insert or update on wallets
  for each row when (pg_trigger_depth() = 0) execute function refuse_direct_balance_change();
