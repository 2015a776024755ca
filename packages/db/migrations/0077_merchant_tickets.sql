-- Tickets that merchants create and answer in the seller application.
alter table tickets add column merchant_id uuid references merchants (id) on delete set null;
comment on column tickets.merchant_id is 'Set if the ticket was created in the seller application';
create index tickets_merchant_id_idx on tickets (merchant_id, created_at desc) where merchant_id is not null;

alter table ticket_events drop constraint ticket_events_kind_check;
alter table ticket_events
  add constraint ticket_events_kind_check
  check (kind in ('created', 'status', 'note', 'mail', 'assignment', 'message'));
comment on column ticket_events.kind is 'message: the merchant answered in the seller application';
