import { afterEach, beforeEach, expect, test } from 'vitest';
import { openImportBench, toCsv, type ImportBench, type Table } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

/** 30 categories with one product, 3 with four, and a subcategory with one. */
const feed: Table = [
  ['sku', 'title', 'category', 'sp'],
  ...Array.from({ length: 30 }, (_, i) => [`S-${i}`, 'Odd', `Single ${i} >> Part`, 100]),
  ...Array.from({ length: 12 }, (_, i) => [`B-${i}`, 'Big', `Big ${i % 3}`, 100]),
  ['B-12', 'Deep', 'Big 0 >> Deep', 100],
  // The next row replaces this one, so this one does not count.
  ['B-13', 'Twice', 'Single 0 >> Part', 100],
  ['B-13', 'Twice', 'Big 1', 100],
];

const countPlaces = async () =>
  (
    await bench.database.pool.query(
      `select coalesce(t.name || ' >> ', '') || c.name as name, count(p.id) as products
       from categories as c left join categories as t on t.id = c.parent_id left join products as p on p.category_id = c.id
       group by 1 order by 1`,
    )
  ).rows as { name: string; products: number }[];

test('a file that would fill the menu with small categories causes a warning', async () => {
  const file = await bench.write('feed.csv', toCsv(feed));
  const { output } = await bench.run(file, '--dry-run');
  expect(output).toContain(
    'This file adds 33 categories to the menu, 30 of them with one product. ' +
      'To move products of new categories with fewer than 5 products into the category Other, use --fold-categories 5.',
  );
  const few = await bench.write('few.csv', toCsv(feed.filter(([sku]) => !String(sku).startsWith('S-'))));
  expect((await bench.run(few, '--dry-run')).output).not.toContain('categories to the menu');
});

test('small categories are folded, and the next import of the file changes nothing', async () => {
  const file = await bench.write('feed.csv', toCsv(feed));
  const { output } = await bench.run(file, '--fold-categories', '3');
  expect(output).toContain(
    '31 categories with fewer than 3 products are folded: 30 into Other, 1 into their parent.',
  );
  expect(await countPlaces()).toEqual([
    { name: 'Big 0', products: 5 },
    { name: 'Big 1', products: 5 },
    { name: 'Big 2', products: 4 },
    { name: 'Other', products: 30 },
  ]);
  expect((await bench.run(file, '--fold-categories', '3')).output).toContain(
    '(0 created, 0 updated, 44 unchanged',
  );
});

test('the default category is the one that small categories are folded into', async () => {
  const file = await bench.write('feed.csv', toCsv(feed));
  await bench.run(file, '--fold-categories', '3', '--defaults', 'category=Home >> Misc');
  expect(await countPlaces()).toContainEqual({ name: 'Home >> Misc', products: 30 });
});

test.each(['0', '1', 'many', '1001'])('--fold-categories %s prints a clear error', async (number) => {
  const { exitCode, output } = await bench.run('x.csv', '--fold-categories', number);
  expect(exitCode).toBe(1);
  expect(output).toContain(`--fold-categories ${number}: use a whole number from 2 to 1,000.`);
});
