import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSeller } from '../../testing-seller.ts';
import { createTestApi, type TestApi } from '../../testing.ts';
import { forgetRemoved } from './forget-removed.ts';
import { insertSubscription } from './subscription.repository.ts';
import { insertTestProducts, waitForWaiting } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

test('a description that somebody takes up in this very moment stays', async () => {
  const { pool } = api.database;
  const { merchantId } = await createTestSeller(api);
  const [id = 0] = await insertTestProducts(pool, 1);
  // As the last merchant left it, who has gone; the products of tests have no description.
  await pool.query(
    `insert into kept_descriptions (hash, description) values (sha256(''), ''), (sha256('x'), 'x')`,
  );
  let forgotten: Promise<void> | undefined;
  await withTransaction(pool, async (tx) => {
    await insertSubscription(tx, merchantId, id, 13_900);
    forgotten = forgetRemoved(pool);
    await waitForWaiting(pool, 1);
  });
  await forgotten;
  const { rows } = await pool.query('select description from kept_descriptions');
  expect(rows).toEqual([{ description: '' }]);
});
