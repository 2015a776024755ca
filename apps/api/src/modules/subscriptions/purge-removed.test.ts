import { withTransaction } from '@postprocure/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestMerchant } from '../../testing/test-merchant.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { purgeRemoved } from './purge-removed.ts';
import { insertSubscription } from './subscription.repository.ts';
import { insertTestProducts, waitForWaiting } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('empty');
});
afterAll(() => api.close());

test('a description that is being used by a concurrent subscription is kept', async () => {
  const { pool } = api.database;
  const { merchantId } = await createTestMerchant(api);
  const [id = 0] = await insertTestProducts(pool, 1);
  // Both descriptions are unused. The first one equals the empty description of test products.
  await pool.query(
    `insert into kept_descriptions (hash, description) values (sha256(''), ''), (sha256('x'), 'x')`,
  );
  let purged: Promise<void> | undefined;
  await withTransaction(pool, async (tx) => {
    await insertSubscription(tx, merchantId, id, 13_900);
    purged = purgeRemoved(pool);
    await waitForWaiting(pool, 1);
  });
  await purged;
  const { rows } = await pool.query('select description from kept_descriptions');
  expect(rows).toEqual([{ description: '' }]);
});
