export { chargePlan } from './charge-plan.ts';
export { createPaymentEffects } from './payment-effects.ts';
export { createPlanBillingHandlers } from './plan-billing.service.ts';
export { createPayPeriod, findPlanBlockers } from './renew-plan.ts';
