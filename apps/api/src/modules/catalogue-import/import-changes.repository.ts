import type { Executor } from '@postprocure/db/pool';

/** How many days the record of an import's changes is kept, so that the import can be undone. */
export const undoDays = 90;

/**
 * The product columns that an import can change. Popularity is recorded separately, without what demand has added (see
 * migration 0073).
 */
const productFields = `title, brand, category_id, sp_paise, mrp_paise, has_own_mrp, gst_basis_points, hsn, handling_days,
  country_of_origin, warehouse, weight_grams, status, rating_hundredths, rating_count`;
const qualified = (alias: string) => productFields.replace(/\w+/g, (field) => `${alias}.${field}`);

/**
 * Records the products of the batch as they are before it is applied. Content and images are recorded only if the file
 * has any, because they are large.
 */
export async function noteProductsBefore(tx: Executor): Promise<void> {
  await tx.query(
    `create temp table if not exists import_before (product_id bigint primary key, quantity int, before jsonb)
     on commit delete rows`,
  );
  await tx.query(
    `insert into import_before (product_id, quantity, before)
     select p.id, coalesce(s.quantity, 0), jsonb_build_object(
       'product', (select to_jsonb(f) from (select ${qualified('p')}) as f),
       'popularity', p.popularity - coalesce(d.score, 0),
       'content', case when b.has_content then
         (select to_jsonb(c) - 'product_id' from product_contents as c where c.product_id = p.id) end,
       'images', case when b.has_images then
         (select coalesce(jsonb_agg(i.image order by i.position), '[]') from product_images as i where i.product_id = p.id) end,
       'variations',
         (select coalesce(jsonb_agg(to_jsonb(v) - 'product_id'), '[]') from product_variations as v where v.product_id = p.id))
     from (
       select product_id, bool_or(coalesce(description, bullet_points::text) is not null) as has_content,
         bool_or(image_urls is not null) as has_images
       from import_batch where product_id is not null group by product_id
     ) as b
     join products as p on p.id = b.product_id
     left join product_stocks as s on s.product_id = p.id
     left join product_demand as d on d.product_id = p.id`,
  );
  await tx.query('analyze import_before');
}

/** Records how much the batch will change the stock of each existing variation. */
export async function recordVariationStockChanges(tx: Executor, importId: number): Promise<void> {
  await tx.query(
    `insert into import_variation_stock_changes (import_id, product_id, sku, stock_change)
     select $1, v.product_id, v.sku, b.quantity - s.quantity
     from import_batch as b
     join product_variations as v on v.sku = b.sku and v.product_id = b.product_id
     join variation_stocks as s on s.product_id = v.product_id and s.position = v.position
     where b.quantity <> s.quantity`,
    [importId],
  );
}

/** Stores what the batch has changed. A product that two batches change is stored as it was before the first. */
export async function recordChanges(tx: Executor, importId: number): Promise<void> {
  await tx.query(
    `insert into import_changes as c (import_id, product_id, before, stock_change)
     select $1, b.product_id, o.before, coalesce(s.quantity, 0) - coalesce(o.quantity, 0)
     from (select distinct product_id from import_batch where is_changed or is_new) as b
     left join import_before as o on o.product_id = b.product_id
     left join product_stocks as s on s.product_id = b.product_id
     on conflict (import_id, product_id) do update set
       stock_change = c.stock_change + excluded.stock_change,
       before = case when c.before is null then null else excluded.before || jsonb_strip_nulls(c.before) end`,
    [importId],
  );
}

export async function purgeOldChanges(tx: Executor): Promise<void> {
  const old = `select id from imports where started_at < now() - interval '${undoDays} days' and status <> 'undoing'`;
  await tx.query(`delete from import_changes where import_id in (${old})`);
  await tx.query(`delete from import_variation_stock_changes where import_id in (${old})`);
}

/** Moves the next changes to undo to the temporary table `import_undo`. Returns how many there are. */
export async function takeChanges(tx: Executor, importId: number, limit: number): Promise<number> {
  await tx.query(
    `create temp table if not exists import_undo (
       product_id bigint primary key, before jsonb, stock_change int not null, is_kept boolean not null default true
     ) on commit delete rows`,
  );
  const { rowCount } = await tx.query(
    `with taken as (
       delete from import_changes where import_id = $1 and product_id in (
         select product_id from import_changes where import_id = $1 order by product_id limit $2)
       returning product_id, before, stock_change
     )
     insert into import_undo (product_id, before, stock_change) select * from taken`,
    [importId, limit],
  );
  await tx.query('analyze import_undo');
  return rowCount ?? 0;
}

