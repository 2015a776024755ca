import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { comparePlans } from './plan.service.ts';

export { readPlan } from './merchant-plan.service.ts';
export { readPlanAccess, readPlanEntitlements, readPlanLimit } from './plan.service.ts';

export interface PlansService {
  compare(): Promise<PlanComparison>;
}

export const createPlans = ({ reads }: { reads: Executor }): PlansService => ({
  compare: () => comparePlans(reads),
});
