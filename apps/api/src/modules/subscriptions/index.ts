export { countAttention, loadFullPlans, loadSupplierNews } from './attention.repository.ts';
export { createPricingHandlers, readRule } from './pricing.service.ts';
export { findChosenIds } from './subscription-list.repository.ts';
export { countSubscriptions } from './subscription.repository.ts';
export {
  applyProductLimit,
  createSubscriptionHandlers,
  subscribeInTransaction,
} from './subscription.service.ts';
