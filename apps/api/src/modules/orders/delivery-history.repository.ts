import type { OrderState } from '@postprocure/contracts/orders/order-state';
import { rtoHistoryDays } from '@postprocure/contracts/orders/rto-risk';
import type { Executor } from '@postprocure/db/pool';

/** Orders that the customer has received, whatever happened afterwards. */
export const deliveredStates: readonly OrderState[] = [
  'DELIVERED',
  'CLOSED',
  'CLAIM_OPEN',
  'CLAIM_APPROVED',
  'CLAIM_REJECTED',
];

export const returnedStates: readonly OrderState[] = [
  'RTO_INITIATED',
  'RTO_IN_TRANSIT',
  'RTO_RECEIVED',
  'RTO_REFUNDED',
];

const endedWithoutParcel: readonly OrderState[] = [
  'CANCELLED',
  'EXPIRED',
  'CANCELLED_REFUNDED',
  'REFUNDED',
  'LOST',
  'DAMAGED_IN_TRANSIT',
];

/**
 * Counts the ended orders of all merchants by PIN code, region and product. Leaves out returns that we or the courier
 * caused, because they say nothing about the customer. One statement reads all recent orders, so it gets a longer
 * timeout than others.
 */
export async function refreshDeliveryHistory(tx: Executor): Promise<void> {
  await tx.query(`set local statement_timeout = '10min'`);
  await tx.query('delete from delivery_history');
  await tx.query(
    `with ended as (
       select o.id, o.pincode, o.state = any ($2) as is_returned from orders o
       where o.state = any ($1 || $2) and o.paid_at > now() - make_interval(days => $3)
         and o.pincode ~ '^[1-9][0-9]{5}$'
         and not (o.state = any ($2)
           and exists (select from shipments s where s.order_id = o.id and s.fault <> 'customer'))
     ), counted as (
       select 'pin' as kind, pincode as key, is_returned from ended
       union all
       select 'region', left(pincode, 3), is_returned from ended
       union all
       select 'product', product_id::text, is_returned from (
         select distinct e.id, i.product_id, e.is_returned
         from ended e join order_items i on i.order_id = e.id where i.product_id is not null) lines
     )
     insert into delivery_history (kind, key, delivered, returned)
     select kind, key, count(*) filter (where not is_returned), count(*) filter (where is_returned)
     from counted group by kind, key`,
    [deliveredStates, returnedStates, rtoHistoryDays],
  );
}

export interface HistoryKeys {
  orderIds: readonly string[];
  pincodes: readonly string[];
  productIds: readonly number[];
}

export interface HistoryRow {
  kind: 'pin' | 'region' | 'product' | 'phone';
  /** For `phone`, the ID of the order. */
  key: string;
  delivered: number;
  returned: number;
  open: number;
}

/** How many of a mobile number's most recent orders are counted. */
const maxPerPhone = 50;

/**
 * Loads the delivery history for a page of orders in one query. For a mobile number, only orders of the same merchant
 * count.
 */
export async function loadDeliveryHistory(
  executor: Executor,
  { orderIds, pincodes, productIds }: HistoryKeys,
): Promise<HistoryRow[]> {
  const { rows } = await executor.query<HistoryRow>(
    `select h.kind, h.key, h.delivered, h.returned, 0 as open from delivery_history h
     where (h.kind = 'pin' and h.key = any ($2))
       or (h.kind = 'region' and h.key = any (select left(pin, 3) from unnest($2::text[]) as pin))
       or (h.kind = 'product' and h.key = any ($3))
     union all
     select 'phone', o.id::text, count(*) filter (where e.state = any ($4))::int,
       count(*) filter (where e.state = any ($5))::int,
       count(*) filter (where e.state <> all ($4 || $5 || $6))::int
     from orders o cross join lateral (
       select p.state from orders p
       where p.merchant_id = o.merchant_id and p.customer_phone = o.customer_phone and p.id <> o.id
       order by p.created_at desc limit $7
     ) e
     where o.id = any ($1) and o.customer_phone <> ''
     group by o.id`,
    [
      orderIds,
      pincodes,
      productIds.map(String),
      deliveredStates,
      returnedStates,
      endedWithoutParcel,
      maxPerPhone,
    ],
  );
  return rows;
}
