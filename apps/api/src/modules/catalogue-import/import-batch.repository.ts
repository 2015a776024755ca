import { placeholderImageKey } from '@postprocure/demo-catalogue/product-art';
import type { Executor } from '@postprocure/db/pool';
import type { BatchCounts } from './import-state.repository.ts';
import type { ImportRow } from './product-row.ts';

/** Values for new products whose rows leave them empty. */
export interface ProductDefaults {
  brand: string;
  gstBasisPoints: number;
  hsn: string;
  quantity: number;
  handlingDays: number;
  countryOfOrigin: string;
  warehouse: string | null;
  weightGrams: number | null;
}

const batchColumns = `
  line int, sku text, parent_sku text, color text, size text, title text, brand text, sp_paise bigint, mrp_paise bigint,
  gst_basis_points int, hsn text, quantity int, handling_days smallint, country_of_origin text, warehouse text,
  weight_grams int, popularity int, status text, rating_hundredths smallint, rating_count int, description text, bullet_points text[], image_urls text[]`;
const batchNames = batchColumns.replace(/ (?:text|int|bigint|smallint)(?:\[\])?(?=,|$)/g, '');

/**
 * Loads the effective records (see import_skus) into the temporary table import_batch, each with its category and, if
 * it exists, its product. For a variation, that is the product it belongs to.
 */
export async function loadBatch(tx: Executor, importId: number, records: string): Promise<void> {
  await tx.query(
    `create temp table if not exists import_batch (
       ${batchColumns}, category_id int, product_id bigint, images text[],
       is_new boolean not null default false, is_changed boolean not null default false,
       needs_touch boolean not null default false, has_other_images boolean not null default false
     ) on commit delete rows`,
  );
  await tx.query(
    `insert into import_batch (${batchNames}, category_id, product_id)
     select ${batchNames.replace(/\b(line|sku|parent_sku|sp_paise)\b/g, 'r.$1')},
       (select c.id from categories as c
        where lower(c.name) = lower(coalesce(r.subcategory, r.category))
          and coalesce(c.parent_id, 0) = case when r.subcategory is null then 0 else
            (select top.id from categories as top
             where coalesce(top.parent_id, 0) = 0 and lower(top.name) = lower(r.category)) end),
       (select p.id from products as p where p.sku = coalesce(r.parent_sku, r.sku))
     from json_to_recordset($2::json) as r (${batchColumns}, category text, subcategory text)
     join import_skus as s on s.import_id = $1 and s.sku = r.sku and s.line = r.line`,
    [importId, records],
  );
  // Without statistics, the planner overestimates the batch and scans whole tables.
  await tx.query('analyze import_batch (sku, product_id, color, size)');
}

/** Serializes the rows to the JSON that `loadBatch` expects. */
export const serializeBatch = (rows: ImportRow[]): string => JSON.stringify(rows.map(toRecord));

const toRecord = (row: ImportRow) => ({
  line: row.line,
  sku: row.sku,
  parent_sku: row.parentSku,
  color: row.color,
  size: row.size,
  title: row.title,
  brand: row.brand,
  sp_paise: row.spPaise,
  mrp_paise: row.mrpPaise,
  gst_basis_points: row.gstBasisPoints,
  hsn: row.hsn,
  quantity: row.quantity,
  handling_days: row.handlingDays,
  country_of_origin: row.countryOfOrigin,
  warehouse: row.warehouse,
  weight_grams: row.weightGrams,
  popularity: row.popularity,
  status: row.status,
  rating_hundredths: row.ratingHundredths,
  rating_count: row.ratingCount,
  description: row.description,
  bullet_points: row.bulletPoints,
  image_urls: row.imageUrls,
  category: row.category,
  subcategory: row.subcategory,
});

/**
 * Inserts new products with their content and stock in one statement. The search triggers run at its end, so they see
 * the stock and index each product once. A product that is sold only as variations has no stock until they are
 * inserted.
 */
export async function insertProducts(
  tx: Executor,
  importId: number,
  defaults: ProductDefaults,
): Promise<void> {
  await tx.query(
    `with inserted as (
       insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
         country_of_origin, warehouse, weight_grams, popularity, status, rating_hundredths, rating_count, has_own_mrp)
       select sku, title, coalesce(brand, $1), category_id, sp_paise, coalesce(mrp_paise, sp_paise),
         coalesce(gst_basis_points, $2), coalesce(hsn, $3), coalesce(handling_days, $4),
         coalesce(country_of_origin, $5),
         coalesce(warehouse, $6,
           case when coalesce(country_of_origin, $5) = 'India' then 'national' else 'international' end),
         coalesce(weight_grams, $7), coalesce(popularity, 0), coalesce(status, 'active'),
         rating_hundredths, rating_count, mrp_paise is not null
       from import_batch where product_id is null order by line
       returning id, sku
     ), created as (
       select i.id, b.* from inserted as i join import_batch as b on b.sku = i.sku
     ), contents as (
       insert into product_contents (product_id, bullet_points, description)
       select id, coalesce(bullet_points, '{}'), coalesce(description, '') from created
     ), stocks as (
       insert into product_stocks (product_id, quantity)
       select id, case
         when coalesce(color, size) is null
           and exists (select from import_skus as s where s.import_id = $9 and s.parent_sku = created.sku) then 0
         else coalesce(quantity, $8) end
       from created
     )
     update import_batch as b set product_id = i.id, is_new = true from inserted as i where i.sku = b.sku`,
    [
      defaults.brand,
      defaults.gstBasisPoints,
      defaults.hsn,
      defaults.handlingDays,
      defaults.countryOfOrigin,
      defaults.warehouse,
      defaults.weightGrams,
      defaults.quantity,
      importId,
    ],
  );
}

