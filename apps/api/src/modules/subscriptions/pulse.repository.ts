import type { ProductPulse } from '@postprocure/contracts/subscriptions/subscription';
import type { Executor } from '@postprocure/db/pool';

type Event = ProductPulse['latest'][number];
type EventRow = Omit<Event, 'at' | 'before' | 'after'> & {
  at: Date;
  before: number | null;
  after: number | null;
};

/** Changes in cost (in paise) and stock since the merchant subscribed to the product. */
const events = `
  with mine as (
    select s.product_id, coalesce(s.own_title, s.snapshot_title) as title, s.subscribed_at
    from product_subscriptions as s where s.merchant_id = $1 and s.state <> 'REMOVED'
  ), events as (
    select m.product_id, m.title, h.changed_at as at, b.sp_paise as before, h.sp_paise as after,
      case when h.sp_paise > b.sp_paise then 'costUp' else 'costDown' end as kind
    from mine as m
    join price_history as h on h.product_id = m.product_id and h.changed_at >= greatest(m.subscribed_at, now() - make_interval(days => $2))
    join lateral (select sp_paise from price_history where product_id = h.product_id and id < h.id
                  order by id desc limit 1) as b on b.sp_paise <> h.sp_paise
    union all
    select m.product_id, m.title, h.changed_at, b.quantity, h.quantity,
      case when h.quantity = 0 then 'wentOut' else 'cameBack' end
    from mine as m
    join stock_history as h on h.product_id = m.product_id and h.changed_at >= greatest(m.subscribed_at, now() - make_interval(days => $2))
    join lateral (select quantity from stock_history where product_id = h.product_id and id < h.id
                  order by id desc limit 1) as b on (b.quantity = 0) <> (h.quantity = 0)
  )`;

export async function loadLatestEvents(
  executor: Executor,
  merchantId: string,
  days: number,
  limit: number,
): Promise<EventRow[]> {
  const { rows } = await executor.query<EventRow>(
    `${events} select product_id as "productId", title, kind, before, after, at
     from events order by at desc, product_id limit $3`,
    [merchantId, days, limit],
  );
  return rows;
}

export async function countEventsByDay(
  executor: Executor,
  merchantId: string,
  days: number,
): Promise<ProductPulse['byDay']> {
  const { rows } = await executor.query<ProductPulse['byDay'][number]>(
    `${events} select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
       count(*) filter (where kind = 'costUp')::int as "costUp",
       count(*) filter (where kind = 'costDown')::int as "costDown",
       count(*) filter (where kind = 'wentOut')::int as "wentOut",
       count(*) filter (where kind = 'cameBack')::int as "cameBack"
     from events group by 1 order by 1`,
    [merchantId, days],
  );
  return rows;
}
