import { productListQuery } from '@postprocure/contracts/catalogue/product';
import { withTransaction } from '@postprocure/db/transaction';
import { demoTemplate } from '@postprocure/demo-catalogue/testing';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browseProducts } from './browse.service.ts';
import { createCatalogueContext, watchCatalogue } from './catalogue-context.ts';
import { purgeOldChanges, readChangesSince } from './catalogue-changes.repository.ts';
import { watchChanges } from './catalogue-watch.ts';

let database: TestDatabase;
let productId: number;
beforeAll(async () => {
  database = await createTestDatabase({ template: demoTemplate });
  const { rows } = await database.pool.query<{ id: number }>(
    'select product_id as id from product_stocks where quantity > 5 limit 1',
  );
  productId = rows[0]?.id ?? 0;
});
afterAll(() => database.drop());

const look = (snapshot: string | null) => readChangesSince(database.pool, snapshot);
const lookNow = async () => (await look(null)).snapshot;

test.each([
  ['a price', 'update products set sp_paise = sp_paise - 1 where id = $1'],
  ['a description', `update product_contents set description = '<p>New</p>' where product_id = $1`],
  ['an image', `update product_images set image = 'art/sari/red/0' where product_id = $1`],
  ['the last piece', 'update product_stocks set quantity = 0 where product_id = $1'],
  [
    'a name',
    `update categories set name = name || '!' where id = (select category_id from products where id = $1)`,
  ],
])('%s that changes is seen once', async (_what, statement) => {
  const before = await lookNow();
  await database.pool.query(statement, [productId]);
  const after = await look(before);
  expect(after.changed).toBe(true);
  expect((await look(after.snapshot)).changed).toBe(false);
});

test('a stock that merely moves, or a popularity, makes no page anew', async () => {
  await database.pool.query('update product_stocks set quantity = 9 where product_id = $1', [productId]);
  const before = await lookNow();
  await database.pool.query('update product_stocks set quantity = 8 where product_id = $1', [productId]);
  await database.pool.query('update products set popularity = popularity + 1 where id = $1', [productId]);
  expect((await look(before)).changed).toBe(false);
});

test('a transaction that began before the last look and ends after it is not missed', async () => {
  let during = '';
  await withTransaction(database.pool, async (tx) => {
    await tx.query('update products set sp_paise = sp_paise - 1 where id = $1', [productId]);
    // This transaction starts later but commits first, so the snapshot includes an ID above that of the open one.
    await database.pool.query('update product_contents set bullet_points = $1', [['Soft']]);
    during = await lookNow();
    expect((await look(during)).changed).toBe(false);
  });
  expect((await look(during)).changed).toBe(true);
});

test('one that is rolled back changes nothing', async () => {
  const before = await lookNow();
  await withTransaction(database.pool, async (tx) => {
    await tx.query('update products set sp_paise = sp_paise - 1 where id = $1', [productId]);
    throw new Error('undone');
  }).catch(() => undefined);
  expect((await look(before)).changed).toBe(false);
});

test('writers of different products do not wait for each other', async () => {
  const price = 'update products set sp_paise = sp_paise - 1 where id = $1';
  await withTransaction(database.pool, async (one) => {
    await one.query(price, [productId]);
    await withTransaction(database.pool, async (other) => {
      await other.query(`set local lock_timeout = '1s'`);
      await other.query(price, [productId + 1]);
    });
  });
});

test('the watch calls back for a change of another connection, and after an outage', async () => {
  const calls = createSignal();
  const outages = createSignal();
  let away = false;
  const reads = {
    query: ((...args: [never]) => {
      if (!away) return database.pool.query(...args);
      outages.give();
      return Promise.reject(new Error('database away'));
    }) as unknown as typeof database.pool.query,
  };
  const watch = watchChanges(reads, { onChange: calls.give, intervalMs: 5 });
  await calls.next();
  await database.pool.query('update products set sp_paise = sp_paise - 1 where id = $1', [productId]);
  await calls.next();
  away = true;
  await outages.next();
  away = false;
  await calls.next();
  watch.stop();
});

test('the first page of a list is cached until the catalogue changes', async () => {
  const context = createCatalogueContext({ reads: database.pool });
  const calls = createSignal();
  const watch = watchCatalogue(context, calls.give);
  await calls.next();
  const list = (more: object) => browseProducts(context, productListQuery.parse({ limit: '3', ...more }));
  const first = await list({});
  expect(await list({})).toBe(first);
  expect(await list({ page: '2' })).not.toBe(await list({ page: '2' }));
  expect(await list({ inStock: 'true' })).not.toBe(await list({ inStock: 'true' }));
  const id = first.products[0]?.id;
  await database.pool.query(`update products set title = 'Another title' where id = $1`, [id]);
  await calls.next();
  expect((await list({})).products[0]).toMatchObject({ id, title: 'Another title' });
  watch.stop();
});

test('what nobody asks for any more is forgotten', async () => {
  await database.pool.query(`update catalogue_changes set changed_at = now() - interval '2 hours'`);
  await database.pool.query('update products set sp_paise = sp_paise - 1 where id = $1', [productId]);
  await purgeOldChanges(database.pool);
  const { rows } = await database.pool.query('select from catalogue_changes');
  expect(rows).toHaveLength(1);
});

/** Counts the calls to `give`. `next` waits for the next call. */
function createSignal(): { give: () => void; next: () => Promise<void> } {
  let given = 0;
  let wake: (() => void) | undefined;
  return {
    give: () => {
      given += 1;
      wake?.();
    },
    next: async () => {
      if (given === 0) await new Promise<void>((resolve) => (wake = resolve));
      given -= 1;
    },
  };
}
