import type { Pool } from '@postprocure/db/pool';

/**
 * How much each subscription and each ordered unit adds to a product's popularity, and how many days an order counts.
 */
const subscriptionScore = 5;
const orderScore = 10;
const orderDays = 90;
const mostAtOnce = 1000;

/**
 * Updates the popularity of products whose subscriptions or orders have changed since the last run. Works in batches,
 * because updating one product at a time would rewrite the search index for each of them.
 */
export async function refreshDemand(pool: Pool): Promise<void> {
  let changed: number;
  do {
    const { rowCount } = await pool.query(
      `with fresh as materialized (
         select product_id, least(sum(score), 1000000)::int as score from (
           select product_id, count(*) * $1::int as score from product_subscriptions
           where state <> 'REMOVED' group by product_id
           union all
           select i.product_id, sum(i.quantity) * $2::int
           from orders as o join order_items as i on i.order_id = o.id
           where o.paid_at > now() - $3::int * interval '1 day' and i.product_id is not null
           group by i.product_id
         ) as kinds
         group by product_id
       ), changed as materialized (
         select product_id, coalesce(fresh.score, 0) as score, coalesce(known.score, 0) as previous
         from fresh full join product_demand as known using (product_id)
         where fresh.score is distinct from known.score
           and exists (select from products as p where p.id = product_id)
         order by product_id limit $4
       ), gone as (
         delete from product_demand as d using changed as c where d.product_id = c.product_id and c.score = 0
       ), kept as (
         insert into product_demand (product_id, score) select product_id, score from changed where score > 0
         on conflict (product_id) do update set score = excluded.score
       )
       update products as p set popularity = greatest(0, p.popularity - c.previous + c.score)
       from changed as c where p.id = c.product_id`,
      [subscriptionScore, orderScore, orderDays, mostAtOnce],
    );
    changed = rowCount ?? 0;
  } while (changed === mostAtOnce);
}
