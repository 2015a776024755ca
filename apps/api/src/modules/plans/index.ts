export { closeDuePeriods, type PayPeriod } from './close-periods.ts';
export {
  createMerchantPlanHandlers,
  endOfGrace,
  isRunning,
  readPlan,
  switchPlan,
} from './merchant-plan.service.ts';
export {
  clearChargeDelay,
  endPlan,
  hasPaymentDue,
  listComingRenewals,
  lockPlan,
  saveUnpaid,
  type PlanState,
} from './merchant-plan.repository.ts';
export { findPlanOffer, type PlanOffer } from './plan.repository.ts';
export { activateRequest, declineRequest } from './plan-request.service.ts';
export { readPlanAccess, readPlanLimit } from './plan-limits.ts';
export { createPlanHandlers } from './plan.service.ts';