/** Takes locks in the same order as orders and imports do (see catalogue/stock.repository.ts). */
export async function lockTaken(tx: Executor): Promise<void> {
  await tx.query(
    `select from product_variations as v join variation_stocks as s using (product_id, position)
     where product_id in (select product_id from import_undo) order by v.sku for update of s`,
  );
  await tx.query(
    `select from product_stocks where product_id in (select product_id from import_undo) order by product_id for update`,
  );
  await tx.query(
    'select from products where id in (select product_id from import_undo) order by id for update',
  );
}

export interface UndoCounts {
  removed: number;
  ended: number;
  restored: number;
}

/** Deletes the products that the import created. Those that merchants use are ended instead. */
export async function undoCreations(tx: Executor): Promise<Omit<UndoCounts, 'restored'>> {
  await tx.query(
    `update import_undo as u set is_kept = false
     where u.before is null
       and not exists (select from product_subscriptions as s where s.product_id = u.product_id)
       and not exists (select from order_items as i where i.product_id = u.product_id)`,
  );
  const removed = await tx.query(
    'delete from products where id in (select product_id from import_undo where not is_kept)',
  );
  const ended = await tx.query(
    `update products set status = 'inactive', updated_at = now()
     where id in (select product_id from import_undo where is_kept and before is null)`,
  );
  return { removed: removed.rowCount ?? 0, ended: ended.rowCount ?? 0 };
}

/** Restores the values, content and images of changed products. */
export async function restoreProducts(tx: Executor): Promise<number> {
  const { rowCount } = await tx.query(
    `update products as p set (${productFields}, popularity, updated_at) = row(${qualified('o')},
       (u.before ->> 'popularity')::int + coalesce((select d.score from product_demand as d where d.product_id = p.id), 0),
       now())
     from import_undo as u, jsonb_populate_record(null::products, u.before -> 'product') as o
     where p.id = u.product_id and u.before is not null`,
  );
  await tx.query(
    `update product_contents as c set bullet_points = o.bullet_points, description = o.description
     from import_undo as u, jsonb_populate_record(null::product_contents, u.before -> 'content') as o
     where c.product_id = u.product_id and jsonb_typeof(u.before -> 'content') = 'object'`,
  );
  await tx.query(
    `delete from product_images
     where product_id in (select product_id from import_undo where jsonb_typeof(before -> 'images') = 'array')`,
  );
  await tx.query(
    `insert into product_images (product_id, position, image)
     select u.product_id, i.place - 1, i.image
     from import_undo as u, jsonb_array_elements_text(u.before -> 'images') with ordinality as i (image, place)
     where jsonb_typeof(u.before -> 'images') = 'array'`,
  );
  return rowCount ?? 0;
}

/** Removes variations that the import added. Those that have been ordered are kept, but marked as sold out. */
export async function restoreVariations(tx: Executor): Promise<void> {
  await tx.query(
    `update product_variations as v set (color, size, image, sp_paise, mrp_paise, has_own_mrp) =
       row(o.color, o.size, o.image, o.sp_paise, o.mrp_paise, o.has_own_mrp)
     from import_undo as u, jsonb_populate_recordset(null::product_variations, u.before -> 'variations') as o
     where v.product_id = u.product_id and v.sku = o.sku
       and (v.color, v.size, v.image, v.sp_paise, v.mrp_paise, v.has_own_mrp)
         is distinct from (o.color, o.size, o.image, o.sp_paise, o.mrp_paise, o.has_own_mrp)`,
  );
  const added = `
    select v.product_id, v.position, v.sku from import_undo as u join product_variations as v using (product_id)
    where u.before is not null
      and not exists (select from jsonb_array_elements(u.before -> 'variations') as o where o ->> 'sku' = v.sku)`;
  await tx.query(
    `update variation_stocks as s set quantity = 0, updated_at = now() from (${added}) as a
     where s.product_id = a.product_id and s.position = a.position and s.quantity > 0
       and exists (select from order_items as i where i.sku = a.sku)`,
  );
  await tx.query(
    `delete from product_variations as v using (${added}) as a
     where v.product_id = a.product_id and v.position = a.position
       and not exists (select from order_items as i where i.sku = a.sku)`,
  );
}

