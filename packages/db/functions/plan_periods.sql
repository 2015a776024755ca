-- Adds calendar months in Indian time. If the resulting month doesn't have that day, returns its last day.
create or replace function month_after(start timestamptz, months int) returns timestamptz language sql stable as $$
  select (start at time zone 'Asia/Kolkata' + months * interval '1 month') at time zone 'Asia/Kolkata'
$$;

-- The end of the period that starts at `ended`, in whole months from the anchor, so that monthly periods from
-- 31 January end on 28 February, 31 March and so on.
create or replace function next_period_end(anchor timestamptz, ended timestamptz) returns timestamptz language sql stable as $$
  select min(month_after(anchor, n))
  from generate_series(1, 12 + 12 * extract(year from age(ended, anchor))::int + extract(month from age(ended, anchor))::int) as n
  where month_after(anchor, n) > ended
$$;
