create table customer_invoices (
  order_id uuid primary key references orders (id) on delete cascade,
  merchant_id uuid not null references merchants (id) on delete cascade,
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  number int not null check (number > 0),
  issued_at timestamptz not null default now(),
  unique (merchant_id, financial_year, number)
);
comment on table customer_invoices is 'Numbers of the invoices that we write for merchants in their name. Without gaps for each merchant and financial year';
