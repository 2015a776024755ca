-- Levels by halves instead of quarters: a page is looked for among at most twice what it needs. The new levels are
-- drawn when maintenance next renews them; until then readers go by those that are stored.
alter table search_levels drop constraint search_levels_fraction_check;
alter table search_levels add constraint search_levels_fraction_check check (fraction > 1);
