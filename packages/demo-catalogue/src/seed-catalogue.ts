import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { rebuildSearch } from '@postprocure/db/search-index';
import { planCatalogue, type CataloguePlan, type PlannedCategory } from './catalogue-plan.ts';
import { catalogueTables, type CatalogueTable } from './catalogue-tables.ts';
import { generateProduct } from './generate-product.ts';
import { relaxTables } from './load-structure.ts';

export interface SeedOptions {
  products: number;
  /** The latest date in the catalogue is the day before this one. */
  today?: Date;
  onProgress?: (done: number, total: number) => void;
}

/** Small enough for constant memory use, large enough that the overhead of a COPY is negligible. */
const batchSize = 500;

/** Fills an empty catalogue with generated products and builds the search index, in one transaction. */
export async function seedCatalogue(url: string, options: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'post-procure-seed' });
  // Errors are ignored here, because a lost connection also fails the running statement, which reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    try {
      await requireEmptyCatalogue(client);
      await loadCatalogue(client, options);
      await rebuildSearch(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
    // Also sets the visibility map, which the index-only scans of product lists need.
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

async function requireEmptyCatalogue(client: pg.Client): Promise<void> {
  // Two concurrent seeds would both find the catalogue empty. With the lock, the second one sees the rows of the
  // first.
  await client.query('lock table categories, products in access exclusive mode');
  const { rows } = await client.query<{ taken: boolean }>(
    'select exists (select from products) or exists (select from categories) as taken',
  );
  if (rows[0]?.taken)
    throw new Error('The catalogue is not empty. The demo catalogue can only be loaded into an empty one.');
}

async function loadCatalogue(client: pg.Client, options: SeedOptions): Promise<void> {
  const plan = planCatalogue();
  const tables = catalogueTables.map(({ name }) => name);
  const restore = await relaxTables(client, tables);
  await insertCategories(client, plan.categories);
  await loadProducts(client, plan, options);
  for (const table of ['categories', 'products'])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), max(id)) from ${table}`, [table]);
  await restore();
}

async function insertCategories(client: pg.Client, categories: readonly PlannedCategory[]): Promise<void> {
  await client.query(
    `insert into categories (id, parent_id, name, image, position, is_featured, is_merchandising)
     select * from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::int[], $6::boolean[], $7::boolean[])`,
    [
      categories.map(({ id }) => id),
      categories.map(({ parentId }) => parentId),
      categories.map(({ name }) => name),
      categories.map(({ image }) => image),
      categories.map(({ position }) => position),
      categories.map(({ isFeatured }) => isFeatured),
      categories.map(({ isMerchandising }) => isMerchandising),
    ],
  );
}

async function loadProducts(client: pg.Client, plan: CataloguePlan, options: SeedOptions): Promise<void> {
  const { products: total, today = new Date(), onProgress } = options;
  const order = orderByCategory(plan, total);
  for (let start = 0; start < total; start += batchSize) {
    const texts = catalogueTables.map(() => '');
    for (const index of order.subarray(start, start + batchSize)) {
      const product = generateProduct(index, plan.placeProduct(index), today);
      catalogueTables.forEach((table, place) => (texts[place] = (texts[place] ?? '') + table.rows(product)));
    }
    for (const [place, table] of catalogueTables.entries()) await copyText(client, table, texts[place] ?? '');
    onProgress?.(Math.min(start + batchSize, total), total);
  }
}

/** Sorts products by category, so that the rows of a category are close together on disk for product lists. */
function orderByCategory(plan: CataloguePlan, total: number): Uint32Array {
  const categoryOf = new Uint32Array(total);
  for (let index = 0; index < total; index++) categoryOf[index] = plan.placeProduct(index).categoryId;
  return Uint32Array.from({ length: total }, (_, index) => index).sort(
    (a, b) => (categoryOf[a] ?? 0) - (categoryOf[b] ?? 0) || a - b,
  );
}

async function copyText(client: pg.Client, table: CatalogueTable, text: string): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
  const done = finished(stream);
  stream.end(text);
  await done;
}