/**
 * Updates existing products with the values that differ. The check has rejected prices above the MRP (see
 * import-misfit.repository.ts). The MRP is raised here only if another import has changed it since.
 */
export async function updateProducts(tx: Executor): Promise<void> {
  const fields =
    'title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days, country_of_origin, warehouse, weight_grams, popularity, status, rating_hundredths, rating_count, has_own_mrp';
  const qualified = (alias: string) => fields.replace(/\w+/g, (field) => `${alias}.${field}`);
  await tx.query(
    `with fresh as (
       select p.id, b.title, coalesce(b.brand, p.brand) as brand, b.category_id, b.sp_paise,
         coalesce(b.mrp_paise, case when p.has_own_mrp then greatest(p.mrp_paise, b.sp_paise) else b.sp_paise end) as mrp_paise,
         p.has_own_mrp or b.mrp_paise is not null as has_own_mrp,
         coalesce(b.gst_basis_points, p.gst_basis_points) as gst_basis_points, coalesce(b.hsn, p.hsn) as hsn,
         coalesce(b.handling_days, p.handling_days) as handling_days,
         coalesce(b.country_of_origin, p.country_of_origin) as country_of_origin,
         coalesce(b.warehouse, p.warehouse) as warehouse, coalesce(b.weight_grams, p.weight_grams) as weight_grams,
         -- Adds the score for subscriptions and orders (see demand.repository.ts).
         coalesce(b.popularity + coalesce(d.score, 0), p.popularity) as popularity,
         coalesce(b.status, p.status) as status,
         coalesce(b.rating_hundredths, p.rating_hundredths) as rating_hundredths,
         case when b.rating_hundredths is null then p.rating_count else b.rating_count end as rating_count
       from import_batch as b join products as p on p.id = b.product_id
       left join product_demand as d on d.product_id = p.id
       where not b.is_new
     ), changed as (
       update products as p set (${fields}, updated_at) = row(${qualified('f')}, now())
       from fresh as f
       where p.id = f.id and (${qualified('p')}) is distinct from (${qualified('f')})
       returning p.id
     )
     update import_batch as b set is_changed = true from changed where b.product_id = changed.id`,
  );
  await tx.query(
    `with changed as (
       update product_contents as c
       set bullet_points = coalesce(b.bullet_points, c.bullet_points), description = coalesce(b.description, c.description)
       from import_batch as b
       where c.product_id = b.product_id and not b.is_new
         and (c.bullet_points, c.description)
           is distinct from (coalesce(b.bullet_points, c.bullet_points), coalesce(b.description, c.description))
       returning c.product_id
     )
     update import_batch as b set is_changed = true, needs_touch = true
     from changed where b.product_id = changed.product_id`,
  );
}

/** Locks the batch's stock rows in the same order as orders do (see catalogue/stock.repository.ts). */
export async function lockStocks(tx: Executor): Promise<void> {
  await tx.query(
    `select from product_variations as v join variation_stocks as s using (product_id, position)
     where v.sku in (select sku from import_batch) order by v.sku for update of s`,
  );
  await tx.query(
    `select from product_stocks where product_id in (select product_id from import_batch)
     order by product_id for update`,
  );
}

/** The stock of a product with variations is the sum of its variations' stock, which the database computes. */
export async function updateStocks(tx: Executor): Promise<void> {
  await tx.query(
    `with changed as (
       update variation_stocks as s set quantity = b.quantity, updated_at = now()
       from import_batch as b join product_variations as v on v.sku = b.sku and v.product_id = b.product_id
       where s.product_id = v.product_id and s.position = v.position and s.quantity <> b.quantity
       returning v.sku
     )
     update import_batch as b set is_changed = true from changed where b.sku = changed.sku`,
  );
  await tx.query(
    `with changed as (
       update product_stocks as s set quantity = b.quantity, updated_at = now()
       from import_batch as b
       where s.product_id = b.product_id and b.parent_sku is null and not b.is_new and s.quantity <> b.quantity
         and not exists (select from product_variations as v where v.product_id = b.product_id)
       returning s.product_id
     )
     update import_batch as b set is_changed = true from changed where b.product_id = changed.product_id`,
  );
}

