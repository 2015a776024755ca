import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Executor } from './pool.ts';
import { maintainSearch, renewSearchLevels } from './search-index.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let id: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create extension pgstattuple');
  await database.pool.query(`insert into categories (id, name, image) values (1, 'Kitchen', 'x')`);
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('delete from products');
  await database.pool.query(`update categories set name = 'Kitchen' where id = 1`);
  id = await addProduct(database.pool, 'Brass Lota');
});

async function addProduct(client: Executor, title: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with added as (
       insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
         country_of_origin, warehouse)
       values ($1, $1, 'Nirvika', 1, 100, 100, 500, '', 3, 'India', 'national') returning id
     ), stocked as (
       insert into product_stocks (product_id, quantity) select id, 5 from added
     )
     select id from added`,
    [title],
  );
  return (rows[0] as { id: number }).id;
}

interface Write {
  sql: string;
  values?: unknown[];
}

/**
 * Starts the second write while the first is uncommitted, and commits the first once the second is waiting for it.
 */
async function overlap(first: Write, second: Write): Promise<void> {
  const [one, other] = [await database.pool.connect(), await database.pool.connect()];
  try {
    await one.query('begin');
    await one.query(first.sql, first.values);
    const pid = await readPid(other);
    const waiting = other.query(second.sql, second.values);
    await waitUntilBlocked(one, pid);
    await one.query('commit');
    await waiting;
  } finally {
    one.release(true);
    other.release(true);
  }
}

async function readPid(client: Executor): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (rows[0] as { pid: number }).pid;
}

async function waitUntilBlocked(watcher: Executor, pid: number): Promise<void> {
  for (;;) {
    const { rows } = await watcher.query<{ blocked: boolean }>(
      'select cardinality(pg_blocking_pids($1)) > 0 as blocked',
      [pid],
    );
    if (rows[0]?.blocked) return;
  }
}

async function listStale(): Promise<unknown[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select product_id, fresh.in_stock as is_in_stock, kept.in_stock as kept_in_stock, fresh.document as document,
       kept.document as kept_document
     from product_search_source as fresh full join product_search as kept using (product_id)
     where fresh::text is distinct from kept::text`,
  );
  return rows;
}

describe('the search table stays consistent when', () => {
  test('a product changes while it goes out of stock', async () => {
    await overlap(
      { sql: 'update product_stocks set quantity = 0 where product_id = $1', values: [id] },
      { sql: `update products set title = 'Copper Lota' where id = $1`, values: [id] },
    );
    expect(await listStale()).toEqual([]);
  });

  test('a product goes out of stock while it changes', async () => {
    await overlap(
      { sql: `update products set title = 'Copper Lota' where id = $1`, values: [id] },
      { sql: 'update product_stocks set quantity = 0 where product_id = $1', values: [id] },
    );
    expect(await listStale()).toEqual([]);
  });

  const addVariation = () => ({
    sql: `insert into product_variations (product_id, position, color, size, sku, image, sp_paise, mrp_paise)
          values ($1, 0, 'Teal', '5 L', 'LOTA-TEAL', 'x', 100, 100)`,
    values: [id],
  });

  test('a variation is added, changed and deleted', async () => {
    const { sql, values } = addVariation();
    await database.pool.query(sql, values);
    expect(await listStale()).toEqual([]);
    const { rows } = await database.pool.query('select colors, sizes from product_search');
    expect(rows).toEqual([{ colors: ['Teal'], sizes: ['5 L'] }]);
    await database.pool.query(`update product_variations set color = 'Red' where product_id = $1`, [id]);
    expect(await listStale()).toEqual([]);
    await database.pool.query('delete from product_variations where product_id = $1', [id]);
    expect(await listStale()).toEqual([]);
  });

  test('a product changes while it gets a variation', async () => {
    await overlap(addVariation(), {
      sql: `update products set title = 'Copper Lota' where id = $1`,
      values: [id],
    });
    expect(await listStale()).toEqual([]);
  });

  test('a product gets a variation while it changes', async () => {
    await overlap(
      { sql: `update products set title = 'Copper Lota' where id = $1`, values: [id] },
      addVariation(),
    );
    expect(await listStale()).toEqual([]);
  });

  test('a row is refreshed while its product changes', async () => {
    await overlap(
      { sql: `update products set title = 'Copper Lota' where id = $1`, values: [id] },
      { sql: 'select renew_product_search(array[$1::bigint])', values: [id] },
    );
    expect(await listStale()).toEqual([]);
  });

  test('a category is renamed while a product is added to it', async () => {
    await overlap(
      {
        sql: `insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn,
                handling_days, country_of_origin, warehouse)
              values ('A', 'Steel Tawa', '', 1, 100, 100, 500, '', 3, 'India', 'national')`,
      },
      { sql: `update categories set name = 'Cooking' where id = 1` },
    );
    expect(await listStale()).toEqual([]);
  });
});

test('no write leaves entries in the pending list of the index', async () => {
  const writes = [
    `insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn, handling_days,
       country_of_origin, warehouse)
     select 'N-' || n, 'Thali ' || n, '', 1, 100, 100, 500, '', 3, 'India', 'national' from generate_series(1, 500) as n`,
    'insert into product_stocks (product_id, quantity) select id, 1 from products on conflict do nothing',
    `update products set title = title || ' Steel'`,
    'update product_stocks set quantity = 0',
    `insert into product_variations (product_id, position, color, size, sku, image, sp_paise, mrp_paise)
     select id, 0, 'Teal', '5 L', 'V-' || id, 'x', 100, 100 from products`,
    `update product_variations set size = '6 L'`,
    'delete from product_variations',
    `update categories set name = 'Cooking' where id = 1`,
    'select renew_product_search(array(select id from products))',
  ];
  for (const write of writes) {
    await database.pool.query(write);
    const { rows } = await database.pool.query(
      `select pending_tuples as pending from pgstatginindex('product_search_document_idx')`,
    );
    expect(rows, write).toEqual([{ pending: 0 }]);
  }
});

test('maintenance recalculates levels only when their fractions changed', async () => {
  const { pool } = database;
  const generation = async () =>
    (await pool.query<{ generation: number }>('select generation from search_state')).rows[0]?.generation;
  await renewSearchLevels(pool);
  const before = (await generation()) as number;
  await maintainSearch(pool);
  expect(await generation()).toBe(before);

  await pool.query('delete from search_levels where fraction in (2, 8)');
  await maintainSearch(pool);
  expect(await generation()).toBe(before + 1);
});
