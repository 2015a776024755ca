import type { Executor } from '@postprocure/db/pool';
import { readPlan, readPlanAccess } from '../plans/index.ts';

/** Scans and alerts about missing scans depend on the plan. Tracking IDs, states and failed deliveries do not. */
export async function includesLiveTracking(executor: Executor, merchantId: string): Promise<boolean> {
  const { key } = await readPlan(executor, merchantId);
  return (await readPlanAccess(executor, key, 'tracking.live')) === 'full';
}
