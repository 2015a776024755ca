import { orderStates } from '@postprocure/contracts/orders/order-state';
import type { Pool } from '@postprocure/db/pool';

const otherMerchants = 500;

/**
 * Creates orders with set-based SQL: the merchant's own, and the rest of the total spread over 500 other merchants.
 * Creating the indexes only afterwards is several times faster.
 */
export async function createOrders(
  pool: Pool,
  { merchantId, merchantOrders, orders }: { merchantId: string; merchantOrders: number; orders: number },
): Promise<void> {
  await pool.query(
    `insert into merchants (name) select 'Shop ' || n from generate_series(1, ${otherMerchants}) n`,
  );
  await withoutIndexes(pool, ['orders', 'order_items'], async () => {
    await pool.query(
      `insert into orders (number, merchant_id, channel, external_number, state, state_since, deadline_at,
         attention_reasons, state_before_cancel, tags, customer_name, customer_phone, address_line1, city, pincode,
         goods_paise, sale_paise, placed_at, created_at, paid_at)
       select 'PPO-' || lpad((n / 1000000)::text, 4, '0') || '-' || lpad((n % 1000000)::text, 6, '0'),
         coalesce(m.id, $1), (array['manual', 'upload', 'storefront', 'shopify'])[1 + n % 4], 'OWN-' || n, s.state,
         t.at, t.at + interval '3 days',
         case s.state when 'ATTENTION'
           then array[(array['OUT_OF_STOCK', 'PHONE_INVALID', 'LOW_BALANCE'])[1 + n % 3]] else '{}' end,
         case s.state when 'CANCEL_REQUESTED' then 'PAID' end,
         case when n % 50 = 0 then array['gift'] else '{}' end,
         (array['Asha Rao', 'Priya Sharma', 'Ravi Iyer', 'Meera Nair'])[1 + n % 4], '9' || lpad((n % 7919 * 126263)::text, 9, '0'),
         'Flat ' || n % 200 || ', MG Road', 'Bengaluru', (110001 + n % 9973 * 71)::text, 10000 + n % 700000, 20000 + n % 700000,
         t.at, t.at, case when s.state not in ('IMPORTED', 'ATTENTION', 'AWAITING_PAYMENT', 'CANCELLED', 'EXPIRED') then t.at end
       from generate_series(1, $2::int) n
       -- Old orders are closed. Every tenth is in another state.
       cross join lateral (select case when n % 10 > 0 then 'CLOSED' else ($4::text[])[1 + n / 10 % 26] end as state) s
       cross join lateral (select now() - n * interval '1 year' / $2::int as at) t
       left join (select id, row_number() over (order by id) - 1 as place from merchants where id <> $1) m
         on m.place = n % ${otherMerchants} and n % greatest(1, $2::int / $3::int) > 0`,
      [merchantId, orders, merchantOrders, orderStates],
    );
    await pool.query(
      `insert into order_items (order_id, line, sku, product_id, title, quantity, unit_paise, sale_unit_paise, hsn,
         gst_basis_points, warehouse)
       select o.id, 1, p.sku, p.id, p.title, 1, o.goods_paise, o.sale_paise, '1234', 1800,
         case when p.id % 4 = 0 then 'international' else 'national' end
       from (select id, goods_paise, sale_paise, row_number() over () as n from orders) o
       join (select id, sku, title, row_number() over (order by id) - 1 as place from products limit 1000) p
         on p.place = o.n % 1000`,
    );
  });
  await pool.query('vacuum analyze orders');
  await pool.query('vacuum analyze order_items');
}

/** Runs `work` without the tables' indexes, except those that constraints need, and then recreates them. */
async function withoutIndexes(
  pool: Pool,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = any ($1)
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await pool.query(definition);
}
