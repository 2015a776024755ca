import { afterEach, beforeEach, expect, test } from 'vitest';
import { openImportBench, type ImportBench, type Table } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

test('rejects rounded SKUs, so that two products never become one', async () => {
  const { report } = await bench.importTable([
    ['sku', 'parent_sku', 'color', 'title', 'category', 'sp'],
    ['8.90123E+12', '', '', 'Steel bottle', 'Kitchen', 299],
    ['8.90123E+12', '', '', 'Copper bottle', 'Kitchen', 599],
    ['2E10', '', '', 'Glass bottle', 'Kitchen', 399],
    ['2E10-R', '8.90123E+12', 'Red', '', '', 399],
  ]);
  const reason =
    'was rounded by a spreadsheet and has lost its last digits: format the column as text before entering SKUs';
  expect(report).toEqual([
    `2,8.90123E+12,refused,sku ${reason},8.90123E+12`,
    `3,8.90123E+12,refused,sku ${reason},8.90123E+12`,
    `5,2E10-R,refused,parent_sku ${reason},8.90123E+12`,
  ]);
  expect(await bench.query('select sku from products')).toEqual([{ sku: '2E10' }]);
});

test('rejects an unknown origin, and recognizes every spelling of India', async () => {
  const { report } = await bench.importTable([
    ['sku', 'title', 'category', 'sp', 'country_of_origin'],
    ['A', 'Lamp', 'Home', 100, 'भारत'],
    ['B', 'Lamp', 'Home', 100, 'IND'],
    ['C', 'Lamp', 'Home', 100, 'P.R. China'],
    ['D', 'Lamp', 'Home', 100, 'asdf'],
  ]);
  expect(report).toEqual([
    '5,D,refused,country_of_origin is not a known country: use its English name or two-letter code,asdf',
  ]);
  expect(await bench.query('select sku, country_of_origin, warehouse from products order by sku')).toEqual([
    { sku: 'A', country_of_origin: 'India', warehouse: 'national' },
    { sku: 'B', country_of_origin: 'India', warehouse: 'national' },
    { sku: 'C', country_of_origin: 'China', warehouse: 'international' },
  ]);
});

const priceHeader = ['sku', 'parent_sku', 'color', 'title', 'category', 'sp', 'mrp'];

test('rejects a price above the existing MRP if the row has no MRP', async () => {
  await bench.importTable([
    priceHeader,
    ['P', '', '', 'Lamp', 'Home', 500, 600],
    ['P-B', 'P', 'Blue', '', '', 500, 650],
    ['Q', '', '', 'Vase', 'Home', 500, 600],
  ]);
  const raised: Table = [
    priceHeader,
    ['P', '', '', 'Lamp', 'Home', 700, ''],
    ['P-B', 'P', 'Blue', '', '', 650.5, ''],
    ['P-R', 'P', 'Red', '', '', 700, ''],
    ['Q', '', '', 'Vase', 'Home', 700, 800],
  ];
  const refused = [
    '2,P,refused,"sp is more than the mrp in the catalogue, 600.00: give the new mrp too",P',
    '3,P-B,refused,"sp is more than the mrp in the catalogue, 650.00: give the new mrp too",P-B',
  ];
  expect((await bench.importTable(raised, '--dry-run')).report).toEqual(refused);
  const { report, output } = await bench.importTable(raised);
  expect(report).toEqual(refused);
  expect(output).toContain('Accepted  2 (1 created, 1 updated, 0 unchanged)\nRefused   2');
  expect(
    await bench.query(
      'select sku, sp_paise, mrp_paise from products union all select sku, sp_paise, mrp_paise from product_variations order by sku',
    ),
  ).toEqual([
    { sku: 'P', sp_paise: 50_000, mrp_paise: 60_000 },
    { sku: 'P-B', sp_paise: 50_000, mrp_paise: 65_000 },
    { sku: 'P-R', sp_paise: 70_000, mrp_paise: 70_000 },
    { sku: 'Q', sp_paise: 70_000, mrp_paise: 80_000 },
  ]);

  const { report: last } = await bench.importTable([
    priceHeader,
    ['Q', '', '', 'Vase', 'Home', 900, ''],
    ['Q', '', '', 'Vase', 'Home', 600, ''],
  ]);
  expect(last).toEqual(['2,Q,replaced,"replaced by line 3, which has the same sku",']);
});

test('the MRP follows the price if no file has ever stated one', async () => {
  const prices = () =>
    bench.query(
      'select sku, sp_paise, mrp_paise from products union all select sku, sp_paise, mrp_paise from product_variations order by sku',
    );
  const feed = (sp: number, mrp: number | ''): Table => [
    priceHeader,
    ['P', '', '', 'Lamp', 'Home', sp, mrp],
    ['P-B', 'P', 'Blue', '', '', sp, mrp],
  ];
  const both = (sp_paise: number, mrp_paise: number) => [
    { sku: 'P', sp_paise, mrp_paise },
    { sku: 'P-B', sp_paise, mrp_paise },
  ];
  await bench.importTable(feed(500, ''));
  expect((await bench.importTable(feed(700, ''))).report).toEqual([]);
  expect(await prices()).toEqual(both(70_000, 70_000));
  await bench.importTable(feed(600, ''));
  expect(await prices()).toEqual(both(60_000, 60_000));

  await bench.importTable(feed(600, 600));
  expect((await bench.importTable(feed(601, ''))).report).toHaveLength(2);
  await bench.importTable(feed(550, ''));
  expect(await prices()).toEqual(both(55_000, 60_000));
});

test('colours that differ only in letter case are the same variation', async () => {
  const { report } = await bench.importTable([
    priceHeader,
    ['K-1', 'K', 'RED', '', '', 500, ''],
    ['K-2', 'K', 'Blue', '', '', 500, ''],
    ['K', '', 'Red', 'Kurta', 'Clothing', 500, ''],
    ['K-3', 'K', 'blue', '', '', 500, ''],
    ['L', '', 'red', 'Lungi', 'Clothing', 500, ''],
  ]);
  expect(report).toEqual([
    '2,K-1,refused,color RED is already K,K-1',
    '5,K-3,refused,color blue is already K-2,K-3',
  ]);
  const choices = 'select sku, color from product_variations order by sku';
  expect(await bench.query(choices)).toEqual([
    { sku: 'K', color: 'Red' },
    { sku: 'K-2', color: 'Blue' },
    { sku: 'L', color: 'red' },
  ]);

  const { report: later } = await bench.importTable([
    priceHeader,
    ['K-4', 'K', 'rEd', '', '', 500, ''],
    ['K-5', 'K', 'Blue', '', '', 500, ''],
    ['K-2', 'K', 'Green', '', '', 500, ''],
  ]);
  expect(later).toEqual(['2,K-4,refused,color rEd is already K,K-4']);
  expect(await bench.query(choices)).toEqual([
    { sku: 'K', color: 'Red' },
    { sku: 'K-2', color: 'Green' },
    { sku: 'K-5', color: 'Blue' },
    { sku: 'L', color: 'red' },
  ]);
});
