create or replace function check_credit_note() returns trigger language plpgsql as $$
declare
  invoice documents;
  credited bigint;
begin
  select * into invoice from documents where id = new.credits_id for update;
  select coalesce(sum(total_paise), 0) into credited from documents where credits_id = new.credits_id;
  if invoice.kind = 'credit_note' or invoice.kind = 'receipt' or invoice.merchant_id <> new.merchant_id then
    raise exception 'document % cannot be credited', invoice.number_text;
  end if;
  if credited > invoice.total_paise then
    raise exception 'credit notes of % would exceed it', invoice.number_text;
  end if;
  return null;
end
$$;
