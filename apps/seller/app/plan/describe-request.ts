import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { formatCount } from '@postprocure/money/format-count';
import { formatDate } from '@postprocure/contracts/indian-date';

type Compared = Pick<PlanComparison, 'plans' | 'rows'>;

/** Describes the requested plan, when it would start, and how many products it would freeze. */
export function describeRequest(
  { requested, price, status, periodEnd, trialEndsAt, usage }: MerchantPlan,
  { plans, rows }: Compared,
): string[] {
  if (!requested) return [];
  const summary = `You requested ${requested.name} on ${formatDate(requested.at)}. Our team will contact you to activate it. You won't be charged before that.`;
  const wanted = plans.find(({ key }) => key === requested.key);
  const isRunning = status === 'active' && trialEndsAt === null;
  const isSmaller = isRunning && wanted !== undefined && wanted.price < price;
  const value = rows.find(({ key }) => key === 'products.max')?.values[requested.key];
  const limit = value?.kind === 'limit' ? value.quantity : null;
  const frozen = limit === null ? 0 : Math.max(0, usage.products.used - limit);
  return [
    summary,
    ...(isSmaller
      ? [
          `Because it is a smaller plan, it starts when your current period ends, on ${formatDate(periodEnd)}.`,
        ]
      : []),
    ...(frozen > 0
      ? [
          `It includes ${formatCount(limit ?? 0)} products, so your newest ${formatCount(frozen)} will be frozen: you keep them, but you can't sell them. To choose which products stay active, freeze or remove others first.`,
        ]
      : []),
  ];
}
