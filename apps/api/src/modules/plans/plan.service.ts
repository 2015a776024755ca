import {
  featureKeys,
  limitKeys,
  type FeatureAccess,
  type FeatureKey,
  type LimitKey,
  type PlanComparison,
  type PlanEntitlements,
  type PlanKey,
  type PlanValue,
} from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { paiseToRupees } from '@postprocure/money/paise';
import { findEntitlement, loadEntitlements, loadPlans, type EntitlementRecord } from './plan.repository.ts';

export async function comparePlans(executor: Executor): Promise<PlanComparison> {
  const [plans, entitlements] = await Promise.all([loadPlans(executor), loadEntitlements(executor, null)]);
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

/** What a limit of a plan is; null where there is none. Inside a transaction give it that transaction. */
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

/** Everything a plan allows, in one reading. A key that the plan says nothing about is a fault of the data. */
export async function readPlanEntitlements(executor: Executor, planKey: PlanKey): Promise<PlanEntitlements> {
  const found = new Map((await loadEntitlements(executor, planKey)).map((one) => [one.key, one]));
  const read = <K extends LimitKey | FeatureKey, T>(
    keys: readonly K[],
    pick: (record: EntitlementRecord) => T | undefined,
  ) =>
    Object.fromEntries(
      keys.map((key) => {
        const record = found.get(key);
        const value = record && pick(record);
        if (value === undefined) throw missing(planKey, key);
        return [key, value];
      }),
    ) as Record<K, T>;
  return {
    limits: read(limitKeys, (record) => (record.kind === 'limit' ? record.quantity : undefined)),
    features: read(featureKeys, (record) => (record.kind === 'feature' ? record.access : undefined)),
  };
}

const toValue = ({ kind, quantity, access }: EntitlementRecord): PlanValue =>
  kind === 'limit' ? { kind, quantity } : { kind, access };

const missing = (planKey: PlanKey, key: string): Error =>
  new Error(`The plan ${planKey} says nothing about ${key}`);
