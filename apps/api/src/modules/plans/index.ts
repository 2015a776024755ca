export { createMerchantPlanHandlers, readPlan, switchPlan } from './merchant-plan.service.ts';
export { endPlan } from './merchant-plan.repository.ts';
export { activateRequest, declineRequest } from './plan-request.service.ts';
export { comparePlans, createPlanHandlers, readPlanAccess, readPlanLimit } from './plan.service.ts';
