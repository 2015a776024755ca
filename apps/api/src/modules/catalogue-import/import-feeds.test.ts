import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openImportBench, type ImportBench, type Table } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

describe('fallback columns', () => {
  const map = 'sp=discount_price|actual_price,mrp=actual_price,image_urls=large+small|thumbnail';

  test('are read where the first one is empty', async () => {
    const { report } = await bench.importTable(
      [
        ['sku', 'title', 'category', 'discount_price', 'actual_price', 'large', 'small', 'thumbnail'],
        ['A', 'Lamp', 'Home', '₹499', '₹999', '', 'https://x.example/s.jpg', 'https://x.example/t.jpg'],
        ['B', 'Vase', 'Home', '', '₹299', 'nan', '', 'https://x.example/u.jpg'],
        ['C', 'Bowl', 'Home', 'N/A', '₹199', '', '', ''],
        ['D', 'Cup', 'Home', 'free', '₹99', '', '', ''],
        ['E', 'Jug', 'Home', '', '', '', '', ''],
      ],
      '--map',
      map,
    );
    expect(await bench.query('select sku, sp_paise, mrp_paise from products order by sku')).toEqual([
      { sku: 'A', sp_paise: 49_900, mrp_paise: 99_900 },
      { sku: 'B', sp_paise: 29_900, mrp_paise: 29_900 },
      { sku: 'C', sp_paise: 19_900, mrp_paise: 19_900 },
    ]);
    expect(await bench.query('select source_url from remote_images order by source_url')).toEqual([
      { source_url: 'https://x.example/s.jpg' },
      { source_url: 'https://x.example/u.jpg' },
    ]);
    // Only an empty cell is replaced: a value that cannot be read may be a different price.
    expect(report).toEqual(['5,D,refused,sp is not an amount in rupees,free', '6,E,refused,sp is empty,']);
  });
});

test('rows without a category get the default category', async () => {
  await bench.importTable(
    [
      ['sku', 'title', 'sp', 'tree'],
      ['A', 'Lamp', 499, 'Lighting >> Lamps'],
      ['B', 'Vase', 299, ''],
    ],
    '--map',
    'category=tree',
    '--defaults',
    'category=Home >> Decor',
  );
  expect(
    await bench.query(
      'select p.sku, t.name as top, c.name from products as p join categories as c on c.id = p.category_id left join categories as t on t.id = c.parent_id order by sku',
    ),
  ).toEqual([
    { sku: 'A', top: 'Lighting', name: 'Lamps' },
    { sku: 'B', top: 'Home', name: 'Decor' },
  ]);
});

describe('the column status', () => {
  const header = ['sku', 'parent_sku', 'color', 'title', 'category', 'sp', 'status'];
  const statuses = () => bench.query('select sku, status from products order by sku');

  test('ends products and offers them again', async () => {
    const row = (sku: string, status: string) => [sku, '', '', 'Lamp', 'Home', 499, status];
    await bench.importTable([header, row('A', ''), row('B', 'active'), row('C', 'Ended')]);
    expect(await statuses()).toEqual([
      { sku: 'A', status: 'active' },
      { sku: 'B', status: 'active' },
      { sku: 'C', status: 'inactive' },
    ]);
    const { output } = await bench.importTable([header, row('A', 'ended'), row('B', 'ended'), row('C', '')]);
    expect(output).toContain('(0 created, 2 updated, 1 unchanged)');
    expect(await bench.query('select count(*) from product_search')).toEqual([{ count: 0 }]);
    await bench.importTable([header, row('A', 'active'), row('B', ''), row('C', 'active')]);
    expect(await statuses()).toEqual([
      { sku: 'A', status: 'active' },
      { sku: 'B', status: 'inactive' },
      { sku: 'C', status: 'active' },
    ]);
  });

  test('refuses other values, and does not apply to variations', async () => {
    const { report } = await bench.importTable([
      header,
      ['A', '', '', 'Lamp', 'Home', 499, 'maybe'],
      ['B', '', 'Red', 'Lamp', 'Home', 499, 'active'],
      ['B-2', 'B', 'Blue', '', '', 499, 'ended'],
    ]);
    expect(report).toEqual([
      '2,A,refused,status is neither active nor ended,maybe',
      '4,B-2,warning,"status was ignored: only a whole product can be ended, so set the quantity of the variation to 0 instead",ended',
    ]);
    expect(await statuses()).toEqual([{ sku: 'B', status: 'active' }]);
  });
});

