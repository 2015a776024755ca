import { enqueueJob } from '../../worker/job-queue.ts';
import type { DocumentIssuer } from '../documents/index.ts';
import type { PaymentEffects } from '../payments/index.ts';
import { hasPaymentDue, lockPlan } from '../plans/index.ts';
import { purchaseWithTopUp } from './purchase-plan.ts';

/** Effects of a received payment outside the wallet. */
export const createPaymentEffects = (
  issuer: DocumentIssuer,
  now: () => Date = () => new Date(),
): PaymentEffects => ({
  issuer,
  now,
  lockPlan,
  buyPlan: (tx, topUp) => purchaseWithTopUp(tx, issuer, topUp),
  queueDueCharge: async (tx, merchantId) => {
    if (!(await hasPaymentDue(tx, merchantId))) return;
    await enqueueJob(tx, 'plans:charge-due', {
      key: `plan-due:${merchantId}`,
      queue: 'plans',
      maxAttempts: 5,
      payload: { merchantId },
    });
  },
});
