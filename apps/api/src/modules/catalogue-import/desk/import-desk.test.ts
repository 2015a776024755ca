import { access, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  importDetail,
  importFileDetail,
  importHistory,
  importPreview,
  type DeskImportSettings,
  type ImportFileDetail,
} from '@postprocure/contracts/catalogue-import/import-file';
import { dataOf, errorBody } from '@postprocure/contracts/envelope';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestTasks, runJobs } from '../../../testing/run-jobs.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createTestStaff, type TestPerson } from '../../../testing/test-merchant.ts';
import { withImportLock } from '../import-lock.ts';
import { dumpCatalogue, toCsv, writeWorkbook, type Table } from '../testing.ts';
import { performRun } from './perform-run.ts';

let api: TestApi;
let admin: TestPerson;
let support: TestPerson;
beforeAll(async () => {
  api = await createTestApi('empty', { importMaxBytes: 1024 * 1024 });
  admin = await createTestStaff(api, 'admin');
  support = await createTestStaff(api, 'support');
});
afterAll(() => api.close());
beforeEach(async () => {
  const { pool } = api.database;
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query(
    `truncate import_runs, import_files, imports, import_skus, import_findings, import_changes,
       import_variation_stock_changes, products, categories cascade`,
  );
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, person = admin) =>
  api.app.inject({
    method,
    url: `/api/desk/${url}`,
    headers: person.headers,
    ...(payload !== undefined && { payload }),
  });

const upload = (content: string | Buffer, name = 'feed.csv', person = admin) =>
  api.app.inject({
    method: 'POST',
    url: `/api/desk/import-files?name=${encodeURIComponent(name)}`,
    headers: { ...person.headers, 'content-type': 'application/octet-stream' },
    payload: content,
  });

const fileOf = ({ body }: { body: string }): ImportFileDetail =>
  dataOf(importFileDetail).parse(JSON.parse(body)).data;
const messageOf = ({ body }: { body: string }): string => errorBody.parse(JSON.parse(body)).message;
const readFileDetail = async (id: string) => fileOf(await send('GET', `import-files/${id}`));
const readImport = async (id: number) =>
  dataOf(importDetail).parse((await send('GET', `imports/${id}`)).json()).data;
const readHistory = async (person = admin) =>
  dataOf(importHistory).parse((await send('GET', 'imports', undefined, person)).json()).data;

const header = ['Product Name', 'Item SKU', 'discount_price', 'actual_price', 'Main Category', 'image'];
const feed: Table = [
  header,
  ['Brass diya', 'DIYA-1', '249', '399', 'Home', 'https://images.example/diya.jpg'],
  ['Clay pot', 'POT-1', '', '150', 'Home', ''],
  ['Copper jug', 'JUG-1', 'ask us', '900', 'Kitchen', ''],
  ['Jute bag', 'BAG-1', '99', '199', 'Bags', 'ftp://images.example/bag.jpg'],
];

async function check(file: ImportFileDetail, change: Partial<DeskImportSettings> = {}) {
  const response = await send('POST', `import-files/${file.id}/check`, { ...file.settings, ...change });
  expect(response.statusCode).toBe(200);
  await runJobs(api, { hold: ['catalogue:maintain-search'] });
  return readFileDetail(file.id);
}

async function importTable(table: Table, name?: string): Promise<number> {
  const file = fileOf(await upload(toCsv(table), name));
  await check(file);
  expect((await send('POST', `import-files/${file.id}/import`)).statusCode).toBe(200);
  await runJobs(api, { hold: ['catalogue:maintain-search'] });
  const { run } = await readFileDetail(file.id);
  expect(run).toMatchObject({ kind: 'import', state: 'DONE', fraction: 1 });
  return run?.importId ?? 0;
}

const countProducts = async (): Promise<number> =>
  (await api.database.pool.query<{ count: number }>('select count(*) from products')).rows[0]?.count ?? 0;

describe('only administrators', () => {
  test('upload, import and undo; support sees the history', async () => {
    const importId = await importTable(feed);
    const refused = await Promise.all([
      upload(toCsv(feed), 'feed.csv', support),
      send('POST', `imports/${importId}/undo`, undefined, support),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect((await readHistory(support)).imports).toMatchObject([
      { id: importId, fileName: 'feed.csv', state: 'finished', created: 3, refused: 1, warnings: 1 },
    ]);
  });

  test('leave entries in the audit log', async () => {
    const importId = await importTable(feed);
    await send('POST', `imports/${importId}/undo`);
    const { rows } = await api.database.pool.query(
      `select act, actor_user_id as "by" from audit_events where act like 'import.%' order by id desc limit 3`,
    );
    expect(rows).toEqual(
      ['import.undone', 'import.started', 'import.fileUploaded'].map((act) => ({ act, by: admin.userId })),
    );
  });
});

describe('an uploaded file', () => {
  test('is private, and its columns are suggested', async () => {
    const file = fileOf(await upload(toCsv(feed)));
    expect(file).toMatchObject({
      fileName: 'feed.csv',
      description: 'CSV, UTF-8, separated by commas',
      headers: header,
      settings: {
        columns: { title: [0], sku: [1], sp: [2, 3], mrp: [3], category: [4], image_urls: [5] },
      },
    });
    expect(file.examples[2]).toBe('249');
    expect((await stat(path.join(api.importDirectory, file.id))).mode & 0o777).toBe(0o600);
    expect((await stat(api.importDirectory)).mode & 0o777).toBe(0o700);
  });

  test.each([
    ['an empty file', '', 'feed.csv is empty.'],
    ['JSON', '{"products": []}', 'feed.csv is JSON.'],
    ['XML', '<?xml version="1.0"?><a/>', 'feed.csv is a web page or XML.'],
    ['a PDF', '%PDF-1.7', 'feed.csv is a PDF.'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'feed.csv is in the old Excel format.'],
    [
      'a damaged workbook',
      Buffer.from('PK\x03\x04damaged'),
      'feed.csv is damaged or is not an Excel workbook. Open it',
    ],
    ['only a header', 'sku,title,category,sp\n', 'The file has a header but no products.'],
    ['too many columns', `${Array.from({ length: 501 }, (_, n) => `c${n}`).join(',')}\n1\n`, 'more than 500'],
  ])('%s is refused and not kept', async (_name, content, message) => {
    const before = await readdir(api.importDirectory).catch(() => []);
    const response = await upload(content);
    expect(response.statusCode).toBe(400);
    expect(messageOf(response)).toContain(message);
    expect(await readdir(api.importDirectory)).toEqual(before);
  });

  test('over the limit is refused and not kept', async () => {
    const before = await readdir(api.importDirectory).catch(() => []);
    const response = await upload('a'.repeat(1024 * 1024 + 1));
    expect(response.statusCode).toBe(413);
    expect(messageOf(response)).toContain('larger than 1 MB');
    expect(await readdir(api.importDirectory).catch(() => [])).toEqual(before);
    expect((await readHistory()).files).toEqual([]);
  });

  test('without a body is refused', async () => {
    const response = await send('POST', 'import-files', { a: 1 });
    expect(response.statusCode).toBe(415);
  });

  test('with a title above its header says where the header may be', async () => {
    const { headerLine } = fileOf(await upload(toCsv([['Price list 2026', '', '', '', '', ''], ...feed])));
    expect(headerLine).toBe(2);
  });

  test('can have several sheets', async () => {
    const workbook = await writeWorkbook(path.join(api.importDirectory, 'two-sheets.xlsx'), [
      { name: 'Notes', rows: [['a'], ['b']] },
      { name: 'Products', rows: feed },
    ]);
    const file = fileOf(await upload(await readFile(workbook), 'feed.xlsx'));
    expect(file).toMatchObject({ sheets: ['Notes', 'Products'], settings: { sheet: 'Notes' } });
    const chosen = fileOf(await send('PUT', `import-files/${file.id}/sheet`, { sheet: 'Products' }));
    expect(chosen).toMatchObject({ settings: { sheet: 'Products', columns: { sku: [1] } } });
    expect((await check(chosen)).report).toMatchObject({ rows: 4, newRows: 3 });
    const missing = await send('PUT', `import-files/${file.id}/sheet`, { sheet: 'Prices' });
    expect(messageOf(missing)).toContain('The workbook has no sheet "Prices".');
  });

  test('can be discarded until it is imported', async () => {
    const file = fileOf(await upload(toCsv(feed)));
    await check(file);
    expect((await send('DELETE', `import-files/${file.id}`)).statusCode).toBe(200);
    await expect(access(path.join(api.importDirectory, file.id))).rejects.toThrow('ENOENT');
    expect((await send('GET', `import-files/${file.id}`)).statusCode).toBe(404);
    await importTable(feed);
    const { rows } = await api.database.pool.query<{ id: string }>('select id from import_files');
    expect((await send('DELETE', `import-files/${rows[0]?.id}`)).statusCode).toBe(409);
  });

  test('is deleted after 30 days, with its report', async () => {
    const importId = await importTable(feed);
    const { reportRunId } = await readImport(importId);
    await api.database.pool.query(`update import_files set created_at = now() - interval '31 days'`);
    const forgotten = path.join(api.importDirectory, 'left-by-a-crash');
    await writeFile(forgotten, '');
    await utimes(forgotten, 0, 0);
    await createTestTasks(api)['imports:purge-files']?.({}, {} as never);
    const { rows } = await api.database.pool.query<{ id: string }>('select id from import_files');
    const kept = await readdir(api.importDirectory);
    expect(kept).not.toContain(rows[0]?.id);
    expect(kept).not.toContain('left-by-a-crash');
    expect((await send('GET', `import-runs/${reportRunId}/report`)).statusCode).toBe(404);
    expect((await readImport(importId)).report).toMatchObject({ rows: 4 });
  });
});

describe('the preview', () => {
  const preview = async (file: ImportFileDetail, change: Partial<DeskImportSettings> = {}) =>
    dataOf(importPreview).parse(
      (await send('POST', `import-files/${file.id}/preview`, { ...file.settings, ...change })).json(),
    ).data;

  test('shows the first rows as products, with their problems', async () => {
    const { rows, missing, ignored } = await preview(fileOf(await upload(toCsv(feed))));
    expect({ missing, ignored }).toEqual({ missing: [], ignored: [] });
    expect(rows).toMatchObject([
      { sku: 'DIYA-1', price: 249, mrp: 399, category: 'Home', image: 'https://images.example/diya.jpg' },
      { sku: 'POT-1', price: 150, mrp: 150, image: null, problems: [] },
      { sku: 'JUG-1', title: 'Copper jug', price: null, problems: [expect.stringContaining('sp ')] },
      { sku: 'BAG-1', warnings: [expect.stringContaining('an image address was left out')] },
    ]);
  });

  test('names required columns that are missing, and columns that are not used', async () => {
    const file = fileOf(
      await upload(
        toCsv([
          ['Name', 'Colour code'],
          ['Lamp', '7'],
        ]),
      ),
    );
    expect(await preview(file)).toEqual({
      missing: ['sku', 'category', 'sp'],
      ignored: ['Colour code'],
      rows: [],
    });
    expect(await preview(file, { defaultCategory: 'Home' })).toMatchObject({ missing: ['sku', 'sp'] });
    const response = await send('POST', `import-files/${file.id}/check`, file.settings);
    expect(messageOf(response)).toBe('Choose the file columns for sku, category, sp.');
  });

  test('can make SKUs from columns', async () => {
    const file = fileOf(await upload(toCsv(feed)));
    const { rows } = await preview(file, {
      hashSku: true,
      columns: { ...file.settings.columns, sku: [0, 1] },
    });
    expect(rows[0]?.sku).toMatch(/^H-[\dA-F]{20}$/);
  });

  test.each([
    [{ columns: { sku: [99] } }, 'The file has no such column.'],
    [{ defaultCategory: 'ALL' }, 'Choose another default category'],
    [{ sheet: 'Other' }, 'Another sheet was chosen'],
    [{ foldBelow: 1 }, 'foldBelow'],
  ])('refuses %j', async (change, message) => {
    const file = fileOf(await upload(toCsv(feed)));
    const response = await send('POST', `import-files/${file.id}/preview`, { ...file.settings, ...change });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(messageOf(response)).toContain(message);
  });
});

describe('a dry run', () => {
  test('reports everything and changes nothing', async () => {
    await importTable([header, ['Brass diya', 'DIYA-1', '199', '399', 'Home', '']]);
    const before = await dumpCatalogue(api.database.pool);
    const { run, report } = await check(fileOf(await upload(toCsv(feed))));
    expect(run).toMatchObject({
      kind: 'check',
      state: 'DONE',
      importId: null,
      startedBy: { id: admin.userId },
    });
    expect(report).toMatchObject({
      rows: 4,
      refused: 1,
      warnings: 1,
      newRows: 2,
      knownRows: 1,
      repriced: 1,
      written: null,
      categories: { newTops: 1, singles: 1, crowdsMenu: false, folded: null },
      reasons: [
        { kind: 'refused', reason: expect.stringContaining('sp ') as string, count: 1 },
        { kind: 'warning', reason: expect.stringContaining('image address') as string, count: 1 },
      ],
      findings: [
        { line: 4, kind: 'refused', sku: 'JUG-1', value: 'ask us' },
        { line: 5, kind: 'warning' },
      ],
    });
    expect(await dumpCatalogue(api.database.pool)).toEqual(before);
    const csv = await send('GET', `import-runs/${run?.id}/report`);
    expect(csv.headers['content-disposition']).toContain('feed-report.csv');
    expect(csv.body.split('\r\n').slice(0, -1)).toHaveLength(3);
  });

  test('tells how many products a file ends, and folds small categories', async () => {
    await importTable([header, ['Brass diya', 'DIYA-1', '199', '399', 'Home', '']]);
    const table: Table = [
      [...header, 'status'],
      ['Brass diya', 'DIYA-1', '199', '399', 'Home', '', 'ended'],
      ['Lamp', 'LAMP-1', '500', '500', 'Lamps', '', 'active'],
    ];
    const { report } = await check(fileOf(await upload(toCsv(table))), {
      foldBelow: 2,
      defaultCategory: 'Sundry',
    });
    expect(report).toMatchObject({
      ended: 1,
      repriced: 0,
      categories: { folded: { count: 1, intoParent: 0, minProducts: 2 }, target: 'Sundry' },
    });
  });

  test('is required before an import, and again after other settings', async () => {
    const file = fileOf(await upload(toCsv(feed)));
    const early = await send('POST', `import-files/${file.id}/import`);
    expect(messageOf(early)).toBe('Do a dry run of this file first.');
    await check(file, { defaultQuantity: 7 });
    await send('POST', `import-files/${file.id}/import`);
    await runJobs(api, { hold: ['catalogue:maintain-search'] });
    const { rows } = await api.database.pool.query('select distinct quantity from product_stocks');
    expect(rows).toEqual([{ quantity: 7 }]);
    const again = await send('POST', `import-files/${file.id}/import`);
    expect(messageOf(again)).toContain('has already been imported');
  });

  test('of a file without a valid row prevents the import', async () => {
    const file = fileOf(await upload(toCsv([header, ['Jug', 'JUG-1', 'ask', 'us', 'Home', '']])));
    await check(file);
    const response = await send('POST', `import-files/${file.id}/import`);
    expect(messageOf(response)).toContain('Every row of this file was refused');
  });

  test('that fails says why', async () => {
    const file = fileOf(await upload(toCsv(feed)));
    await send('POST', `import-files/${file.id}/check`, file.settings);
    await api.database.pool.query('update import_runs set settings = null');
    await runJobs(api);
    const { run } = await readFileDetail(file.id);
    expect(run).toMatchObject({
      state: 'FAILED',
      failure: 'The uploaded file no longer exists. Upload it again.',
    });
  });
});

describe('an import', () => {
  test('has a report, and is in the history', async () => {
    const importId = await importTable(feed);
    expect(await countProducts()).toBe(3);
    const detail = await readImport(importId);
    expect(detail).toMatchObject({
      state: 'finished',
      startedBy: { id: admin.userId },
      created: 3,
      refused: 1,
      report: { written: { created: 3, updated: 0, unchanged: 0 }, refused: 1 },
      undo: { run: null, result: null, refusal: null },
    });
    const csv = await send('GET', `import-runs/${detail.reportRunId}/report`);
    expect(csv.body).toContain('JUG-1');
    expect(await readHistory()).toMatchObject({ open: null, files: [] });
  });

  test('is undone, and an undone one not again', async () => {
    const first = await importTable([header, ['Brass diya', 'DIYA-1', '199', '399', 'Home', '']]);
    const second = await importTable(feed);
    expect((await readImport(first)).undo.refusal).toContain(
      `import ${second} has changed 1 of its products`,
    );
    expect((await send('POST', `imports/${first}/undo`)).statusCode).toBe(409);
    expect((await send('POST', `imports/${second}/undo`)).statusCode).toBe(200);
    await runJobs(api, { hold: ['catalogue:maintain-search'] });
    expect(await readImport(second)).toMatchObject({
      state: 'undone',
      undo: { run: { state: 'DONE' }, result: { removed: 2, ended: 0, restored: 1 } },
    });
    expect(await countProducts()).toBe(1);
    expect(messageOf(await send('POST', `imports/${second}/undo`))).toBe(
      'This import has already been undone.',
    );
    expect((await send('POST', 'imports/999999/undo')).statusCode).toBe(404);
  });

  test('excludes others while it runs, and so does the command', async () => {
    const [first, second] = [
      fileOf(await upload(toCsv(feed))),
      fileOf(await upload(toCsv(feed), 'more.csv')),
    ];
    const start = ({ id, settings }: ImportFileDetail) => send('POST', `import-files/${id}/check`, settings);
    const answers = await Promise.all([start(first), start(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(messageOf(await start(first))).toMatch(/^A dry run of \S+ is running, started by .+\. Wait until/);
    expect((await readHistory()).open).toMatchObject({ kind: 'check', state: 'QUEUED' });
    await runJobs(api);
    await withImportLock(api.database.pool, async () => {
      expect(messageOf(await start(first))).toContain('The command npm run import is running.');
    });
    expect((await start(first)).statusCode).toBe(200);
  });

  test('that was queued waits for the command', async () => {
    const file = fileOf(await upload(toCsv(feed)));
    await send('POST', `import-files/${file.id}/check`, file.settings);
    const { run } = await readFileDetail(file.id);
    await withImportLock(api.database.pool, () => perform(run?.id ?? ''));
    expect((await readFileDetail(file.id)).run).toMatchObject({ state: 'RUNNING', failure: null });
    await runJobs(api);
    expect((await readFileDetail(file.id)).run).toMatchObject({ state: 'DONE' });
  });

  const perform = (runId: string, signal = new AbortController().signal) =>
    performRun({ database: api.database.pool, directory: api.importDirectory }, runId, {
      isLast: false,
      signal,
    });

  const many: Table = [
    header,
    ...Array.from({ length: 2500 }, (_, n) => [`Lamp ${n}`, `LAMP-${n}`, '100', '200', 'Lamps', '']),
  ];

  async function startMany() {
    const file = fileOf(await upload(toCsv(many), 'many.csv'));
    await check(file);
    await send('POST', `import-files/${file.id}/import`);
    const { run } = await readFileDetail(file.id);
    return { file, runId: run?.id ?? '' };
  }

  test('continues when the server starts again', async () => {
    const { file, runId } = await startMany();
    await api.database.pool.query(`
      create table applied_batches (n int);
      create or replace function fail_late() returns trigger language plpgsql as $$
      begin
        insert into applied_batches values (1);
        if (select count(*) from applied_batches) > 1 then raise exception 'power cut'; end if;
        return null;
      end $$;
      create trigger fail_late after insert on import_changes for each statement execute function fail_late()`);
    await expect(perform(runId)).rejects.toThrow('power cut');
    await api.database.pool.query('drop trigger fail_late on import_changes; drop table applied_batches');
    expect(await countProducts()).toBe(1000);
    expect(await readHistory()).toMatchObject({
      open: { id: runId, state: 'RUNNING', fileName: 'many.csv' },
      imports: [{ state: 'running', isRunning: false, startedBy: { id: admin.userId } }],
    });
    await runJobs(api, { hold: ['catalogue:maintain-search'] });
    expect(await countProducts()).toBe(2500);
    const { run } = await readFileDetail(file.id);
    expect(run).toMatchObject({ state: 'DONE' });
    expect(await readImport(run?.importId ?? 0)).toMatchObject({ created: 2500, report: { rows: 2500 } });
  });

  test('stops between two batches when the server stops, and continues later', async () => {
    const { file, runId } = await startMany();
    const stopping = new AbortController();
    stopping.abort();
    await perform(runId, stopping.signal);
    expect((await readFileDetail(file.id)).run).toMatchObject({ state: 'RUNNING', failure: null });
    await runJobs(api, { hold: ['catalogue:maintain-search'] });
    expect(await countProducts()).toBe(2500);
  });

  test('that ended before it was marked as done is not repeated', async () => {
    const importId = await importTable(feed);
    const { rows } = await api.database.pool.query<{ id: string }>(
      `update import_runs set state = 'RUNNING', finished_at = null where kind = 'import' returning id`,
    );
    await perform(rows[0]?.id ?? '');
    expect((await readHistory()).imports.map(({ id }) => id)).toEqual([importId]);
    expect((await readImport(importId)).report).toMatchObject({ written: { created: 3 } });
  });

  test('whose job is lost fails instead of blocking others', async () => {
    const { file } = await startMany();
    await api.database.pool.query('delete from graphile_worker._private_jobs');
    expect((await readFileDetail(file.id)).run).toMatchObject({
      state: 'FAILED',
      failure: 'The server stopped several times while this was running.',
    });
    expect((await send('POST', `import-files/${file.id}/import`)).statusCode).toBe(200);
    await runJobs(api, { hold: ['catalogue:maintain-search'] });
    expect(await countProducts()).toBe(2500);
  });
});
