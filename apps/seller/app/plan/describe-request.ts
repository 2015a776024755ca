import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { formatCount } from '@postprocure/money/format-count';
import { formatDay } from '../format-moment.ts';

type Compared = Pick<PlanComparison, 'plans' | 'rows'>;

/** What was asked for, when it begins and what it costs in products; empty where nothing was. */
export function describeRequest(
  { requested, price, status, periodEnd, trialEndsAt, usage }: MerchantPlan,
  { plans, rows }: Compared,
): string[] {
  if (!requested) return [];
  const asked = `You asked for ${requested.name} on ${formatDay(requested.at)}. Our team will contact you and activate it; nothing is charged before that.`;
  const wanted = plans.find(({ key }) => key === requested.key);
  const isRunning = status === 'active' && trialEndsAt === null;
  const isSmaller = isRunning && wanted !== undefined && wanted.price < price;
  const value = rows.find(({ key }) => key === 'products.max')?.values[requested.key];
  const limit = value?.kind === 'limit' ? value.quantity : null;
  const frozen = limit === null ? 0 : Math.max(0, usage.products.used - limit);
  return [
    asked,
    ...(isSmaller
      ? [`Being smaller, it begins when the current period ends, on ${formatDay(periodEnd)}.`]
      : []),
    ...(frozen > 0
      ? [
          `It has room for ${formatCount(limit ?? 0)} products: your newest ${formatCount(frozen)} will be frozen, which is kept and visible, but not sold. To choose for yourself, set others aside or remove them before.`,
        ]
      : []),
  ];
}
