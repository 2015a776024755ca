import { afterEach, beforeEach, expect, test } from 'vitest';
import { openImportBench, toCsv, type ImportBench, type Table } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

const query = async (sql: string) => (await bench.database.pool.query<Record<string, unknown>>(sql)).rows;

async function importTable(table: Table, ...options: string[]) {
  const file = await bench.write('catalogue.csv', toCsv(table));
  const { output } = await bench.run(file, ...options);
  return { output, report: await bench.readReport(file) };
}

test('a SKU that a spreadsheet has rounded is refused, so that two goods never become one', async () => {
  const { report } = await importTable([
    ['sku', 'parent_sku', 'color', 'title', 'category', 'sp'],
    ['8.90123E+12', '', '', 'Steel bottle', 'Kitchen', 299],
    ['8.90123E+12', '', '', 'Copper bottle', 'Kitchen', 599],
    ['2E10', '', '', 'Glass bottle', 'Kitchen', 399],
    ['2E10-R', '8.90123E+12', 'Red', '', '', 399],
  ]);
  const reason =
    'is a number that a spreadsheet has rounded, its last digits are lost: format the column as text before the SKUs are put in';
  expect(report).toEqual([
    `2,8.90123E+12,refused,"sku ${reason}",8.90123E+12`,
    `3,8.90123E+12,refused,"sku ${reason}",8.90123E+12`,
    `5,2E10-R,refused,"parent_sku ${reason}",8.90123E+12`,
  ]);
  expect(await query('select sku from products')).toEqual([{ sku: '2E10' }]);
});

test('an origin that is no country is refused, and India is national however it is spelt', async () => {
  const { report } = await importTable([
    ['sku', 'title', 'category', 'sp', 'country_of_origin'],
    ['A', 'Lamp', 'Home', 100, 'भारत'],
    ['B', 'Lamp', 'Home', 100, 'IND'],
    ['C', 'Lamp', 'Home', 100, 'P.R. China'],
    ['D', 'Lamp', 'Home', 100, 'asdf'],
  ]);
  expect(report).toEqual([
    '5,D,refused,country_of_origin is no country we know: write its English name or its code of two letters,asdf',
  ]);
  expect(await query('select sku, country_of_origin, warehouse from products order by sku')).toEqual([
    { sku: 'A', country_of_origin: 'India', warehouse: 'national' },
    { sku: 'B', country_of_origin: 'India', warehouse: 'national' },
    { sku: 'C', country_of_origin: 'China', warehouse: 'international' },
  ]);
});
