import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { planCatalogue } from './catalogue-plan.ts';
import { generateProduct } from './generate-product.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const today = new Date('2026-03-14T09:30:00Z');
const total = 700;

let database: TestDatabase;
let structureBefore: string[];
const progress: number[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  structureBefore = await readStructure();
  await seedCatalogue(database.url, { products: total, today, onProgress: (done) => progress.push(done) });
});
afterAll(() => database.drop());

/** Definitions and states of all constraints, indexes and triggers. */
async function readStructure(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ line }) => line);
}

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*) from ${table}`);
  return rows[0]?.count ?? 0;
}

test('stores the generated products', async () => {
  expect(await count('products')).toBe(total);
  expect(progress.at(-1)).toBe(total);
  const plan = planCatalogue();
  expect(await count('categories')).toBe(plan.categories.length);
  const index = 321;
  const product = generateProduct(index, plan.placeProduct(index), today);
  const { rows } = await database.pool.query(
    `select sku, title, sp_paise, created_at, bullet_points, description, quantity,
            array(select image from product_images where product_id = p.id order by position) as images,
            array(select sku from product_variations where product_id = p.id order by position) as variations,
            array(select sp_paise::int from price_history where product_id = p.id order by changed_at, id) as prices
     from products as p
     join product_contents as c on c.product_id = p.id join product_stocks as s on s.product_id = p.id
     where p.id = $1`,
    [product.id],
  );
  expect(rows).toEqual([
    {
      sku: product.sku,
      title: product.title,
      sp_paise: product.spPaise,
      created_at: new Date(product.createdAt * 1000),
      bullet_points: product.bulletPoints,
      description: product.description,
      quantity: product.stock,
      images: product.images,
      variations: product.variations.map(({ sku }) => sku),
      prices: product.priceHistory.map(({ spPaise }) => spPaise),
    },
  ]);
});

test('writes the price history once and builds the search index', async () => {
  expect(await count('stock_history')).toBe(total);
  expect(await count('price_history')).toBeGreaterThan(total);
  expect(await count('product_search')).toBe(total);
});

test('restores constraints, indexes and triggers', async () => {
  expect(await readStructure()).toEqual(structureBefore);
});

test('advances the ID sequences for new products and categories', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into categories (name, image) values ('Another', 'art/package/natural/12') returning id`,
  );
  expect(rows[0]?.id).toBeGreaterThan(13_923);
  const { rows: next } = await database.pool.query(
    `insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn,
                           handling_days, country_of_origin, warehouse)
     values ('NEW-1', 'New', 'Own', $1, 100, 100, 500, '', 6, 'India', 'national') returning id`,
    [rows[0]?.id],
  );
  expect(next).toEqual([{ id: total + 1 }]);
});

test('rejects a catalogue that is not empty', async () => {
  await expect(seedCatalogue(database.url, { products: 10 })).rejects.toThrow('The catalogue is not empty');
});

test('leaves the catalogue empty when it fails', async () => {
  const broken = await createTestDatabase();
  try {
    const failing = seedCatalogue(broken.url, {
      products: 1000,
      onProgress: () => {
        throw new Error('Stopped');
      },
    });
    await expect(failing).rejects.toThrow('Stopped');
    const { rows } = await broken.pool.query(
      'select exists (select from products) or exists (select from categories) as taken',
    );
    expect(rows).toEqual([{ taken: false }]);
  } finally {
    await broken.drop();
  }
});
