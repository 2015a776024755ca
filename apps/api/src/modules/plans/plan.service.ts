import type { planEndpoints } from '@postprocure/contracts/plans/endpoints';
import type { PlanComparison, PlanKey, PlanValue } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import { loadEntitlements, type EntitlementRecord } from './entitlement.repository.ts';
import { loadPlans } from './plan.repository.ts';

export const createPlanHandlers = ({ reads }: { reads: Executor }): Handlers<typeof planEndpoints> => ({
  'GET /api/plans': () => comparePlans(reads),
});

async function comparePlans(executor: Executor): Promise<PlanComparison> {
  const [plans, entitlements] = await Promise.all([loadPlans(executor), loadEntitlements(executor)]);
  const shown = Map.groupBy(
    entitlements.filter(({ position }) => position !== null),
    ({ key }) => key,
  );
  return {
    plans: plans.map(({ pricePaise, ...plan }) => ({ ...plan, price: paiseToRupees(pricePaise) })),
    rows: [...shown].map(([key, ofPlans]) => ({
      key,
      label: ofPlans[0]?.label ?? key,
      values: Object.fromEntries(ofPlans.map((one) => [one.planKey, toValue(one)])) as Record<
        PlanKey,
        PlanValue
      >,
    })),
  };
}

const toValue = ({ kind, quantity, access }: EntitlementRecord): PlanValue =>
  kind === 'limit' ? { kind, quantity } : { kind, access };
