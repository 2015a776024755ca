import { expect, test } from 'vitest';
import { runTorture } from './run-torture.ts';

test('kills of the process and of PostgreSQL lose and repeat nothing', async () => {
  const result = await runTorture({ kills: 2, databaseEvery: 2 });
  expect(result).toMatchObject({ processKills: 1, databaseKills: 1, problems: [] });
  expect(result.journals).toBeGreaterThan(0);
  expect(result.mails).toBeGreaterThan(0);
  expect(result.orders).toBeGreaterThan(0);
  expect(result.payments).toBeGreaterThan(0);
});
