import { defineEndpoints } from '../endpoint.ts';
import { merchantPlan, pauseRequest, planRequest } from './merchant-plan.ts';
import { planComparison } from './plan.ts';

export const planEndpoints = defineEndpoints({
  'GET /api/plans': {
    docs: {
      tag: 'Plans',
      summary: 'Compare plans',
      description:
        'Returns every plan with its monthly price, and what each plan includes, in the order of the plans page.',
    },
    response: planComparison,
  },
});

/** Every change returns the updated plan. */
export const merchantPlanEndpoints = defineEndpoints({
  'GET /api/seller/plan': { permission: 'plan.read', response: merchantPlan },
  'POST /api/seller/plan/request': { permission: 'plan.write', body: planRequest, response: merchantPlan },
  'POST /api/seller/plan/pause': { permission: 'plan.write', body: pauseRequest, response: merchantPlan },
  'POST /api/seller/plan/cancel': { permission: 'plan.write', response: merchantPlan },
  'POST /api/seller/plan/withdraw': { permission: 'plan.write', response: merchantPlan },
});
