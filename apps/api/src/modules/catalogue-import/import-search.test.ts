import { Logger, runOnce } from 'graphile-worker';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueTasks } from '../catalogue/catalogue-tasks.ts';
import { openImportBench, toCsv, type ImportBench } from './testing.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await openImportBench();
});
afterEach(() => bench.close());

const listJobs = () =>
  bench.query('select task_identifier as task, queue_name as queue, attempts from graphile_worker.jobs');

const writeProducts = (name: string, ...skus: string[]) =>
  bench.write(
    name,
    toCsv([['sku', 'title', 'category', 'sp'], ...skus.map((sku) => [sku, `Kurta ${sku}`, 'Clothing', 499])]),
  );

const waiting = { task: 'catalogue:maintain-search', queue: 'catalogue-search', attempts: 0 };

test('an import requests search maintenance once, even if no worker has ever run', async () => {
  await bench.run(await writeProducts('first.csv', 'A-1', 'A-2'));
  await bench.run(await writeProducts('second.csv', 'A-3'));
  expect(await listJobs()).toEqual([waiting]);

  const { pool } = bench.database;
  const logger = new Logger(() => () => undefined);
  await runOnce({ pgPool: pool, taskList: catalogueTasks(pool), noHandleSignals: true, logger });
  // `runOnce` does not wait until the job is marked as done.
  await expect.poll(listJobs).toEqual([]);
  expect(await bench.query(`select products from search_vocabulary where word = 'kurta'`)).toEqual([
    { products: 3 },
  ]);
  expect(await bench.query('select products, levelled_products from search_state')).toEqual([
    { products: 3, levelled_products: 3 },
  ]);
});

test('a file can contain popularity, to which subscriptions and orders are added', async () => {
  const write = (popularity: (string | number)[]) =>
    bench.write(
      'popular.csv',
      toCsv([
        ['sku', 'title', 'category', 'sp', 'popularity'],
        ...popularity.map((value, index) => [`P-${index}`, `Kurta ${index}`, 'Clothing', 499, value]),
      ]),
    );
  const popularity = async () =>
    (await bench.query('select popularity from products order by sku')).map((row) => row['popularity']);
  await bench.run(await write(['1,200', 70, '']));
  expect(await popularity()).toEqual([1200, 70, 0]);
  await bench.query(`
    with demand as (insert into product_demand select id, 30 from products where sku = 'P-1')
    update products set popularity = popularity + 30 where sku = 'P-1'`);
  await bench.run(await write([1200, 80, '']));
  expect(await popularity()).toEqual([1200, 110, 0]);
});

test('an import that changes nothing requests nothing', async () => {
  const file = await writeProducts('same.csv', 'A-1');
  await bench.run(file);
  await bench.query('delete from graphile_worker._private_jobs');
  await bench.run(file);
  expect(await listJobs()).toEqual([]);
});
