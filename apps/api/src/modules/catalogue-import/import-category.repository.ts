import { categoryImageKey } from '@postprocure/demo-catalogue/product-art';
import type { Executor } from '@postprocure/db/pool';
import type { CategoryPath } from './category-path.ts';

const neutralImage = categoryImageKey('package');

/** Adds missing categories after the existing ones. Ignores letter case in names. */
export async function ensureCategories(tx: Executor, paths: CategoryPath[]): Promise<void> {
  const tops = [...new Set(paths.map(({ top }) => top))];
  await insertMissing(
    tx,
    `select name, null::int as parent_id, place from unnest($1::text[]) with ordinality as t (name, place)`,
    [tops],
  );
  const children = paths.filter(({ child }) => child !== null);
  await insertMissing(
    tx,
    `select t.name, top.id as parent_id, t.place
     from unnest($1::text[], $2::text[]) with ordinality as t (top_name, name, place)
     join categories as top on top.parent_id is null and lower(top.name) = lower(t.top_name)`,
    [children.map(({ top }) => top), children.map(({ child }) => child)],
  );
}

async function insertMissing(tx: Executor, wanted: string, parameters: unknown[]): Promise<void> {
  const missing = `
    select distinct on (coalesce(w.parent_id, 0), lower(w.name)) w.name, w.parent_id, w.place
    from (${wanted}) as w
    where not exists (
      select from categories as c
      where coalesce(c.parent_id, 0) = coalesce(w.parent_id, 0) and lower(c.name) = lower(w.name))
    order by coalesce(w.parent_id, 0), lower(w.name), w.place`;
  // Checked first, because even an insert of no rows fires the triggers for new categories.
  const { rows } = await tx.query<{ isMissing: boolean }>(
    `select exists (${missing}) as "isMissing"`,
    parameters,
  );
  if (!rows[0]?.isMissing) return;
  await tx.query(
    `insert into categories (name, parent_id, image, position)
     select m.name, m.parent_id, $${parameters.length + 1},
       (select coalesce(max(position), 0) from categories) + row_number() over (order by m.place)
     from (${missing}) as m`,
    [...parameters, neutralImage],
  );
}
