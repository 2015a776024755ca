import type { Executor } from '@postprocure/db/pool';
import { changed, expressions, subscriptionTables } from './subscription-query.ts';
import { countsTowardsLimit } from './subscription-states.ts';

export interface SubscriptionAttention {
  outOfStock: number;
  discontinued: number;
  frozen: number;
  priceChanges: number;
}

/** How many products need the merchant's attention, by reason. */
export async function countAttention(executor: Executor, merchantId: string): Promise<SubscriptionAttention> {
  const { rows } = await executor.query<SubscriptionAttention>({
    name: 'subscription-attention',
    text: `select
        count(*) filter (where ${expressions.stock} = 0 and p.status = 'active' and s.state = 'ACTIVE')::int as "outOfStock",
        count(*) filter (where p.status = 'inactive')::int as discontinued,
        count(*) filter (where s.state = 'FROZEN')::int as frozen,
        count(*) filter (where ${changed.sp})::int as "priceChanges"
      from ${subscriptionTables} where s.merchant_id = $1 and s.state <> 'REMOVED'`,
    values: [merchantId],
  });
  return rows[0] ?? { outOfStock: 0, discontinued: 0, frozen: 0, priceChanges: 0 };
}

export interface SupplierNews {
  merchantId: string;
  costChanges: number;
  wentOut: number;
  cameBack: number;
}

/** What suppliers changed between two moments, for each merchant who sells the products. */
export async function loadSupplierNews(executor: Executor, from: Date, until: Date): Promise<SupplierNews[]> {
  const { rows } = await executor.query<SupplierNews>(
    `with costs as (
       select distinct h.product_id from price_history h
       join lateral (select sp_paise from price_history where product_id = h.product_id and id < h.id
                     order by id desc limit 1) b on b.sp_paise <> h.sp_paise
       where h.changed_at >= $1 and h.changed_at < $2
     ), stocks as (
       select h.product_id, bool_or(h.quantity = 0) as went_out, bool_or(h.quantity > 0) as came_back
       from stock_history h
       join lateral (select quantity from stock_history where product_id = h.product_id and id < h.id
                     order by id desc limit 1) b on (b.quantity = 0) <> (h.quantity = 0)
       where h.changed_at >= $1 and h.changed_at < $2
       group by h.product_id
     )
     select s.merchant_id as "merchantId",
       count(c.product_id)::int as "costChanges",
       count(*) filter (where k.went_out and not k.came_back)::int as "wentOut",
       count(*) filter (where k.came_back and not k.went_out)::int as "cameBack"
     from product_subscriptions s
     left join costs c on c.product_id = s.product_id
     left join stocks k on k.product_id = s.product_id
     join merchants m on m.id = s.merchant_id and m.status = 'active'
     join merchant_plans p on p.merchant_id = s.merchant_id
       and p.status = 'active' and (p.trial_ends_at is null or p.trial_ends_at > $2)
     where s.${countsTowardsLimit} and (c.product_id is not null or k.product_id is not null)
     group by s.merchant_id`,
    [from, until],
  );
  return rows;
}

export interface LimitUsage {
  merchantId: string;
  planName: string;
  used: number;
  limit: number;
}

/** Merchants who use at least this percentage of their plan's product limit. */
export async function loadFullPlans(executor: Executor, percent: number): Promise<LimitUsage[]> {
  const { rows } = await executor.query<LimitUsage>(
    `select * from (
       select mp.merchant_id as "merchantId", p.name as "planName", e.quantity as limit,
         (select count(*)::int from product_subscriptions s
          where s.merchant_id = mp.merchant_id and s.${countsTowardsLimit}) as used
       from merchant_plans mp
       join plans p on p.key = mp.plan_key
       join plan_entitlements e on e.plan_key = mp.plan_key and e.entitlement_key = 'products.max'
       join merchants m on m.id = mp.merchant_id and m.status = 'active'
       where e.quantity > 0 and mp.status = 'active'
     ) usage where used * 100 >= "limit" * $1`,
    [percent],
  );
  return rows;
}
