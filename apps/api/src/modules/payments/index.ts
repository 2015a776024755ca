export type { PaymentEffects } from './apply-payment.ts';
export { createDemoTopUp, type DemoTopUp } from './demo-top-up.ts';
export { reconcileSettlement } from './reconcile-settlement.ts';
export { createBalanceRefundHandlers } from './balance-refund.service.ts';
export { openPayments, type Payments, type RazorpayKeys } from './open-payments.ts';
export { createPaymentDeskHandlers } from './payment-desk.service.ts';
export { paymentInvariants } from './payment-invariants.ts';
export { sumPendingTopUps, type TopUpRecord } from './top-up.repository.ts';
export { createTopUpHandlers, startTopUp, type TopUpDependencies } from './top-up.service.ts';
export { paymentWebhookRoutes } from './webhook.routes.ts';
export {
  insertWebhookEvent,
  lockWebhookEvent,
  saveWebhookOutcome,
  type WebhookOutcome,
} from './webhook.repository.ts';
export { queueWebhookEvent } from './webhook.service.ts';
