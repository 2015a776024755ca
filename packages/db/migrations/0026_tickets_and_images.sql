-- One name per concept (docs/glossary.md): ticket, image.
alter table enquiries rename to tickets;
alter table enquiry_files rename to ticket_files;
alter table ticket_files rename column enquiry_id to ticket_id;
alter table enquiry_events rename to ticket_events;
alter table ticket_events rename column enquiry_id to ticket_id;
alter sequence enquiry_numbers rename to ticket_numbers;
drop trigger enquiry_events_append_only on ticket_events;
drop function refuse_enquiry_event_change;
create trigger ticket_events_append_only before update on ticket_events
  for each statement execute function refuse_change();
comment on table ticket_events is 'History of a ticket. Rows are added and never changed.';
comment on column tickets.content_hash is 'SHA-256 of kind, values and files. Detects a form that is sent twice.';
update mails set kind = replace(kind, 'enquiry-', 'ticket-') where kind like 'enquiry-%';

alter table product_pictures rename to product_images;
alter table product_images rename column picture to image;
alter table product_variations rename column picture to image;
alter table categories rename column picture to image;
comment on column categories.image is 'Image key, see contracts/images/image.ts';
alter table web_pictures rename to remote_images;
alter table uploaded_pictures rename to uploaded_images;
comment on table uploaded_images is 'Photos and logos, re-encoded and small. Stored here so that every process can serve them.';
alter table product_subscriptions rename column snapshot_pictures to snapshot_images;
alter table product_subscriptions rename column own_pictures to own_images;

do $$
declare
  old record;
begin
  for old in
    select c.relname as name, c.relkind as kind from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('i', 'S') and c.relname ~ '(enquir(y|ies)|picture)'
  loop
    execute format('alter %s %I rename to %I', case old.kind when 'i' then 'index' else 'sequence' end, old.name,
      replace(replace(replace(replace(old.name, 'enquiries', 'tickets'), 'enquiry', 'ticket'), 'web_picture',
        'remote_image'), 'picture', 'image'));
  end loop;
  for old in
    select r.conname as name, r.conrelid::regclass as on_table from pg_constraint r
    join pg_namespace n on n.oid = r.connamespace
    where n.nspname = current_schema() and r.conrelid <> 0 and r.conname ~ '(enquir(y|ies)|picture)'
  loop
    execute format('alter table %s rename constraint %I to %I', old.on_table, old.name,
      replace(replace(replace(replace(old.name, 'enquiries', 'tickets'), 'enquiry', 'ticket'), 'web_picture',
        'remote_image'), 'picture', 'image'));
  end loop;
end
$$;
alter trigger product_pictures_note_change on product_images rename to product_images_note_change;
