import { toIndianClock } from '@postprocure/contracts/indian-date';
import type { AutopaySkip } from '@postprocure/contracts/orders/autopay-rules';
import { findMargin } from './check-order.ts';
import type { OrderItemRecord } from './order-item.repository.ts';
import type { OrderSettings } from './order-settings.repository.ts';
import type { OrderRecord } from './order.repository.ts';

export type AutopayOrder = Pick<
  OrderRecord,
  'id' | 'totalPaise' | 'pincode' | 'isHeld' | 'shipByAt' | 'createdAt' | 'priority'
> & { items: readonly OrderItemRecord[] };

type AutopayRules = Omit<OrderSettings, 'autopay' | 'isStopped'>;

/** Why autopay does not pay an order, or null if it does. The balance is checked only at payment. */
export function findAutopaySkip(
  rules: AutopayRules,
  { totalPaise, pincode, isHeld, items }: AutopayOrder,
  spentTodayPaise: number,
): AutopaySkip | null {
  if (isHeld) return 'held';
  if (rules.excludedSkus.some((sku) => items.some((item) => item.sku === sku))) return 'excludedSku';
  if (rules.excludedPins.some((prefix) => pincode.startsWith(prefix))) return 'excludedPin';
  const margin = findMargin(items);
  const floor = rules.minMarginBasisPoints;
  if (floor !== null && margin !== null && margin.basisPoints < floor) return 'belowMargin';
  if (rules.maxOrderPaise !== null && totalPaise > rules.maxOrderPaise) return 'overOrderCap';
  if (rules.maxDayPaise !== null && spentTodayPaise + totalPaise > rules.maxDayPaise) return 'overDayCap';
  return null;
}

/** Sorts orders into the sequence in which autopay pays them. */
export function sortByPayOrder<Order extends AutopayOrder>(
  { payOrder }: AutopayRules,
  orders: readonly Order[],
): Order[] {
  const urgency: (order: AutopayOrder) => number = {
    ship_by: ({ shipByAt }: AutopayOrder) => shipByAt?.getTime() ?? Number.POSITIVE_INFINITY,
    oldest: () => 0,
    priority: ({ priority }: AutopayOrder) => -priority,
  }[payOrder];
  return orders.toSorted((one, other) => {
    const [first, second] = [urgency(one), urgency(other)];
    if (first !== second) return first < second ? -1 : 1;
    return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
  });
}

/** Whether autopay is waiting because of quiet hours, which may span midnight. */
export function isQuiet({ quietFrom, quietTo }: AutopayRules, now: Date): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const hour = Number(toIndianClock(now).slice(0, 2));
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}
