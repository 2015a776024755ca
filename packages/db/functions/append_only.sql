create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

-- Of the audit trail, which nothing else holds together, this time is known to the table itself.
create or replace function refuse_early_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never deleted before their time', tg_table_name;
end
$$;