describe('a derived SKU', () => {
  const skus = async () =>
    (await bench.query('select sku from products order by title')).map(({ sku }) => sku);
  const header = ['name', 'link', 'category', 'sp'];
  const link = 'https://shop.example/lamp/dp/B0123ABCDE?ref=1';

  test('is a hash of any column, the same in every import', async () => {
    const table: Table = [
      header,
      ['A', link, 'Home', 499],
      ['B', 'https://shop.example/vase', 'Home', 299],
      ['C', '', 'Home', 199],
      ['D', '1.23E+12', 'Home', 199],
    ];
    const options = ['--map', 'sku=link,title=name', '--sku-hash'];
    const { report } = await bench.importTable(table, ...options);
    const [a, b] = await skus();
    expect(a).toMatch(/^H-[0-9A-F]{20}$/);
    expect(b).toMatch(/^H-[0-9A-F]{20}$/);
    expect(a).not.toBe(b);
    expect(report).toEqual([
      '4,,refused,sku is empty,',
      '5,,refused,sku was rounded by a spreadsheet and has lost its last digits: format the column as text before entering SKUs,1.23E+12',
    ]);
    expect((await bench.importTable(table, ...options)).output).toContain(
      '(0 created, 0 updated, 2 unchanged)',
    );
  });

  test('can be a hash of several columns, or several columns joined', async () => {
    const table: Table = [
      ['title', 'brand', 'size', 'category', 'sp'],
      ['A', 'Tata', '500 g', 'Home', 499],
      ['B', 'Tata', '', 'Home', 499],
      ['C', 'Tata 500', 'g', 'Home', 499],
    ];
    await bench.importTable(table, '--map', 'sku=brand+size', '--sku-hash');
    expect(new Set(await skus()).size).toBe(3);
    await bench.importTable(table, '--map', 'sku=brand+size');
    expect(await bench.query(`select sku from products where sku not like 'H-%' order by title`)).toEqual([
      { sku: 'Tata-500 g' },
      { sku: 'Tata' },
      { sku: 'Tata 500-g' },
    ]);
  });

  test('is what a pattern finds in a column', async () => {
    const table: Table = [header, ['A', link, 'Home', 499], ['B', 'https://shop.example/vase', 'Home', 299]];
    const { report } = await bench.importTable(
      table,
      '--map',
      'sku=link,title=name',
      '--sku-pattern',
      '/dp/([A-Z0-9]{10})',
    );
    expect(await skus()).toEqual(['B0123ABCDE']);
    expect(report).toEqual(['3,,refused,sku does not match --sku-pattern,https://shop.example/vase']);
  });

  test.each([
    [['--sku-pattern', '('], '--sku-pattern (: this is not a regular expression.'],
    [['--sku-pattern', 'x', '--sku-hash'], 'Use either --sku-hash or --sku-pattern.'],
  ])('%j prints a clear error', async (argv, message) => {
    const { exitCode, output } = await bench.run('x.csv', ...argv);
    expect(exitCode).toBe(1);
    expect(output).toContain(message);
  });
});

test('ratings of the supplier are stored, and kept if a later file has none', async () => {
  const header = ['sku', 'title', 'category', 'sp', 'rating', 'rating_count'];
  const { report } = await bench.importTable([
    header,
    ['A', 'Lamp', 'Home', 499, '4.3', '1,204'],
    ['B', 'Vase', 'Home', 499, '4.25 out of 5 stars', ''],
    ['C', 'Bowl', 'Home', 499, '', ''],
    ['D', 'Cup', 'Home', 499, '5.1', '3'],
    ['E', 'Jug', 'Home', 499, 'Get', '3'],
  ]);
  expect(report).toEqual([
    '5,D,warning,rating was ignored: it is not a number from 0 to 5,5.1',
    '6,E,warning,rating was ignored: it is not a number from 0 to 5,Get',
  ]);
  await bench.importTable([header, ['A', 'Lamp', 'Home', 450, '', '']]);
  expect(await bench.query('select sku, rating_hundredths, rating_count from products order by sku')).toEqual(
    [
      { sku: 'A', rating_hundredths: 430, rating_count: 1204 },
      { sku: 'B', rating_hundredths: 425, rating_count: null },
      { sku: 'C', rating_hundredths: null, rating_count: null },
      { sku: 'D', rating_hundredths: null, rating_count: null },
      { sku: 'E', rating_hundredths: null, rating_count: null },
    ],
  );
});
