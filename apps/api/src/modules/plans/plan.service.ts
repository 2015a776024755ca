import type { planEndpoints } from '@postprocure/contracts/plans/endpoints';
import type {
  FeatureAccess,
  FeatureKey,
  LimitKey,
  PlanComparison,
  PlanKey,
  PlanValue,
} from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import type { Handlers } from '../../endpoints/handlers.ts';
import { findEntitlement, loadEntitlements, loadPlans, type EntitlementRecord } from './plan.repository.ts';

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

/** null means unlimited. */
export async function readPlanLimit(
  executor: Executor,
  planKey: PlanKey,
  key: LimitKey,
): Promise<number | null> {
  const found = await findEntitlement(executor, planKey, key);
  if (found?.kind !== 'limit') throw missing(planKey, key);
  return found.quantity;
}

export async function readPlanAccess(
  executor: Executor,
  planKey: PlanKey,
  key: FeatureKey,
): Promise<FeatureAccess> {
  const found = await findEntitlement(executor, planKey, key);
  if (found?.kind !== 'feature') throw missing(planKey, key);
  return found.access;
}

const toValue = ({ kind, quantity, access }: EntitlementRecord): PlanValue =>
  kind === 'limit' ? { kind, quantity } : { kind, access };

const missing = (planKey: PlanKey, key: string): Error =>
  new Error(`The plan ${planKey} has no value for ${key}`);
