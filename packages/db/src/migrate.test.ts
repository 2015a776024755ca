import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMigrated, migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

test('a second run applies nothing', async () => {
  expect(await migrate(database.url)).toEqual([]);
  expect(await isMigrated(database.pool)).toBe(true);
});

test('a file changed after it was applied is refused', async () => {
  await database.pool.query(`update migrations set checksum = 'other' where name = '0001_catalogue.sql'`);
  expect(await isMigrated(database.pool)).toBe(false);
  await expect(migrate(database.url)).rejects.toThrow('0001_catalogue.sql was changed after it was applied');
});
