import { randomUUID } from 'node:crypto';
import type { Pool } from '@postprocure/db/pool';

export interface BenchSeller {
  merchantId: string;
  userId: string;
}

/** Creates a merchant with this many subscriptions. */
export async function createSubscribedMerchant(pool: Pool, products: number): Promise<BenchSeller> {
  const seller = { merchantId: randomUUID(), userId: randomUUID() };
  await pool.query(`insert into merchants (id, name) values ($1, 'Bench')`, [seller.merchantId]);
  await pool.query(
    `insert into users (id, email, name, password_hash, role, email_verified_at)
     values ($1::uuid, $1::text || '@bench.test', 'Bench', 'nobody', 'merchant', now())`,
    [seller.userId],
  );
  await pool.query(
    `insert into merchant_plans (merchant_id, plan_key, period_start, period_end)
     values ($1, 'unicorn', now(), now() + interval '1 month')`,
    [seller.merchantId],
  );
  await pool.query(
    `insert into kept_descriptions (hash, description)
     select distinct sha256(convert_to(description, 'UTF8')), description from product_contents on conflict do nothing`,
  );
  await pool.query(
    `insert into product_subscriptions (merchant_id, product_id, subscribed_at, my_price_paise, snapshot_title,
       snapshot_bullets, snapshot_description_hash, snapshot_images, snapshot_sp_paise, snapshot_mrp_paise)
     select $1, p.id, now() - p.id * interval '1 second', p.sp_paise, p.title, c.bullet_points,
       sha256(convert_to(c.description, 'UTF8')),
       array(select image from product_images where product_id = p.id order by position), p.sp_paise, p.mrp_paise
     from products as p join product_contents as c on c.product_id = p.id order by md5(p.id::text) limit $2`,
    [seller.merchantId, products],
  );
  await pool.query('analyze product_subscriptions');
  return seller;
}
