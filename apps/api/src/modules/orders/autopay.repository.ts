import { paymentReasons } from '@postprocure/contracts/orders/attention-reason';
import type { Executor } from '@postprocure/db/pool';
import type { AutopayOrder } from './judge-autopay.ts';
import { listItemsOfOrders } from './order-item.repository.ts';
import { orderColumns, type OrderRecord } from './order.repository.ts';

/** Orders that are waiting only for money or for the plan. */
const payable = `(o.state = 'AWAITING_PAYMENT' or (o.state = 'ATTENTION' and o.attention_reasons <@ $2))`;

export async function listPayableOrders(
  executor: Executor,
  merchantId: string,
): Promise<(OrderRecord & AutopayOrder)[]> {
  const { rows } = await executor.query<OrderRecord>(
    `select ${orderColumns} from orders o where o.merchant_id = $1 and ${payable} order by o.created_at limit 1000`,
    [merchantId, paymentReasons],
  );
  return withItems(executor, rows);
}

export async function sumPayableOrders(
  executor: Executor,
  merchantId: string,
): Promise<{ orders: number; paise: number }> {
  const { rows } = await executor.query<{ orders: number; paise: number }>(
    `select count(*)::int as orders, coalesce(sum(o.total_paise), 0)::bigint as paise from orders o
     where o.merchant_id = $1 and ${payable}`,
    [merchantId, paymentReasons],
  );
  return rows[0] ?? { orders: 0, paise: 0 };
}

/** How much autopay has spent today, in Indian time. */
export async function sumAutopaidToday(executor: Executor, merchantId: string): Promise<number> {
  const { rows } = await executor.query<{ sum: number }>(
    `select coalesce(sum(total_paise), 0)::bigint as sum from orders
     where merchant_id = $1 and paid_by = 'autopay' and state <> 'CANCELLED_REFUNDED'
       and paid_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`,
    [merchantId],
  );
  return rows[0]?.sum ?? 0;
}

/** The merchant's orders from the last `days` days, for trying out autopay settings. */
export async function listRecentOrders(
  executor: Executor,
  merchantId: string,
  days: number,
): Promise<(OrderRecord & AutopayOrder)[]> {
  const { rows } = await executor.query<OrderRecord>(
    `select ${orderColumns} from orders o
     where o.merchant_id = $1 and o.created_at >= now() - make_interval(days => $2) order by o.created_at limit 10000`,
    [merchantId, days],
  );
  return withItems(executor, rows);
}

async function withItems(
  executor: Executor,
  orders: readonly OrderRecord[],
): Promise<(OrderRecord & AutopayOrder)[]> {
  const items = await listItemsOfOrders(
    executor,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, items: items.get(order.id) ?? [] }));
}
