import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readChangesSince } from './catalogue-changes.repository.ts';
import { loadSkus, loadVariations } from './sku.repository.ts';
import { consumeStock, releaseStock, reserveStock, type StockLine } from './stock.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 20 });
});
afterAll(() => database.drop());

/** A plain product (PLAIN) and two products with two variations each (A-S, A-M, B-S, B-M). */
beforeEach(async () => {
  await database.pool.query(`
    delete from products;
    delete from categories;
    insert into categories (id, name, image) values (1, 'Kurtas', 'art/sari/red/0');
    insert into products (id, sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
      country_of_origin, warehouse, weight_grams)
    select id, sku, 'Kurta ' || sku, '', 1, 50000, 90000, 500, '6204', 3, 'India', 'national', 250
    from (values (1, 'PLAIN'), (2, 'A'), (3, 'B')) as p (id, sku);
    insert into product_images values (1, 0, 'art/sari/red/0');
    insert into product_stocks (product_id, quantity) values (1, 5);
    insert into product_variations (product_id, position, color, size, sku, image, sp_paise, mrp_paise)
    select p.id, position, 'Red', size, p.sku || '-' || size, 'art/sari/red/1', 40000 + position, 80000
    from products as p, (values (0, 'S'), (1, 'M')) as v (position, size) where p.id > 1;
    insert into variation_stocks (product_id, position, quantity)
    select product_id, position, 3 from product_variations`);
});

const inTransaction = (move: typeof reserveStock, ...lines: StockLine[]) =>
  withTransaction(database.pool, (tx) => move(tx, lines));

const stockOf = async (sku: string) => {
  const { rows } = await database.pool.query<{ quantity: number; reserved: number }>(
    `select s.quantity, s.reserved from product_variations join variation_stocks as s using (product_id, position)
     where sku = $1
     union all
     select quantity, reserved from products join product_stocks on product_id = id where sku = $1`,
    [sku],
  );
  return rows[0];
};

test('the stock of a product is the sum of its variations', async () => {
  expect(await stockOf('A')).toEqual({ quantity: 6, reserved: 0 });
  await inTransaction(reserveStock, { sku: 'A-S', quantity: 2 }, { sku: 'A-M', quantity: 1 });
  expect(await stockOf('A')).toEqual({ quantity: 3, reserved: 3 });
  await inTransaction(releaseStock, { sku: 'A-S', quantity: 1 });
  await inTransaction(consumeStock, { sku: 'A-S', quantity: 1 });
  expect(await stockOf('A-S')).toEqual({ quantity: 2, reserved: 0 });
  expect(await stockOf('A')).toEqual({ quantity: 4, reserved: 1 });
  await database.pool.query('delete from variation_stocks where product_id = 2 and position = 0');
  expect(await stockOf('A')).toEqual({ quantity: 2, reserved: 1 });
});

test('a product without variations has its own stock', async () => {
  expect(await inTransaction(reserveStock, { sku: 'PLAIN', quantity: 5 })).toEqual([]);
  expect(await stockOf('PLAIN')).toEqual({ quantity: 0, reserved: 5 });
  expect(await inTransaction(reserveStock, { sku: 'PLAIN', quantity: 1 })).toEqual(['PLAIN']);
});

test('nothing is reserved unless every SKU has enough', async () => {
  const lacking = await inTransaction(
    reserveStock,
    { sku: 'A-S', quantity: 2 },
    { sku: 'A-S', quantity: 2 },
    { sku: 'PLAIN', quantity: 1 },
    { sku: 'UNKNOWN', quantity: 1 },
  );
  expect(lacking).toEqual(['A-S', 'UNKNOWN']);
  expect(await stockOf('A-S')).toEqual({ quantity: 3, reserved: 0 });
  expect(await stockOf('PLAIN')).toEqual({ quantity: 5, reserved: 0 });
});

test('the SKU of a product with variations cannot be reserved', async () => {
  expect(await inTransaction(reserveStock, { sku: 'A', quantity: 1 })).toEqual(['A']);
});

