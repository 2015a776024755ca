create or replace function create_wallet() returns trigger language plpgsql as $$
begin
  insert into wallets (merchant_id) values (new.id);
  return null;
end
$$;

-- Applies an entry to the available or held balance of a wallet and records the resulting balance. The row lock on the
-- wallet serialises the entries of a merchant; the check constraints of wallets reject a balance below zero.
create or replace function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  if new.account = 'wallet' then
    update wallets set available_paise = available_paise + new.amount_paise, entry_count = entry_count + 1
    where merchant_id = new.merchant_id
    returning available_paise, entry_count into new.balance_paise, new.position;
  else
    update wallets set held_paise = held_paise + new.amount_paise, entry_count = entry_count + 1
    where merchant_id = new.merchant_id
    returning held_paise, entry_count into new.balance_paise, new.position;
  end if;
  if not found then
    raise exception 'merchant % has no wallet', new.merchant_id;
  end if;
  new.created_at := clock_timestamp();
  return new;
end
$$;

-- A single statement inserts all entries of a journal, and their sum must be zero.
create or replace function check_journal_balance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by journal_id having sum(amount_paise) <> 0) then
    raise exception 'the entries of a journal must sum to zero';
  end if;
  return null;
end
$$;

create or replace function require_journal_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where journal_id = new.id) then
    raise exception 'journal % has no entries', new.id;
  end if;
  return null;
end
$$;

-- Called only if a statement changes wallets directly, not if the ledger's trigger does.
create or replace function refuse_direct_balance_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.available_paise = 0 and new.held_paise = 0 then
    return new;
  end if;
  raise exception 'wallet balances change only with ledger entries';
end
$$;
