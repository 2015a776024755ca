import { afterEach, beforeEach, expect, test } from 'vitest';
import { openImportBench, type ImportBench, type Table } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

const header = ['sku', 'parent_sku', 'color', 'size', 'title', 'category', 'sp', 'quantity'];
const variations = `select v.sku, v.color, v.size, s.quantity from product_variations as v
  join variation_stocks as s using (product_id, position) order by v.product_id, v.position`;
const stocks = 'select sku, quantity from products join product_stocks on product_id = id order by sku';

test('variations have a size and a stock, and the product has the sum', async () => {
  const { report } = await bench.importTable([
    header,
    ['K', '', '', '', 'Kurta', 'Clothing', 499, 900],
    ['K-R-M', 'K', 'Red', 'M', '', '', 499, 3],
    ['K-R-L', 'K', 'Red', 'L', '', '', 519, 0],
    ['K-T-L', 'K', 'Teal', 'L', '', '', 519, ''],
    ['B-1', 'B', '', '1 L', '', '', 199, 4],
    ['B', '', '', '', 'Bottle', 'Kitchen', 149, ''],
    ['P', '', '', '', 'Plate', 'Kitchen', 99, 8],
  ]);
  expect(report).toEqual([
    '2,K,warning,quantity was ignored: the stock of a product with variations is the sum of theirs,',
  ]);
  expect(await bench.query(variations)).toEqual([
    { sku: 'K-R-M', color: 'Red', size: 'M', quantity: 3 },
    { sku: 'K-R-L', color: 'Red', size: 'L', quantity: 0 },
    { sku: 'K-T-L', color: 'Teal', size: 'L', quantity: 0 },
    { sku: 'B-1', color: '', size: '1 L', quantity: 4 },
  ]);
  expect(await bench.query(stocks)).toEqual([
    { sku: 'B', quantity: 4 },
    { sku: 'K', quantity: 3 },
    { sku: 'P', quantity: 8 },
  ]);
});

test('later files change stock and size, and leave what they do not mention', async () => {
  await bench.importTable([
    header,
    ['K', '', '', '', 'Kurta', 'Clothing', 499, ''],
    ['K-M', 'K', 'Red', 'M', '', '', 499, 3],
    ['K-L', 'K', 'Red', 'L', '', '', 499, 5],
  ]);
  const next: Table = [
    header,
    ['K', '', '', '', 'Kurta', 'Clothing', 499, 7],
    ['K-M', 'K', 'Red', 'XL', '', '', 499, ''],
    ['K-L', 'K', '', 'M', '', '', 499, 6],
  ];
  const { output, report } = await bench.importTable(next);
  expect(report).toEqual([
    '2,K,warning,quantity was ignored: the stock of a product with variations is the sum of theirs,',
  ]);
  expect(output).toContain('(0 created, 2 updated, 1 unchanged)');
  expect(await bench.query(variations)).toEqual([
    { sku: 'K-M', color: 'Red', size: 'XL', quantity: 3 },
    { sku: 'K-L', color: 'Red', size: 'M', quantity: 6 },
  ]);
  expect(await bench.query(stocks)).toEqual([{ sku: 'K', quantity: 9 }]);
  expect((await bench.importTable(next)).output).toContain('(0 created, 0 updated, 3 unchanged)');
});

test('a product that becomes a variation itself keeps its stock and what is reserved of it', async () => {
  await bench.importTable([header, ['K', '', '', '', 'Kurta', 'Clothing', 499, 9]]);
  await bench.database.pool.query('update product_stocks set quantity = 7, reserved = 2');
  await bench.importTable([
    header,
    ['K', '', 'Red', 'M', 'Kurta', 'Clothing', 499, ''],
    ['K-L', 'K', 'Red', 'L', '', '', 499, 1],
  ]);
  expect(await bench.query(variations)).toEqual([
    { sku: 'K', color: 'Red', size: 'M', quantity: 7 },
    { sku: 'K-L', color: 'Red', size: 'L', quantity: 1 },
  ]);
  expect(await bench.query('select quantity, reserved from product_stocks')).toEqual([
    { quantity: 8, reserved: 2 },
  ]);
});

test('refuses rows with the options of another variation, and sizes that are too long', async () => {
  const { report } = await bench.importTable([
    header,
    ['K', '', '', '', 'Kurta', 'Clothing', 499, ''],
    ['K-1', 'K', 'Red', 'M', '', '', 499, 1],
    ['K-2', 'K', 'red', 'm', '', '', 499, 1],
    ['K-3', 'K', 'Red', '', '', '', 499, 1],
    ['K-4', 'K', 'Red', 'x'.repeat(31), '', '', 499, 1],
    ['K-5', 'K', '', 'M', '', '', 499, 'many'],
  ]);
  expect(report).toEqual([
    '4,K-2,refused,"color red, size m is already K-1",K-2',
    `6,K-4,refused,size is longer than 30 characters,${'x'.repeat(31)}`,
    '7,K-5,refused,quantity is not a whole number,many',
  ]);
  expect(await bench.query('select sku from product_variations order by sku')).toEqual([
    { sku: 'K-1' },
    { sku: 'K-3' },
  ]);
});

test('two variations can swap their sizes', async () => {
  await bench.importTable([
    header,
    ['K', '', '', '', 'Kurta', 'Clothing', 499, ''],
    ['K-1', 'K', 'Red', 'M', '', '', 499, 1],
    ['K-2', 'K', 'Red', 'L', '', '', 499, 2],
  ]);
  const { report } = await bench.importTable([
    header,
    ['K-1', 'K', 'Red', 'L', '', '', 499, ''],
    ['K-2', 'K', 'Red', 'M', '', '', 499, ''],
  ]);
  expect(report).toEqual([]);
  expect(await bench.query(variations)).toEqual([
    { sku: 'K-1', color: 'Red', size: 'L', quantity: 1 },
    { sku: 'K-2', color: 'Red', size: 'M', quantity: 2 },
  ]);
});
