import { z } from 'zod';
import { merchantPlan } from '../plans/merchant-plan.ts';
import { planKeys } from '../plans/plan.ts';
import { topUpWithCheckout } from '../wallet/wallet.ts';

export const planPurchase = z.object({
  planKey: z.enum(planKeys).exclude(['starter']),
  payWith: z
    .enum(['wallet', 'topUp'])
    .describe(
      'wallet pays the fee at once; topUp adds the missing amount to the wallet, and the fee is paid as soon as the money arrives',
    ),
});

export const planPurchaseResult = z.object({
  plan: merchantPlan,
  topUp: topUpWithCheckout.nullable().describe('The top-up to pay now; null if none is needed'),
});

export type PlanPurchase = z.infer<typeof planPurchase>;
export type PlanPurchaseResult = z.infer<typeof planPurchaseResult>;
