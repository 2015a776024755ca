import { defineEndpoints } from '../endpoint.ts';
import { planPurchase, planPurchaseResult } from './plan-purchase.ts';

export const planBillingEndpoints = defineEndpoints({
  'POST /api/seller/plan/purchase': {
    permission: 'plan.write',
    body: planPurchase,
    response: planPurchaseResult,
    errors: ['CONFLICT', 'INSUFFICIENT_BALANCE'],
    idempotencyKey: 'required',
    timeoutMs: 40_000,
  },
});
