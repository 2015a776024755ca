import { demoTemplate } from '@postprocure/demo-catalogue/testing';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoImports } from './demo-imports.ts';
import { seedDemoUsers } from './modules/accounts/index.ts';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase({ template: demoTemplate });
  directory = await mkdtemp(path.join(tmpdir(), 'post-procure-demo-imports-'));
  await seedDemoUsers(database.pool);
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function count(): Promise<unknown> {
  const { rows } = await database.pool.query<{ products: number; categories: number }>(
    'select (select count(*) from products) as products, (select count(*) from categories) as categories',
  );
  return rows;
}

test('one import is undone and one is finished, with remarks, and the catalogue keeps its size', async () => {
  const before = await count();
  for (let n = 0; n < 2; n += 1) await seedDemoImports(database.url, directory, new Date());
  expect(await count()).toEqual(before);
  const { rows } = await database.pool.query(
    `select i.status, i.row_count as rows, i.refused_count as refused, i.warning_count as warnings,
       i.replaced_count as replaced, i.created_count as created, i.updated_count > 12 as "hasUpdated",
       i.undo_removed_count as removed, (r.report -> 'categories' ->> 'crowdsMenu')::boolean as "crowdsMenu"
     from imports as i join import_runs as r on r.import_id = i.id and r.kind = 'import' and r.state = 'DONE'
     order by i.id`,
  );
  expect(rows).toEqual([
    {
      status: 'undone',
      rows: 24,
      refused: 1,
      warnings: 3,
      replaced: 0,
      created: 23,
      hasUpdated: false,
      removed: 23,
      crowdsMenu: true,
    },
    {
      status: 'finished',
      rows: 37,
      refused: 2,
      warnings: 4,
      replaced: 1,
      created: 0,
      hasUpdated: true,
      removed: 0,
      crowdsMenu: false,
    },
  ]);
  expect(await readdir(directory)).toHaveLength(6);
});
