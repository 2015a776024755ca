import { afterEach, beforeEach, expect, test } from 'vitest';
import { openImportBench, toCsv, type ImportBench, type Table } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

/** Imports a table and returns the ID of the import. */
async function importTable(table: Table): Promise<string> {
  const { output, exitCode } = await bench.run(await bench.write('feed.csv', toCsv(table)));
  expect(exitCode, output).toBe(0);
  return /--undo (\d+)/.exec(output)?.[1] ?? 'none';
}

/** Reads everything that the storefront shows, without history, IDs and timestamps. */
const dumpShown = () =>
  bench.query(`
    select to_jsonb(p) - '{id,category_id,created_at,updated_at}'::text[] as product, t.name as top, c.name as category,
      d.bullet_points, d.description, s.quantity, s.reserved,
      (select json_agg(i.image order by i.position) from product_images as i where i.product_id = p.id) as images,
      (select json_agg(json_build_array(to_jsonb(v) - 'product_id', k.quantity) order by v.position)
       from product_variations as v join variation_stocks as k using (product_id, position)
       where v.product_id = p.id) as variations,
      (select json_agg(name order by name) from categories) as categories,
      (select count(*) from product_search) as indexed
    from products as p join categories as c on c.id = p.category_id left join categories as t on t.id = c.parent_id
    join product_contents as d on d.product_id = p.id join product_stocks as s on s.product_id = p.id order by p.sku`);

const header = [
  'sku', 'parent_sku', 'color', 'title', 'category', 'sp', 'mrp', 'quantity', 'popularity', 'rating', 'status',
  'description', 'image_urls',
]; // oxfmt-ignore
const url = (name: string) => `https://cdn.example/${name}.jpg`;

const first: Table = [
  header,
  ['A', '', '', 'Lamp', 'Home', 500, 900, 10, 7, 4.1, '', 'Old text', url('a')],
  ['B', '', '', 'Kurta', 'Clothing', 500, '', '', '', '', '', '', ''],
  ['B-R', 'B', 'Red', '', '', 500, '', 4, '', '', '', '', url('r')],
  ['C', '', '', 'Vase', 'Home', 300, '', 5, '', '', 'ended', '', ''],
  ['D', '', '', 'Bowl', 'Home', 300, '', 5, '', '', '', '', ''],
];
const second: Table = [
  header,
  ['A', '', '', 'Lamp 2', 'Home >> Lights', 450, 950, 3, 9, 4.4, 'ended', 'New text', url('b')],
  ['B', '', '', 'Kurta', 'Clothing', 550, '', '', '', '', '', '', ''],
  ['B-R', 'B', 'Maroon', '', '', 550, 700, 9, '', '', '', '', url('m')],
  ['B-G', 'B', 'Green', '', '', 550, '', 2, '', '', '', '', ''],
  ['C', '', '', 'Vase', 'Home', 310, '', 0, '', '', 'active', '', ''],
  ['D', '', 'Blue', 'Bowl', 'Home', 300, '', 8, '', '', '', '', ''],
  ['E', '', '', 'Jug', 'Garden >> Water', 300, '', 5, '', '', '', '', url('e')],
  ['F', '', 'Red', 'Cup', 'Garden', 300, '', 5, '', '', '', '', ''],
];

test('undo restores everything that the import changed, and only once', async () => {
  await importTable(first);
  const before = await dumpShown();
  const id = await importTable(second);
  expect(await dumpShown()).not.toEqual(before);

  const { output, exitCode } = await bench.run('--undo', id);
  expect(output).toContain(`Import ${id} was undone.\nRemoved   2 products`);
  expect(output).toContain('Ended     0');
  expect(output).toContain('Restored  4 products');
  expect(exitCode).toBe(0);
  expect(await dumpShown()).toEqual(before);
  expect(await bench.query('select count(*) from import_changes')).toEqual([{ count: 4 }]);
  expect(await bench.query('select count(*) from import_variation_stock_changes')).toEqual([{ count: 0 }]);

  const again = await bench.run('--undo', id);
  expect(again.output).toContain(`Import ${id} has already been undone. Nothing was changed.`);
  expect(again.exitCode).toBe(0);
  expect(await dumpShown()).toEqual(before);
  expect((await bench.run('--history')).output).toMatch(/2 {2}.* UTC {2}undone .*\n1 {2}.* UTC {2}finished /);
});

