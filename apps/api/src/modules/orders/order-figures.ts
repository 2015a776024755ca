import type { Executor } from '@postprocure/db/pool';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import { paiseToRupees } from '@postprocure/money/paise';
import { sumPayableOrders } from './autopay.repository.ts';
import { countEventsSince, sumAttention, type OrderFigures } from './order-list.repository.ts';
import { countPaidSince } from './order.repository.ts';

export interface MerchantOrderFigures {
  attention: { orders: number; amount: number; oldestAt: Date | null };
  awaitingPayment: { orders: number; amount: number };
  today: OrderFigures;
  week: OrderFigures;
  period: OrderFigures;
  paidInPeriod: number;
}

/** Counters for the dashboard. Days are in India. */
export async function readOrderFigures(
  executor: Executor,
  merchantId: string,
  periodStart: Date,
  now: Date,
): Promise<MerchantOrderFigures> {
  const startOfDay = new Date(`${toIndianDate(now)}T00:00:00+05:30`);
  const weekAgo = new Date(startOfDay.getTime() - 6 * 86_400_000);
  const attention = await sumAttention(executor, merchantId);
  const waiting = await sumPayableOrders(executor, merchantId);
  return {
    attention: {
      orders: attention.orders,
      amount: paiseToRupees(attention.paise),
      oldestAt: attention.oldestAt,
    },
    awaitingPayment: { orders: waiting.orders, amount: paiseToRupees(waiting.paise) },
    today: await countEventsSince(executor, merchantId, startOfDay),
    week: await countEventsSince(executor, merchantId, weekAgo),
    period: await countEventsSince(executor, merchantId, periodStart),
    paidInPeriod: await countPaidSince(executor, merchantId, periodStart),
  };
}
