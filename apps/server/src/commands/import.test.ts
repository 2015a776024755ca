import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@postprocure/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'import-command-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('resolves the file where npm was called and writes the report beside it', async () => {
  await writeFile(path.join(folder, 'list.csv'), 'sku,title,category,sp\nA-1,Pen,Stationery,10\n');
  const command = path.join(import.meta.dirname, 'import.ts');
  const child = spawn(process.execPath, [command, 'list.csv'], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url, INIT_CWD: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  expect(await readFile(path.join(folder, 'list.csv.report.csv'), 'utf8')).toContain('line,sku,result');
  const { rows } = await database.pool.query('select sku from products');
  expect(rows).toEqual([{ sku: 'A-1' }]);
});
