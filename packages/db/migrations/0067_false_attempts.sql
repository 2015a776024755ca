alter table ndr_reports
  add column disputed_at timestamptz,
  add column disputed_by uuid,
  add column dispute_note text check (length(dispute_note) <= 1000),
  add column dispute_decision text check (dispute_decision in ('upheld', 'rejected')),
  add column dispute_decided_by uuid,
  add column dispute_answer text check (length(dispute_answer) <= 1000),
  add constraint ndr_reports_dispute_check check ((disputed_at is null) = (dispute_note is null)
    and (dispute_decision is null or disputed_at is not null) and (dispute_decision is null) = (dispute_answer is null));
comment on column ndr_reports.disputed_at is 'The merchant says that the courier never tried to deliver';
comment on column ndr_reports.dispute_decision is 'What staff found out. If it is upheld, a return is the courier''s fault';
create index ndr_reports_disputed_idx on ndr_reports (disputed_at) where disputed_at is not null and dispute_decision is null;

alter table claim_files add column ndr_report_id uuid references ndr_reports (id) on delete cascade;
comment on column claim_files.ndr_report_id is 'Set for evidence that a delivery attempt was false';
create index claim_files_report_idx on claim_files (ndr_report_id) where ndr_report_id is not null;
