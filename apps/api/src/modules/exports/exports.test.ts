import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Logger, runOnce } from 'graphile-worker';
import yauzl from 'yauzl';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataOf } from '@postprocure/contracts/envelope';
import { exportRecord, type ExportRecord } from '@postprocure/contracts/exports/export';
import { standardColumns } from '@postprocure/contracts/exports/export-fields';
import { withTransaction } from '@postprocure/db/transaction';
import { createTestMerchant, type TestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openCatalogueSource, type CatalogueSource } from '../catalogue-import/index.ts';
import { exportTasks } from './export-tasks.ts';
import { writeExport } from './write-export.ts';

let api: TestApi;
let merchant: TestMerchant;
let folder: string;
beforeAll(async () => {
  api = await createTestApi('demo');
  folder = await mkdtemp(path.join(tmpdir(), 'post-procure-exports-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  merchant = await createTestMerchant(api, { plan: 'unicorn' });
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/seller${url}`,
    headers: merchant.headers,
    ...(payload && { payload }),
  });

const read = (response: { json: () => unknown }): ExportRecord =>
  dataOf(exportRecord).parse(response.json()).data;

/** Inserts many subscriptions without sending requests. */
async function subscribeTo(count: number): Promise<void> {
  await api.database.pool.query(
    `with kept as (
       insert into kept_descriptions (hash, description)
       select distinct sha256(convert_to(description, 'UTF8')), description from product_contents on conflict do nothing
     )
     insert into product_subscriptions (merchant_id, product_id, my_price_paise, snapshot_title, snapshot_bullets,
       snapshot_description_hash, snapshot_images, snapshot_sp_paise, snapshot_mrp_paise)
     select $1, p.id, p.sp_paise, p.title, c.bullet_points, sha256(convert_to(c.description, 'UTF8')),
       array(select image from product_images where product_id = p.id order by position), p.sp_paise, p.mrp_paise
     from products as p join product_contents as c on c.product_id = p.id order by p.id limit $2`,
    [merchant.merchantId, count],
  );
}

async function download({ link }: ExportRecord, extension: string): Promise<string> {
  // Sent without a session, because the link alone is enough.
  const response = await api.app.inject(link ?? '');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="post-procure-[\w-]+\.\w+"$/,
  );
  const file = path.join(folder, `file.${extension}`);
  await writeFile(file, response.rawPayload);
  return file;
}

async function readRows(source: CatalogueSource): Promise<Record<string, string>[]> {
  const rows: string[][] = [];
  for await (const piece of source.read()) rows.push(...piece.map(({ cells }) => cells));
  await source.close();
  const [headings = [], ...body] = rows;
  return body.map((cells) =>
    Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])),
  );
}

async function readXml(file: string, name: string): Promise<string> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === name) return text(await zip.openReadStreamPromise(entry));
  }
  throw new Error(`${name} is missing`);
}

const paise = (rupees: string | undefined): number => Math.round(Number(rupees) * 100);

/** Everything that can be ordered, except variations that cost more or less than their product. */
async function readExpected(): Promise<
  { sku: string; title: string; cost: number; mrp: number; price: number; stock: number }[]
> {
  const { rows } = await api.database.pool.query(
    `select coalesce(v.sku, p.sku) as sku, s.snapshot_title as title, coalesce(v.sp_paise, p.sp_paise) as cost,
       coalesce(v.mrp_paise, p.mrp_paise) as mrp, s.my_price_paise as price,
       coalesce(vs.quantity, k.quantity) as stock
     from product_subscriptions as s join products as p on p.id = s.product_id
     join product_stocks as k on k.product_id = p.id
     left join product_variations as v on v.product_id = p.id
     left join variation_stocks as vs on vs.product_id = v.product_id and vs.position = v.position
     where s.merchant_id = $1 and coalesce(v.sp_paise, p.sp_paise) = p.sp_paise`,
    [merchant.merchantId],
  );
  return (rows as Awaited<ReturnType<typeof readExpected>>).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}

const toComparable = (rows: Record<string, string>[]) =>
  rows
    .map((row) => ({
      sku: row['SKU'],
      title: row['Title'],
      cost: paise(row['Cost (₹)']),
      mrp: paise(row['MRP (₹)']),
      price: paise(row['My price (₹)']),
      stock: Number(row['Stock']),
    }))
    .toSorted((a, b) => ((a.sku ?? '') < (b.sku ?? '') ? -1 : 1));

describe('a small export is ready at once', () => {
  test('Excel and CSV have the same amounts as the database, to the paisa', async () => {
    await subscribeTo(40);
    await api.database.pool.query(
      `update product_subscriptions set my_price_paise = my_price_paise - product_id % 97 where merchant_id = $1`,
      [merchant.merchantId],
    );
    const expected = await readExpected();
    const excel = read(await call('POST', '/exports', { format: 'xlsx' }));
    expect(excel).toMatchObject({ state: 'DONE', rowsTotal: 40, rowsDone: 40 });
    const file = await download(excel, 'xlsx');
    const skus = new Set(expected.map(({ sku }) => sku));
    const ofExpected = (rows: Record<string, string>[]) =>
      toComparable(rows.filter((row) => skus.has(row['SKU'] ?? '')));
    expect(ofExpected(await readRows(await openCatalogueSource(file, { sheet: 'Products' })))).toEqual(
      expected,
    );
    const csv = read(await call('POST', '/exports', { format: 'csv' }));
    const csvFile = await download(csv, 'csv');
    expect(ofExpected(await readRows(await openCatalogueSource(csvFile, {})))).toEqual(expected);
  });

  test('Excel has numeric cells, a frozen header, absolute image URLs and the time of the snapshot', async () => {
    await subscribeTo(2);
    const record = read(await call('POST', '/exports', { format: 'xlsx' }));
    const file = await download(record, 'xlsx');
    const sheet = await readXml(file, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('state="frozen"');
    const column = (field: string) => {
      const index = standardColumns.findIndex((one) => one.field === field);
      return String.fromCharCode(65 + index);
    };
    for (const field of ['cost', 'mrp', 'price', 'margin', 'stock']) {
      expect(new RegExp(`<c r="${column(field)}2"( s="\\d+")?><v>-?[\\d.]+</v>`).test(sheet), field).toBe(
        true,
      );
    }
    expect(sheet).toContain('http://shop.test/media/');
    const about = await readRows(await openCatalogueSource(file, { sheet: 'About' }));
    expect(about).toHaveLength(1);
    expect(record.snapshotAt).not.toBeNull();
  });

  test('CSV has an optional byte order mark', async () => {
    await subscribeTo(1);
    const first = async (payload: object) =>
      (await api.app.inject(read(await call('POST', '/exports', payload)).link ?? '')).rawPayload.subarray(
        0,
        3,
      );
    expect([...(await first({ format: 'csv' }))]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await first({ format: 'csv', withBom: false })).toString()).toBe('SKU');
  });

  test('formulas in texts are escaped', async () => {
    await subscribeTo(1);
    await api.database.pool.query(
      `update product_subscriptions set own_title = '=HYPERLINK("http://evil.example")' where merchant_id = $1`,
      [merchant.merchantId],
    );
    const csv = await download(read(await call('POST', '/exports', { format: 'csv' })), 'csv');
    const [row] = await readRows(await openCatalogueSource(csv, {}));
    expect(row?.['Title']).toBe(`'=HYPERLINK("http://evil.example")`);
    const file = await download(read(await call('POST', '/exports', { format: 'xlsx' })), 'xlsx');
    expect(await readXml(file, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
  });

  test('has only the selected products and columns', async () => {
    await subscribeTo(5);
    const columns = [
      { heading: 'Article', field: 'sku' },
      { heading: 'Our price', field: 'price' },
    ];
    const { rows } = await api.database.pool.query<{ id: number; skus: string[] }>(
      `select id, array(select sku from product_variations where product_id = id order by position) as skus
       from products order by id limit 1`,
    );
    const record = read(
      await call('POST', '/exports', {
        format: 'csv',
        columns,
        selection: { productIds: [rows[0]?.id, 999_999] },
      }),
    );
    const found = await readRows(await openCatalogueSource(await download(record, 'csv'), {}));
    expect(found.map((row) => row['Article'])).toEqual(rows[0]?.skus);
    expect(Object.keys(found[0] ?? {})).toEqual(['Article', 'Our price']);
  });

  test('the worker writes concurrent exports beyond the limit of the process', async () => {
    await subscribeTo(5);
    const sellers = await Promise.all(Array.from({ length: 8 }, () => createTestMerchant(api)));
    const [first] = (await api.database.pool.query<{ id: number }>('select min(id) as id from products'))
      .rows;
    for (const { headers } of sellers) {
      await api.app.inject({ method: 'PUT', url: `/api/seller/subscriptions/${first?.id}`, headers });
    }
    const responses = await Promise.all(
      sellers.map(({ headers }) =>
        api.app.inject({ method: 'POST', url: '/api/seller/exports', headers, payload: { format: 'csv' } }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(sellers.map(() => 200));
    const states = new Set(responses.map((response) => read(response).state));
    expect([...states].every((state) => state === 'DONE' || state === 'QUEUED')).toBe(true);
    await api.database.pool.query(`delete from graphile_worker._private_jobs`);
    await api.database.pool.query(`update exports set state = 'CANCELLED' where state = 'QUEUED'`);
  });

  test('removed products are neither exported nor counted', async () => {
    await subscribeTo(3);
    const { rows } = await api.database.pool.query<{ id: number }>(
      'select product_id as id from product_subscriptions where merchant_id = $1 order by 1',
      [merchant.merchantId],
    );
    const productIds = rows.map(({ id }) => id);
    await call('DELETE', `/subscriptions/${productIds[0]}`);
    const record = read(await call('POST', '/exports', { format: 'csv', selection: { productIds } }));
    expect(record).toMatchObject({ state: 'DONE', rowsTotal: 2, rowsDone: 2 });
    const removed = { format: 'csv', selection: { filter: { state: 'REMOVED' } } };
    expect((await call('POST', '/exports', removed)).json()).toMatchObject({ code: 'CONFLICT' });
  });

  test('has a delayed job in case the process crashes, which is removed afterwards', async () => {
    await subscribeTo(2);
    const { pool } = api.database;
    const readJobs = async () =>
      (await pool.query<{ isLater: boolean }>('select run_at > now() as "isLater" from graphile_worker.jobs'))
        .rows;
    const asked = await withTransaction(pool, async (tx) => {
      await tx.query('lock table kept_descriptions in access exclusive mode');
      const response = call('POST', '/exports', { format: 'csv' });
      await expect.poll(readJobs).toEqual([{ isLater: true }]);
      return { response };
    });
    expect(read(await asked.response).state).toBe('DONE');
    expect(await readJobs()).toEqual([]);
  });

  test('an empty export is rejected', async () => {
    expect((await call('POST', '/exports', { format: 'csv' })).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await call('POST', '/exports', { format: 'pdf' })).statusCode).toBe(400);
  });
});

describe('a large export is written by the worker', () => {
  const directory = () => path.join(folder, 'worker');
  const parts = () => ({
    database: api.database.pool,
    directory: directory(),
    storefrontUrl: 'http://shop.test',
  });
  const work = () =>
    runOnce({
      pgPool: api.database.pool,
      taskList: exportTasks(parts()),
      logger: new Logger(() => () => undefined),
      noHandleSignals: true,
    });
  const readOne = async (id: string) => read(await call('GET', `/exports/${id}`));

  test('reports its progress and produces a file', async () => {
    await subscribeTo(501);
    const queued = read(await call('POST', '/exports', { format: 'csv' }));
    expect(queued).toMatchObject({ state: 'QUEUED', rowsTotal: 501, rowsDone: 0, link: null });
    await work();
    const done = await readOne(queued.id);
    expect(done).toMatchObject({ state: 'DONE', rowsDone: 501 });
    const rows = await readRows(await openCatalogueSource(path.join(directory(), `${done.id}.csv`), {}));
    expect(new Set(rows.map((row) => row['Product SKU'])).size).toBe(501);
    expect((await call('GET', '/exports')).json()).toMatchObject({ data: { exports: [{ id: done.id }] } });
  });

  test('leaves no file if it is cancelled', async () => {
    await subscribeTo(501);
    const { id } = read(await call('POST', '/exports', { format: 'xlsx' }));
    expect(read(await call('DELETE', `/exports/${id}`)).state).toBe('CANCELLED');
    await work();
    expect((await readOne(id)).state).toBe('CANCELLED');
    expect(existsSync(path.join(directory(), `${id}.xlsx`))).toBe(false);
  });

  test('is limited to three at a time', async () => {
    await subscribeTo(501);
    for (let count = 0; count < 3; count += 1) await call('POST', '/exports', { format: 'csv' });
    expect((await call('POST', '/exports', { format: 'csv' })).json()).toMatchObject({ code: 'CONFLICT' });
    await work();
  });

  test('is limited to three at a time, also for concurrent requests', async () => {
    await subscribeTo(501);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '/exports', { format: 'csv' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    await work();
  });

  test('can be retried by staff after it has failed', async () => {
    await subscribeTo(501);
    const { id } = read(await call('POST', '/exports', { format: 'csv' }));
    // A file in place of the directory makes every attempt fail.
    const blocked = { ...parts(), directory: path.join(folder, 'no-folder') };
    await writeFile(blocked.directory, '');
    await expect(writeExport(blocked, id, true)).rejects.toThrow();
    expect((await readOne(id)).state).toBe('FAILED');
    await work();
    expect(await readOne(id)).toMatchObject({ state: 'DONE', rowsDone: 501 });
  });

  test('expires after a day, with its file', async () => {
    await subscribeTo(501);
    const { id } = read(await call('POST', '/exports', { format: 'csv' }));
    await work();
    await api.database.pool.query(
      `update exports set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect((await api.app.inject((await readOne(id)).link ?? '')).statusCode).toBe(404);
    await api.database.pool.query(`select graphile_worker.add_job('exports:expire')`);
    await work();
    expect(await readOne(id)).toMatchObject({ state: 'EXPIRED', link: null });
    expect(await readdir(directory())).not.toContain(`${id}.csv`);
  });

  test('files left behind by a crashed process are purged', async () => {
    await mkdir(directory(), { recursive: true });
    for (const [name, hours] of [
      ['old.csv', 26],
      ['young.csv', 24],
    ] as const) {
      const file = path.join(directory(), name);
      await writeFile(file, 'half a file');
      const written = new Date(Date.now() - hours * 3_600_000);
      await utimes(file, written, written);
    }
    await api.database.pool.query(`select graphile_worker.add_job('exports:expire')`);
    await work();
    const left = await readdir(directory());
    expect(left).toContain('young.csv');
    expect(left).not.toContain('old.csv');
  });
});
