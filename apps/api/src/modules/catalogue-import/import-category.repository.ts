import { categoryImageKey } from '@postprocure/demo-catalogue/product-art';
import type { Executor } from '@postprocure/db/pool';
import type { CategoryFold } from './category-fold.ts';
import { categoryKey, type CategoryPath } from './category-path.ts';

const neutralImage = categoryImageKey('package');

/** Reads the keys of the catalogue's categories. */
export async function readCategoryKeys(db: Executor): Promise<Set<string>> {
  const { rows } = await db.query<CategoryPath>(
    `select coalesce(t.name, c.name) as top, case when t.id is not null then c.name end as child
     from categories as c left join categories as t on t.id = c.parent_id`,
  );
  return new Set(rows.map(categoryKey));
}

/** Counts the file's products in each of its categories, by category number. */
export async function countProductsByCategory(tx: Executor, importId: number): Promise<Map<number, number>> {
  const { rows } = await tx.query<{ category: number; products: number }>(
    `select category, count(*) as products from import_skus
     where import_id = $1 and category is not null group by category`,
    [importId],
  );
  return new Map(rows.map(({ category, products }) => [category, products]));
}

export async function storeFolds(tx: Executor, importId: number, folds: CategoryFold[]): Promise<void> {
  await tx.query('update imports set folded_categories = $2 where id = $1', [
    importId,
    JSON.stringify(folds),
  ]);
}

export async function readFolds(db: Executor, importId: number): Promise<CategoryFold[]> {
  const { rows } = await db.query<{ folds: CategoryFold[] | null }>(
    'select folded_categories as folds from imports where id = $1',
    [importId],
  );
  return rows[0]?.folds ?? [];
}

/** Adds missing categories after the existing ones. Ignores letter case in names. */
export async function ensureCategories(tx: Executor, importId: number, paths: CategoryPath[]): Promise<void> {
  const tops = [...new Set(paths.map(({ top }) => top))];
  await insertMissing(
    tx,
    importId,
    `select name, null::int as parent_id, place from unnest($1::text[]) with ordinality as t (name, place)`,
    [tops],
  );
  const children = paths.filter(({ child }) => child !== null);
  await insertMissing(
    tx,
    importId,
    `select t.name, top.id as parent_id, t.place
     from unnest($1::text[], $2::text[]) with ordinality as t (top_name, name, place)
     join categories as top on top.parent_id is null and lower(top.name) = lower(t.top_name)`,
    [children.map(({ top }) => top), children.map(({ child }) => child)],
  );
}

async function insertMissing(
  tx: Executor,
  importId: number,
  wanted: string,
  parameters: unknown[],
): Promise<void> {
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
    `insert into categories (name, parent_id, image, import_id, position)
     select m.name, m.parent_id, $${parameters.length + 1}, $${parameters.length + 2},
       (select coalesce(max(position), 0) from categories) + row_number() over (order by m.place)
     from (${missing}) as m`,
    [...parameters, neutralImage, importId],
  );
}
