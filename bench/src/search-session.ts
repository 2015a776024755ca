import { createCatalogueContext, type CatalogueContext } from '@postprocure/api/modules/catalogue/index';
import { findProducts } from '@postprocure/api/modules/catalogue/product-search.service';
import type { ProductSearchQuery } from '@postprocure/contracts/catalogue/product';
import { openPool, type Pool } from '@postprocure/db/pool';
import { Random } from '@postprocure/demo-catalogue/random';

export interface CatalogueSession {
  context: CatalogueContext;
  /** A search that returns only the products of the page, without the total or facets. */
  findList: (query: ProductSearchQuery) => Promise<unknown>;
  pool: Pool;
  /** The baseline: loads 24 product cards by primary key. */
  fetchCards: () => Promise<unknown>;
  close(): Promise<void>;
}

export const sessionName = 'post-procure-bench';

/** Runs the catalogue service in this process, with the given number of connections. */
export async function openCatalogueSession(url: string, connections: number): Promise<CatalogueSession> {
  const pool = openPool(url, {
    max: connections,
    settings: { plan_cache_mode: 'force_generic_plan' },
    applicationName: sessionName,
  });
  const ids = await drawProductIds(pool, 20_000);
  const random = new Random(1, 1);
  const context = createCatalogueContext({ reads: pool });
  return {
    context,
    findList: (query) => findProducts(context, query),
    pool,
    fetchCards: () =>
      fetchCards(
        pool,
        Array.from({ length: 24 }, () => random.pick(ids)),
      ),
    close: () => pool.end(),
  };
}

/** Product IDs from the whole catalogue, the same in every run. */
export async function drawProductIds(pool: Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from products where status = 'active' order by md5(id::text) limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

const fetchCards = (pool: Pool, ids: number[]) =>
  pool.query({
    name: 'bench-cards',
    text: `
      select p.id, p.sku, p.title, p.brand, p.category_id, p.sp_paise, p.mrp_paise, s.quantity, i.image
      from products as p
      left join product_stocks as s on s.product_id = p.id
      left join product_images as i on i.product_id = p.id and i.position = 0
      where p.id = any ($1::bigint[])`,
    values: [ids],
  });
