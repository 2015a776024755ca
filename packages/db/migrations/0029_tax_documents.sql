create table document_series (
  series text not null check (series ~ '^[A-Z]{3}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  last_number int not null check (last_number > 0),
  primary key (series, financial_year)
);
comment on table document_series is 'The last number given out. Numbers are taken in the transaction of their document, so a series has no gaps.';
comment on column document_series.financial_year is 'April to March in India: 2627 for 2026-27';

create table documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('receipt', 'plan_invoice', 'order_invoice', 'service_invoice', 'credit_note')),
  series text not null,
  financial_year text not null,
  number int not null check (number > 0),
  number_text text not null unique check (number_text ~ '^[A-Za-z0-9/-]{1,16}$'),
  merchant_id uuid not null,
  journal_id bigint not null references ledger_journals (id),
  credits_id uuid references documents (id),
  order_id uuid,
  issued_at timestamptz not null default now(),
  supply text not null check (supply in ('none', 'intra_state', 'intra_union_territory', 'inter_state')),
  place_of_supply text check (place_of_supply ~ '^[0-9]{2}$'),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null default 0 check (cgst_paise >= 0),
  sgst_paise bigint not null default 0 check (sgst_paise >= 0),
  igst_paise bigint not null default 0 check (igst_paise >= 0),
  total_paise bigint not null check (total_paise > 0),
  is_demo boolean not null,
  content jsonb not null,
  unique (series, financial_year, number),
  unique (journal_id, kind),
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise),
  check (cgst_paise = sgst_paise),
  check (igst_paise = 0 or cgst_paise = 0),
  check ((kind = 'credit_note') = (credits_id is not null)),
  check ((kind = 'receipt') = (supply = 'none'))
);
comment on column documents.sgst_paise is 'UTGST where supply is intra_union_territory';
comment on column documents.content is 'Supplier, recipient and lines as printed; see contracts/documents/document.ts';
create index documents_merchant_idx on documents (merchant_id, issued_at desc, id desc);
create index documents_merchant_kind_idx on documents (merchant_id, kind, issued_at desc, id desc);
create index documents_order_idx on documents (order_id) where order_id is not null;
create index documents_credits_idx on documents (credits_id) where credits_id is not null;
create trigger documents_append_only before update or delete on documents
  for each statement execute function refuse_change();
create trigger documents_no_truncate before truncate on documents
  for each statement execute function refuse_change();

-- The credit notes for an invoice never exceed its amount, even if two are issued at the same time.
create function check_credit_note() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger documents_check_credit_note after insert on documents
  for each row when (new.credits_id is not null) execute function check_credit_note();
