import type { FeatureAccess, FeatureKey, LimitKey, PlanKey } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { findEntitlement } from './entitlement.repository.ts';

/** The limits are rows of the table plan_entitlements. null means unlimited. */
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

const missing = (planKey: PlanKey, key: string): Error =>
  new Error(`The plan ${planKey} has no value for ${key}`);
