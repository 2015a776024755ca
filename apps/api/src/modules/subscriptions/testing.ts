import type { Executor } from '@postprocure/db/pool';
import { expect } from 'vitest';

/** Inserts products into a database without a catalogue and returns their IDs. */
export async function insertTestProducts(executor: Executor, count: number): Promise<number[]> {
  await executor.query(
    `insert into categories (id, name, image) values (9001, 'Tests', 'art/box/red/plain') on conflict do nothing`,
  );
  const { rows } = await executor.query<{ id: number }>(
    `with made as (
       insert into products (sku, title, brand, category_id, sp_paise, mrp_paise, gst_basis_points, hsn,
         handling_days, country_of_origin, warehouse)
       select 'T-' || gen_random_uuid(), 'Test product ' || n, 'Testers', 9001, 10000 + n, 30000, 1800, '1234', 3,
         'India', 'national'
       from generate_series(1, $1) as n returning id
     ), stocks as (insert into product_stocks (product_id, quantity) select id, 7 from made)
     select id from made order by id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Resolves once this many statements are waiting for a lock. */
export async function waitForWaiting(executor: Executor, count: number): Promise<void> {
  const countWaiting = async () => {
    const { rowCount } = await executor.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(countWaiting).toBe(count);
}
