-- Records of a closed account are kept for a time that begins when it was closed.
alter table merchants add column closed_at timestamptz;
update merchants set closed_at = updated_at where status = 'closed';
alter table merchants add constraint merchants_closed_at_check check ((status = 'closed') = (closed_at is not null));
create index merchants_closed_at_idx on merchants (closed_at) where closed_at is not null;

-- A closed business asks for nothing any more, and no period of its plan turns.
update merchant_plans as p set status = 'cancelled', cancel_at = null, pause_from = null, pause_months = null,
  paused_until = null, next_plan_key = null, requested_plan_key = null, requested_at = null
from merchants as m where m.id = p.merchant_id and m.status = 'closed';

create index users_unconfirmed_idx on users (created_at) where email_verified_at is null;
create index erasures_done_at_idx on erasures (done_at) where done_at is not null;
create index agreement_acceptances_accepted_by_idx on agreement_acceptances (accepted_by);
create index audit_events_at_idx on audit_events using brin (at);

-- Like other histories they refuse changes, never deletion at the end of their time.
drop trigger agreement_acceptances_append_only on agreement_acceptances;
create trigger agreement_acceptances_append_only before update on agreement_acceptances
  for each statement execute function refuse_change();

-- Of the audit trail, which nothing else holds together, this time is known to the table itself.
create function refuse_early_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never deleted before their time', tg_table_name;
end
$$;
drop trigger audit_events_append_only on audit_events;
create trigger audit_events_append_only before update on audit_events
  for each statement execute function refuse_change();
create trigger audit_events_kept before delete on audit_events
  for each row when (old.at > now() - interval '7 years') execute function refuse_early_deletion();

-- The file of a download comes in pieces, so that neither making nor sending one holds it whole in memory.
create table data_download_pieces (
  download_id uuid not null references data_downloads (id) on delete cascade,
  position int not null check (position >= 0),
  content bytea not null check (length(content) > 0),
  primary key (download_id, position)
);
alter table data_download_pieces alter column content set storage external;
comment on table data_download_pieces is 'JSON, compressed with gzip as a whole and then cut';
insert into data_download_pieces (download_id, position, content)
select id, 0, content from data_downloads where content is not null;
alter table data_downloads add column gzip_bytes bigint check (gzip_bytes > 0);
update data_downloads set gzip_bytes = length(content) where content is not null;
alter table data_downloads drop column content;
alter table data_downloads alter column bytes type bigint;
alter table data_downloads add check ((state = 'ready') = (gzip_bytes is not null));
comment on column data_downloads.bytes is 'Of the JSON';

-- One at a time for each person, also when two tabs ask at once.
delete from data_downloads as older using data_downloads as newer
where older.state = 'waiting' and newer.state = 'waiting' and older.user_id = newer.user_id
  and (older.created_at, older.id) < (newer.created_at, newer.id);
create unique index data_downloads_waiting_key on data_downloads (user_id) where state = 'waiting';

-- What has ended is no longer about to end.
update merchant_plans set cancel_at = null where status = 'cancelled';

-- Deleting a person or a business asks every table that may refer to it; without these each asking reads a whole table.
create index chat_events_actor_id_idx on chat_events (actor_id) where actor_id is not null;
create index chat_messages_staff_id_idx on chat_messages (staff_id) where staff_id is not null;
create index data_downloads_merchant_id_idx on data_downloads (merchant_id) where merchant_id is not null;
create index enquiry_events_actor_id_idx on enquiry_events (actor_id) where actor_id is not null;
create index erasures_user_id_idx on erasures (user_id);
create index exports_requested_by_idx on exports (requested_by) where requested_by is not null;
create index invitations_invited_by_idx on invitations (invited_by);
create index merchant_profiles_declared_by_idx on merchant_profiles (unregistered_declared_by)
  where unregistered_declared_by is not null;
create index notifications_merchant_id_idx on notifications (merchant_id) where merchant_id is not null;
create index price_changes_changed_by_idx on price_changes (changed_by) where changed_by is not null;
create index sessions_merchant_id_idx on sessions (merchant_id) where merchant_id is not null;
