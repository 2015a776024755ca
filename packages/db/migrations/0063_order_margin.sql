alter table orders add column margin_paise bigint;
comment on column orders.margin_paise is 'What the merchant earns after GST if the customer keeps the order; null if the sale price is unknown';