test('no more is released or consumed than is reserved', async () => {
  await inTransaction(reserveStock, { sku: 'A-S', quantity: 1 });
  expect(await inTransaction(releaseStock, { sku: 'A-S', quantity: 2 })).toEqual(['A-S']);
  expect(await inTransaction(consumeStock, { sku: 'A-S', quantity: 2 })).toEqual(['A-S']);
  expect(await stockOf('A-S')).toEqual({ quantity: 2, reserved: 1 });
});

test('of many orders for the last piece, one gets it', async () => {
  await database.pool.query('update variation_stocks set quantity = 1 where product_id = 2 and position = 0');
  const results = await Promise.all(
    Array.from({ length: 15 }, () => inTransaction(reserveStock, { sku: 'A-S', quantity: 1 })),
  );
  expect(results.filter((lacking) => lacking.length === 0)).toHaveLength(1);
  expect(await stockOf('A-S')).toEqual({ quantity: 0, reserved: 1 });
});

test('parallel orders in different order neither deadlock nor lose a piece', async () => {
  await database.pool.query('update variation_stocks set quantity = 100');
  await database.pool.query('update product_stocks set quantity = 100 where product_id = 1');
  const skus = ['B-M', 'PLAIN', 'A-S', 'B-S', 'A-M'];
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const lines = skus.map((_sku, place) => ({
        sku: skus[(place * (1 + (index % 4)) + index) % skus.length] ?? '',
        quantity: 1,
      }));
      expect(await inTransaction(reserveStock, ...lines)).toEqual([]);
      if (index % 3 === 0) expect(await inTransaction(releaseStock, ...lines)).toEqual([]);
    }),
  );
  for (const sku of skus) expect(await stockOf(sku)).toEqual({ quantity: 60, reserved: 40 });
  expect(await stockOf('A')).toEqual({ quantity: 120, reserved: 80 });
  expect(await stockOf('B')).toEqual({ quantity: 120, reserved: 80 });
});

test('cached pages are outdated only when a variation sells out or is back in stock', async () => {
  const { snapshot } = await readChangesSince(database.pool, null);
  await inTransaction(reserveStock, { sku: 'A-S', quantity: 2 }, { sku: 'PLAIN', quantity: 1 });
  const reserved = await readChangesSince(database.pool, snapshot);
  expect(reserved.changed).toBe(false);
  await inTransaction(reserveStock, { sku: 'A-S', quantity: 1 });
  expect((await readChangesSince(database.pool, reserved.snapshot)).changed).toBe(true);
});

test('SKUs are loaded with the values of their variation and of their product', async () => {
  const shared = {
    gstBasisPoints: 500,
    hsn: '6204',
    weightGrams: 250,
    warehouse: 'national',
    handlingDays: 3,
    status: 'active',
  };
  expect(await loadSkus(database.pool, ['B-M', 'A', 'PLAIN', 'UNKNOWN'])).toEqual([
    {
      sku: 'B-M',
      productId: 3,
      color: 'Red',
      size: 'M',
      title: 'Kurta B',
      image: 'art/sari/red/1',
      spPaise: 40_001,
      mrpPaise: 80_000,
      quantity: 3,
      ...shared,
    },
    {
      sku: 'PLAIN',
      productId: 1,
      color: '',
      size: '',
      title: 'Kurta PLAIN',
      image: 'art/sari/red/0',
      spPaise: 50_000,
      mrpPaise: 90_000,
      quantity: 5,
      ...shared,
    },
  ]);
});

test('a variation above the limit of a GST slab is taxed at the higher rate', async () => {
  await database.pool.query(
    `update product_variations set sp_paise = 300000, mrp_paise = 400000 where product_id = 2 and position = 1`,
  );
  const variations = (await loadVariations(database.pool, [1, 2])).get(2) ?? [];
  expect(variations.map(({ sku, gstBasisPoints }) => [sku, gstBasisPoints])).toEqual([
    ['A-S', 500],
    ['A-M', 1800],
  ]);
});
