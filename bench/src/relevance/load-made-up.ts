import type { Pool } from '@postprocure/db/pool';
import { refreshSearchStatistics, renewSearchLevels } from '@postprocure/db/search-index';
import type { MadeUpProduct } from './made-up-catalogue.ts';

/** Fills an empty catalogue. Product IDs are the positions in the list, starting at 1. */
export async function loadMadeUpProducts(pool: Pool, products: readonly MadeUpProduct[]): Promise<void> {
  const paths = [...new Set(products.map(({ category }) => category))];
  const tops = [...new Set(paths.map((path) => path.split('/')[0] ?? path))];
  await pool.query(
    `insert into categories (id, parent_id, name, image)
     select id, parent_id, name, 'art/package/natural/0'
     from unnest($1::int[], $2::int[], $3::text[]) as c (id, parent_id, name)`,
    [
      [...tops.map((_, index) => index + 1), ...paths.map((_, index) => tops.length + index + 1)],
      [...tops.map(() => null), ...paths.map((path) => tops.indexOf(path.split('/')[0] ?? path) + 1)],
      [...tops, ...paths.map((path) => path.split('/')[1] ?? path)],
    ],
  );
  await pool.query(
    `with made as (
       insert into products (id, sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn,
         handling_days, country_of_origin, warehouse, popularity)
       select id, 'MADE-' || id, title, brand, category_id, 49900, 99900, 500, '', 5, 'India', 'national', popularity
       from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::int[])
         as p (id, title, brand, category_id, popularity)
       returning id)
     insert into product_stocks (product_id, quantity) select id, 5 from made`,
    [
      products.map((_, index) => index + 1),
      products.map(({ title }) => title),
      products.map(({ brand }) => brand),
      products.map(({ category }) => tops.length + paths.indexOf(category) + 1),
      products.map(({ popularity }) => popularity),
    ],
  );
  await refreshSearchStatistics(pool);
  await renewSearchLevels(pool);
  await refreshSearchStatistics(pool);
}
