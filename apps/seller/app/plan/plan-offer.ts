import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';

type ComparedPlan = PlanComparison['plans'][number];

export interface PlanOffer {
  /** A smaller plan starts, and is paid for, when the current period ends. */
  startsAt: 'now' | 'periodEnd';
  /** The amount to add to the wallet first; 0 if the balance is sufficient. */
  missing: number;
}

/**
 * Works out when the chosen plan would start and how much money is missing from the wallet. The server applies the same
 * rules to the purchase.
 */
export function describeOffer(
  { price }: Pick<ComparedPlan, 'price'>,
  current: Pick<MerchantPlan, 'price' | 'status' | 'trialEndsAt'>,
  { available, minTopUp }: { available: number; minTopUp: number },
): PlanOffer {
  const isRunning = current.status === 'active' && current.trialEndsAt === null;
  if (isRunning && price < current.price) return { startsAt: 'periodEnd', missing: 0 };
  const missingPaise = rupeesToPaise(price) - rupeesToPaise(available);
  return {
    startsAt: 'now',
    missing: missingPaise <= 0 ? 0 : Math.max(minTopUp, paiseToRupees(missingPaise)),
  };
}
