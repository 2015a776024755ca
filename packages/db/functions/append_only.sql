create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

-- Retention jobs may delete audit rows only after the retention period, which the trigger on each table checks.
create or replace function refuse_early_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % cannot be deleted before their retention period ends', tg_table_name;
end
$$;
