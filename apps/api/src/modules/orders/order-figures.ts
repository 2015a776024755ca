import type { Executor } from '@postprocure/db/pool';
import { toIndianDate } from '@postprocure/contracts/indian-date';
import { countEventsSince, type OrderFigures } from './order-list.repository.ts';
import { countPaidSince } from './order.repository.ts';

export interface MerchantOrderFigures {
  today: OrderFigures;
  week: OrderFigures;
  period: OrderFigures;
  paidInPeriod: number;
}

/** Figures for the dashboard. Days are in Indian time. */
export async function readOrderFigures(
  executor: Executor,
  merchantId: string,
  periodStart: Date,
  now: Date,
): Promise<MerchantOrderFigures> {
  const startOfDay = new Date(`${toIndianDate(now)}T00:00:00+05:30`);
  const weekAgo = new Date(startOfDay.getTime() - 6 * 86_400_000);
  return {
    today: await countEventsSince(executor, merchantId, startOfDay),
    week: await countEventsSince(executor, merchantId, weekAgo),
    period: await countEventsSince(executor, merchantId, periodStart),
    paidInPeriod: await countPaidSince(executor, merchantId, periodStart),
  };
}
