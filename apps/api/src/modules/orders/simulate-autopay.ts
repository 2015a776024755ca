import { toIndianDate } from '@postprocure/contracts/indian-date';
import type { AutopaySimulation } from '@postprocure/contracts/orders/autopay';
import type { AutopaySkip } from '@postprocure/contracts/orders/autopay-rules';
import { paymentReasons } from '@postprocure/contracts/orders/attention-reason';
import { paiseToRupees } from '@postprocure/money/paise';
import { findAutopaySkip, sortByPayOrder, type AutopayOrder } from './judge-autopay.ts';
import type { OrderSettings } from './order-settings.repository.ts';
import type { OrderRecord } from './order.repository.ts';

/** What autopay would have done with these orders, day by day, if the wallet had always had enough money. */
export function simulateAutopay(
  settings: Omit<OrderSettings, 'isStopped'>,
  orders: readonly (OrderRecord & AutopayOrder)[],
  days: number,
): AutopaySimulation {
  const skipped = new Map<AutopaySkip, number>();
  const spentByDay = new Map<string, number>();
  let paidOrders = 0;
  const byDay = Map.groupBy(orders, ({ createdAt }) => toIndianDate(createdAt));
  for (const [day, ofDay] of byDay) {
    for (const order of sortByPayOrder(settings, ofDay)) {
      const spent = spentByDay.get(day) ?? 0;
      const skip = neededAttention(order)
        ? 'needsAttention'
        : findAutopaySkip(settings, { ...order, isHeld: order.isHeld && order.paidAt === null }, spent);
      if (skip !== null) skipped.set(skip, (skipped.get(skip) ?? 0) + 1);
      else {
        paidOrders += 1;
        spentByDay.set(day, spent + order.totalPaise);
      }
    }
  }
  const [busiest] = [...spentByDay].toSorted(([, one], [, other]) => other - one);
  const paidPaise = [...spentByDay.values()].reduce((sum, paise) => sum + paise, 0);
  return {
    days,
    orders: orders.length,
    paid: { orders: paidOrders, amount: paiseToRupees(paidPaise) },
    skipped: [...skipped].map(([reason, count]) => ({ reason, orders: count })),
    busiestDay: busiest ? { date: busiest[0], amount: paiseToRupees(busiest[1]) } : null,
    suggestedBalance: paiseToRupees((busiest?.[1] ?? 0) + settings.keepPaise),
  };
}

/** Autopay never sees orders that still need a correction, or that were cancelled or expired before payment. */
const neededAttention = ({ state, attentionReasons, paidAt }: OrderRecord): boolean =>
  (state === 'ATTENTION' && attentionReasons.some((reason) => !paymentReasons.includes(reason))) ||
  (paidAt === null && (state === 'CANCELLED' || state === 'EXPIRED'));
