import type { WaitingKind } from '@postprocure/contracts/dashboard/dashboard-parts';
import type { OrderState } from '@postprocure/contracts/orders/order-state';
import type { Executor } from '@postprocure/db/pool';
import { deliveredStates, returnedStates } from './delivery-history.repository.ts';

export interface WaitingOrders {
  kind: WaitingKind;
  orders: number;
  paise: number;
  oldestAt: Date;
  until: Date | null;
}

/**
 * Orders that are waiting for the merchant, grouped by what they are waiting for. Before payment, the channel's
 * deadline applies if it is earlier than ours.
 */
export async function listWaitingOrders(executor: Executor, merchantId: string): Promise<WaitingOrders[]> {
  const { rows } = await executor.query<WaitingOrders>(
    `select kind, count(*)::int as orders, sum(total_paise)::bigint as paise, min(state_since) as "oldestAt",
       min(until) as until
     from (
       select unnest(case when state = 'ATTENTION' then attention_reasons else array[state] end) as kind, total_paise,
         state_since,
         case state when 'NDR' then deadline_at else least(ship_by_at, deadline_at) end as until
       from orders where merchant_id = $1 and state in ('ATTENTION', 'AWAITING_PAYMENT', 'NDR')
     ) waiting
     group by kind order by min(until) nulls last, kind`,
    [merchantId],
  );
  return rows;
}

/** The period that a report covers. The end is exclusive. */
export interface ReportSpan {
  from: Date;
  to: Date;
}

export interface DayMargin {
  day: string;
  marginPaise: number;
  rtoLossPaise: number;
  unknown: number;
}

/** Orders that were refunded in full: nothing was earned and nothing was lost. */
const refundedStates: readonly OrderState[] = [
  'CANCELLED_REFUNDED',
  'LOST',
  'DAMAGED_IN_TRANSIT',
  'CLAIM_APPROVED',
  'REFUNDED',
];

/**
 * What the orders earn, by day of payment. A returned order earns nothing and costs the merchant our fee, even if the
 * parcel has not arrived back yet.
 */
export async function listDayMargins(
  executor: Executor,
  merchantId: string,
  { from, to }: ReportSpan,
): Promise<DayMargin[]> {
  const { rows } = await executor.query<DayMargin>(
    `select to_char(paid_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
       coalesce(sum(case when state = any ($4) then -fee when state = any ($5) then 0 else margin_paise end),
         0)::bigint as "marginPaise",
       coalesce(sum(fee) filter (where state = any ($4)), 0)::bigint as "rtoLossPaise",
       count(*) filter (where margin_paise is null and state <> all ($4 || $5))::int as unknown
     from (
       select o.paid_at, o.state, o.margin_paise, case when o.state = any ($4) then coalesce(
         (select sum(s.fee_paise) from shipments s where s.order_id = o.id and s.fee_paise is not null),
         o.goods_paise - (o.goods_paise * 80 + 50) / 100) end as fee
       from orders o where o.merchant_id = $1 and o.paid_at >= $2 and o.paid_at < $3
     ) paid
     group by 1 order by 1`,
    [merchantId, from, to, returnedStates, refundedStates],
  );
  return rows;
}

interface Outcome {
  delivered: number;
  returned: number;
}

export interface RtoReport extends Outcome {
  products: (Outcome & { productId: number; title: string })[];
  regions: (Outcome & { region: string; city: string })[];
}

const outcomeColumns = `count(distinct o.id) filter (where o.state = any ($4))::int as delivered,
  count(distinct o.id) filter (where o.state = any ($5))::int as returned`;
const endedOrders = `o.merchant_id = $1 and o.paid_at >= $2 and o.paid_at < $3 and o.state = any ($4 || $5)`;

/** Most returns first. Ties are broken by the highest return rate or, without returns, by the most deliveries. */
const rateOrder = `returned desc, case when returned > 0 then delivered end, delivered desc`;

/** How the merchant's orders ended, and the products and regions with the most returns. */
export async function readRtoReport(
  executor: Executor,
  merchantId: string,
  { from, to }: ReportSpan,
  limit: number,
): Promise<RtoReport> {
  const values = [merchantId, from, to, deliveredStates, returnedStates];
  const total = await executor.query<Outcome>(
    `select ${outcomeColumns} from orders o where ${endedOrders}`,
    values,
  );
  const products = await executor.query<RtoReport['products'][number]>(
    `select * from (
       select i.product_id as "productId", max(i.title) as title, ${outcomeColumns}
       from orders o join order_items i on i.order_id = o.id
       where ${endedOrders} and i.product_id is not null
       group by i.product_id
     ) outcomes order by ${rateOrder}, title, "productId" limit $6`,
    [...values, limit],
  );
  const regions = await executor.query<RtoReport['regions'][number]>(
    `select * from (
       select left(o.pincode, 3) as region, mode() within group (order by o.city) as city, ${outcomeColumns}
       from orders o where ${endedOrders}
       group by 1
     ) outcomes order by ${rateOrder}, region limit $6`,
    [...values, limit],
  );
  return {
    ...(total.rows[0] ?? { delivered: 0, returned: 0 }),
    products: products.rows,
    regions: regions.rows,
  };
}