test('what was sold stays sold, and products that merchants use are ended', async () => {
  await importTable(first);
  const id = await importTable([
    header,
    ['D', '', '', 'Bowl', 'Home', 300, '', 25, '', '', '', '', ''],
    ['B-R', 'B', 'Red', '', '', 500, '', 1, '', '', '', '', ''],
    ['B-G', 'B', 'Green', '', '', 500, '', 2, '', '', '', '', ''],
    ['E', '', '', 'Jug', 'Garden', 300, '', 5, '', '', '', '', ''],
    ['F', '', '', 'Cup', 'Garden', 300, '', 5, '', '', '', '', ''],
  ]);
  await bench.database.pool.query(`
    set session_replication_role = replica;
    insert into product_subscriptions (merchant_id, product_id, my_price_paise, snapshot_title, snapshot_bullets,
      snapshot_description_hash, snapshot_images, snapshot_sp_paise, snapshot_mrp_paise)
    select gen_random_uuid(), id, 1, '', '{}', '', '{}', 1, 1 from products where sku = 'E';
    insert into order_items (order_id, line, sku, title, quantity, unit_paise)
    values (gen_random_uuid(), 1, 'B-G', '', 1, 1);
    set session_replication_role = origin;
    update product_stocks set quantity = quantity - 2, reserved = 2
    where product_id = (select id from products where sku = 'D')`);

  const { output } = await bench.run('--undo', id);
  expect(output).toContain('Removed   1 products');
  expect(output).toContain('Ended     1 that');
  expect(
    await bench.query(
      'select sku, status, quantity, reserved from products join product_stocks on product_id = id order by sku',
    ),
  ).toEqual([
    { sku: 'A', status: 'active', quantity: 10, reserved: 0 },
    { sku: 'B', status: 'active', quantity: 4, reserved: 0 },
    { sku: 'C', status: 'inactive', quantity: 5, reserved: 0 },
    { sku: 'D', status: 'active', quantity: 3, reserved: 2 },
    { sku: 'E', status: 'inactive', quantity: 5, reserved: 0 },
  ]);
  expect(
    await bench.query(
      'select sku, quantity from product_variations join variation_stocks using (product_id, position) order by sku',
    ),
  ).toEqual([
    { sku: 'B-G', quantity: 0 },
    { sku: 'B-R', quantity: 4 },
  ]);
  expect(await bench.query(`select name from categories where name = 'Garden'`)).toHaveLength(1);
});

test('an import that a later one has built on is undone after that one', async () => {
  const one = await importTable(first);
  const two = await importTable(second);
  const { output, exitCode } = await bench.run('--undo', one);
  expect(exitCode).toBe(1);
  expect(output).toContain(
    `Import ${one} cannot be undone yet: import ${two} has changed 4 of its products since. Undo that one first: npm run import -- --undo ${two}`,
  );
  expect((await bench.run('--undo', two)).exitCode).toBe(0);
  expect((await bench.run('--undo', one)).exitCode).toBe(0);
  expect(
    await bench.query('select (select count(*) from products) + (select count(*) from categories) as rest'),
  ).toEqual([{ rest: 0 }]);
});

test('an interrupted undo is finished by the same command, and nothing is imported before', async () => {
  const feed = (price: number): Table => [
    header,
    ...Array.from({ length: 1100 }, (_, i) => [
      `S-${i}`, '', '', 'Lamp', 'Home', price, '', price, '', '', '', '', '',
    ]), // oxfmt-ignore
  ];
  await importTable(feed(100));
  const before = await dumpShown();
  const id = await importTable(feed(200));
  await bench.database.pool.query(`
    create table undone_batches (n int);
    create function fail_late() returns trigger language plpgsql as $$
    begin
      insert into undone_batches values (1);
      if (select count(*) from undone_batches) > 1 then raise exception 'power cut'; end if;
      return null;
    end $$;
    create trigger fail_late after delete on import_changes for each statement execute function fail_late()`);
  await expect(bench.run('--undo', id)).rejects.toThrow('power cut');
  expect(await bench.query('select count(*) from products where sp_paise = 10000')).toEqual([{ count: 500 }]);

  const file = await bench.write('feed.csv', toCsv(feed(300)));
  const refused = await bench.run(file);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain(
    `Undoing import ${id} was interrupted. Finish it first: npm run import -- --undo ${id}`,
  );

  await bench.database.pool.query('drop trigger fail_late on import_changes');
  expect((await bench.run('--undo', id)).output).toContain('Restored  1,100 products');
  expect(await dumpShown()).toEqual(before);
  expect((await bench.run(file)).exitCode).toBe(0);
});

test('an import can be undone for 90 days', async () => {
  const id = await importTable(first);
  await bench.database.pool.query(`update imports set started_at = now() - interval '91 days'`);
  await importTable([header, ['Z', '', '', 'Pen', 'Office', 10, '', '', '', '', '', '', '']]);
  const { output, exitCode } = await bench.run('--undo', id);
  expect(exitCode).toBe(1);
  expect(output).toContain(`Import ${id} can no longer be undone: its changes were kept for 90 days.`);
});

test.each([
  [['--undo', '99'], 'There is no import 99. List the imports with --history.'],
  [['--undo', 'last'], '--undo last: use the ID of an import.'],
  [['--undo', '1', 'x.csv'], '--undo needs no file, only the ID of an import.'],
])('%j prints a clear error', async (argv, message) => {
  const { exitCode, output } = await bench.run(...argv);
  expect(exitCode).toBe(1);
  expect(output).toContain(message);
});
