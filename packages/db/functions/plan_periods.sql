-- Adds calendar months in Indian time. If the month doesn't have that day, its last day is used.
create or replace function month_after(start timestamptz, months int) returns timestamptz language sql stable as $$
  select (start at time zone 'Asia/Kolkata' + months * interval '1 month') at time zone 'Asia/Kolkata'
$$;

-- The end of the period that starts at `ended`, counted from the anchor: 31 January, 28 February, 31 March.
create or replace function next_period_end(anchor timestamptz, ended timestamptz) returns timestamptz language sql stable as $$
  select min(month_after(anchor, n))
  from generate_series(1, 12 + 12 * extract(year from age(ended, anchor))::int + extract(month from age(ended, anchor))::int) as n
  where month_after(anchor, n) > ended
$$;