/** Replaces image URLs with their keys in remote_images, in the same order. */
export async function resolveImages(tx: Executor): Promise<void> {
  await tx.query(
    `insert into remote_images (source_url)
     select url from (
       select url, min(b.line) as line, min(place) as place
       from import_batch as b, unnest(b.image_urls) with ordinality as u (url, place) group by url
     ) as wanted
     where not exists (select from remote_images as w where w.source_url = wanted.url)
     order by line, place
     on conflict (source_url) do nothing`,
  );
  await tx.query(
    `update import_batch as b set images = (
       select array_agg('web/' || (select w.id from remote_images as w where w.source_url = u.url) order by place)
       from unnest(b.image_urls) with ordinality as u (url, place))
     where b.image_urls is not null`,
  );
}

export async function replaceProductImages(tx: Executor): Promise<void> {
  await tx.query('update import_batch set images = array[$1] where is_new and images is null', [
    placeholderImageKey,
  ]);
  await tx.query(
    `update import_batch as b set is_changed = true, needs_touch = true, has_other_images = true
     where b.images is not null
       and b.images is distinct from (
         select array_agg(p.image order by p.position) from product_images as p where p.product_id = b.product_id)`,
  );
  await tx.query(
    'delete from product_images where product_id in (select product_id from import_batch where has_other_images)',
  );
  await tx.query(
    `insert into product_images (product_id, position, image)
     select b.product_id, u.place - 1, u.image
     from import_batch as b, unnest(b.images) with ordinality as u (image, place)
     where b.has_other_images`,
  );
}

const newVariationMrp =
  'coalesce(b.mrp_paise, case when v.has_own_mrp then greatest(v.mrp_paise, b.sp_paise) else b.sp_paise end)';

/**
 * Rows with a colour or a size are variations of their product, with their own SKU. Existing variations keep their
 * position. A product that itself becomes a variation keeps its stock if its row does not specify a quantity.
 */
export async function mergeVariations(tx: Executor, defaults: ProductDefaults): Promise<void> {
  await tx.query(
    `with changed as (
       update product_variations as v
       set color = coalesce(b.color, v.color), size = coalesce(b.size, v.size), image = coalesce(b.images[1], v.image), sp_paise = b.sp_paise,
         mrp_paise = ${newVariationMrp}, has_own_mrp = v.has_own_mrp or b.mrp_paise is not null
       from import_batch as b
       where v.sku = b.sku and v.product_id = b.product_id
         and (v.color, v.size, v.image, v.sp_paise, v.mrp_paise, v.has_own_mrp)
           is distinct from (coalesce(b.color, v.color), coalesce(b.size, v.size), coalesce(b.images[1], v.image),
             b.sp_paise, ${newVariationMrp}, v.has_own_mrp or b.mrp_paise is not null)
       returning v.sku
     )
     update import_batch as b set is_changed = true, needs_touch = true from changed where b.sku = changed.sku`,
  );
  await tx.query(
    `with added as (
       insert into product_variations (product_id, position, color, size, sku, image, sp_paise, mrp_paise, has_own_mrp)
       select b.product_id,
         (select coalesce(max(v.position) + 1, 0) from product_variations as v where v.product_id = b.product_id)
           + row_number() over (partition by b.product_id order by b.line) - 1,
         coalesce(b.color, ''), coalesce(b.size, ''), b.sku,
         coalesce(b.images[1],
           (select p.image from product_images as p where p.product_id = b.product_id order by p.position limit 1),
           $1),
         b.sp_paise, coalesce(b.mrp_paise, b.sp_paise), b.mrp_paise is not null
       from import_batch as b
       where coalesce(b.color, b.size) is not null
         and not exists (select from product_variations as v where v.sku = b.sku)
       returning product_id, position, sku
     ), stocked as (
       insert into variation_stocks (product_id, position, quantity, reserved)
       select a.product_id, a.position,
         coalesce(b.quantity, case when b.parent_sku is null then s.quantity end, $2),
         case when b.parent_sku is null then coalesce(s.reserved, 0) else 0 end
       from added as a join import_batch as b on b.sku = a.sku
       left join product_stocks as s on s.product_id = a.product_id
     )
     update import_batch as b
     set is_new = b.is_new or b.parent_sku is not null, is_changed = true, needs_touch = true
     from added where b.sku = added.sku`,
    [placeholderImageKey, defaults.quantity],
  );
}

/** Marks products as changed even if only their content, images or variations have changed. */
export async function touchProducts(tx: Executor): Promise<void> {
  await tx.query(
    `update products as p set updated_at = now()
     where p.updated_at <> now() and p.id in (select b.product_id from import_batch as b where b.needs_touch)`,
  );
}

export async function countBatch(tx: Executor): Promise<BatchCounts> {
  const { rows } = await tx.query<BatchCounts>(
    `select count(*) filter (where is_new) as created, count(*) filter (where is_changed and not is_new) as updated,
       count(*) filter (where not is_changed and not is_new) as unchanged
     from import_batch`,
  );
  return rows[0] as BatchCounts;
}
