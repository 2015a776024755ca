import type { DocumentIssuer } from '../documents/index.ts';
import type { PaymentEffects } from '../payments/index.ts';
import { lockPlan } from '../plans/index.ts';
import { purchaseWithTopUp } from './purchase-plan.ts';

/** What a payment that has arrived causes beyond the wallet. */
export const createPaymentEffects = (issuer: DocumentIssuer): PaymentEffects => ({
  issuer,
  lockPlan,
  buyPlan: (tx, topUp) => purchaseWithTopUp(tx, issuer, topUp),
});
