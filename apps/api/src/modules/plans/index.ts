import type { PlanComparison } from '@postprocure/contracts/plans/plan';
import type { Executor } from '@postprocure/db/pool';
import { comparePlans } from './plan.service.ts';

export {
  clearChargeDelay,
  endPlan,
  hasPaymentDue,
  listComingRenewals,
  lockPlan,
  saveUnpaid,
  type PlanState,
} from './merchant-plan.repository.ts';
export {
  endOfGrace,
  makePlan as switchPlan,
  readPlan,
  turnDuePeriods,
  type PayPeriod,
} from './merchant-plan.service.ts';
export { findPlanOffer, type PlanOffer } from './plan.repository.ts';
export { readPlanAccess, readPlanEntitlements, readPlanLimit } from './plan.service.ts';

export interface PlansService {
  compare(): Promise<PlanComparison>;
}

export const createPlans = ({ reads }: { reads: Executor }): PlansService => ({
  compare: () => comparePlans(reads),
});
