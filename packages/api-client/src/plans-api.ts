import type { PlanComparison } from '@postprocure/contracts/plans/plan';

/** In one process with the API the plans service itself; pages are made on the server, so there is no other yet. */
export interface PlansApi {
  compare(): Promise<PlanComparison>;
}
