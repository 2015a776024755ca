import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMigrated, migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('applies nothing on a second run', async () => {
  expect(await migrate(database.url)).toEqual([]);
  expect(await isMigrated(database.pool)).toBe(true);
});

test('rejects a migration that changed after it was applied', async () => {
  await database.pool.query(`update migrations set checksum = 'other' where name = '0001_catalogue.sql'`);
  expect(await isMigrated(database.pool)).toBe(false);
  await expect(migrate(database.url)).rejects.toThrow('0001_catalogue.sql was changed after it was applied');
});

test('reapplies a function whose source changed', async () => {
  const changed = await createTestDatabase();
  try {
    await changed.pool.query(`create or replace function month_after(start timestamptz, months int)
      returns timestamptz language sql stable as $$ select null::timestamptz $$`);
    await changed.pool.query(
      `update migrations set checksum = 'other' where name = 'functions/plan_periods.sql'`,
    );
    expect(await isMigrated(changed.pool)).toBe(false);
    expect(await migrate(changed.url)).toEqual(['functions/plan_periods.sql']);
    const { rows } = await changed.pool.query(`select month_after('2026-01-31T00:00:00+05:30', 1) as after`);
    expect(rows[0]).toEqual({ after: new Date('2026-02-28T00:00:00+05:30') });
  } finally {
    await changed.drop();
  }
});
