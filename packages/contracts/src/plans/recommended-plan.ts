import type { PlanKey } from './plan.ts';

/** The plan that is marked as recommended: the smallest one that is not limited to entering orders by hand. */
export const recommendedPlan = 'orbit' satisfies PlanKey;