/**
 * Subtracts what the import added to the stock, or adds back what it subtracted. Sales since the import still count.
 */
export async function restoreStocks(tx: Executor, importId: number): Promise<void> {
  await tx.query(
    `update variation_stocks as s set quantity = greatest(0, s.quantity - c.stock_change), updated_at = now()
     from import_undo as u
     join import_variation_stock_changes as c on c.import_id = $1 and c.product_id = u.product_id
     join product_variations as v on v.product_id = c.product_id and v.sku = c.sku
     where s.product_id = v.product_id and s.position = v.position and u.before is not null`,
    [importId],
  );
  await tx.query(
    `update product_stocks as s set quantity = greatest(0, s.quantity - u.stock_change), updated_at = now()
     from import_undo as u
     where s.product_id = u.product_id and u.before is not null and u.stock_change <> 0
       and not exists (select from product_variations as v where v.product_id = u.product_id)`,
  );
  await tx.query(
    `delete from import_variation_stock_changes
     where import_id = $1 and product_id in (select product_id from import_undo)`,
    [importId],
  );
}

/** Deletes the categories that the import created and that are empty now. */
export async function deleteEmptyCategories(tx: Executor, importId: number): Promise<void> {
  const isEmpty = `not exists (select from products as p where c.id in (p.category_id, p.goods_category_id))
    and not exists (select from categories as child where child.parent_id = c.id)`;
  for (const level of ['c.parent_id is not null', 'c.parent_id is null'])
    await tx.query(`delete from categories as c where c.import_id = $1 and ${level} and ${isEmpty}`, [
      importId,
    ]);
}

export interface StoredImport {
  id: number;
  status: 'running' | 'finished' | 'abandoned' | 'undoing' | 'undone';
  fileName: string;
  startedAt: Date;
  changed: number;
}

const importColumns = `id, status, file_name as "fileName", started_at as "startedAt",
  created_count + updated_count as changed`;

export async function findImport(db: Executor, importId: number): Promise<StoredImport | undefined> {
  const { rows } = await db.query<StoredImport>(`select ${importColumns} from imports where id = $1`, [
    importId,
  ]);
  return rows[0];
}

export async function findUndoing(db: Executor): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(`select id from imports where status = 'undoing'`);
  return rows[0]?.id;
}

export async function listImports(db: Executor, limit: number): Promise<StoredImport[]> {
  const { rows } = await db.query<StoredImport>(
    `select ${importColumns} from imports order by id desc limit $1`,
    [limit],
  );
  return rows;
}

export async function countChanges(db: Executor, importId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) from import_changes where import_id = $1',
    [importId],
  );
  return rows[0]?.count ?? 0;
}

/** Finds the latest import after this one that changed any of the same products, and how many of them it changed. */
export async function findLaterImport(
  db: Executor,
  importId: number,
): Promise<{ id: number; products: number } | undefined> {
  const { rows } = await db.query<{ id: number; products: number }>(
    `select later.import_id as id, count(*) as products
     from import_changes as own join import_changes as later on later.product_id = own.product_id
     where own.import_id = $1 and later.import_id > $1
     group by later.import_id order by later.import_id desc limit 1`,
    [importId],
  );
  return rows[0];
}

export async function setImportStatus(tx: Executor, importId: number, status: 'undoing'): Promise<void> {
  await tx.query('update imports set status = $2, folded_categories = null where id = $1', [
    importId,
    status,
  ]);
}

/** Call this in the transaction of each batch, so that an interrupted undo knows what it has already done. */
export async function addUndoCounts(tx: Executor, importId: number, counts: UndoCounts): Promise<void> {
  await tx.query(
    `update imports set undo_removed_count = undo_removed_count + $2, undo_ended_count = undo_ended_count + $3,
       undo_restored_count = undo_restored_count + $4
     where id = $1`,
    [importId, counts.removed, counts.ended, counts.restored],
  );
}

export async function finishUndo(tx: Executor, importId: number): Promise<UndoCounts> {
  const { rows } = await tx.query<UndoCounts>(
    `update imports set status = 'undone', undone_at = now() where id = $1
     returning undo_removed_count as removed, undo_ended_count as ended, undo_restored_count as restored`,
    [importId],
  );
  return rows[0] as UndoCounts;
}
