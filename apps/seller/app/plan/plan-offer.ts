import type { MerchantPlan } from '@postprocure/contracts/plans/merchant-plan';
import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import { paiseToRupees, rupeesToPaise } from '@postprocure/money/paise';

type ComparedPlan = PlanComparison['plans'][number];

export interface PlanOffer {
  /** A smaller plan begins when the running period ends, and is paid then. */
  startsAt: 'now' | 'periodEnd';
  /** What has to be added to the wallet first; 0 when the balance is enough. */
  missing: number;
}

/** When a chosen plan would begin and what is missing for it. The server decides the same when it is bought. */
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
