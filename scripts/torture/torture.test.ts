import { expect, test } from 'vitest';
import { runTorture } from './run-torture.ts';

test('kills of the process and of PostgreSQL lose and repeat no money', async () => {
  const result = await runTorture({ kills: 3, databaseEvery: 3 });
  expect(result).toMatchObject({ processKills: 2, databaseKills: 1, problems: [] });
  expect(result.journals).toBeGreaterThan(0);
});
