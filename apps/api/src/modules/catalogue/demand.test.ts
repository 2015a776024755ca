import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createOrderMerchant, payTestOrder, takeTestOrder } from '../orders/testing.ts';
import { refreshDemand } from './demand.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi('demo');
});
afterAll(() => api.close());

test('subscriptions and paid orders of the last months add to popularity, once', async () => {
  const { pool } = api.database;
  const merchant = await createOrderMerchant(api);
  await takeTestOrder(api, merchant);
  const paid = await takeTestOrder(api, merchant, {
    lines: [{ sku: merchant.skus[1] ?? '', quantity: 2, salePrice: null }],
  });
  await payTestOrder(api, merchant, paid.id);
  const readPopularity = async () => {
    const { rows } = await pool.query<{ popularity: number; searched: number }>(
      `select p.popularity, s.popularity as searched from products as p
       join product_search as s on s.product_id = p.id where p.sku = any ($1) order by p.id`,
      [merchant.skus],
    );
    return rows.map(({ popularity, searched }) => [popularity, searched]);
  };
  await pool.query('update products set popularity = 7 where sku = $1', [merchant.skus[0]]);
  await refreshDemand(pool);
  const raised = [
    [12, 12],
    [25, 25],
    [5, 5],
  ];
  expect(await readPopularity()).toEqual(raised);
  await refreshDemand(pool);
  expect(await readPopularity()).toEqual(raised);

  await pool.query(`update orders set paid_at = now() - interval '91 days' where id = $1`, [paid.id]);
  await pool.query(
    `update product_subscriptions set state = 'REMOVED', removed_at = now()
     where product_id = (select id from products where sku = $1)`,
    [merchant.skus[2]],
  );
  await refreshDemand(pool);
  expect(await readPopularity()).toEqual([
    [12, 12],
    [5, 5],
    [0, 0],
  ]);
});
