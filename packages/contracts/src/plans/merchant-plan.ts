import { z } from 'zod';
import { planKeys } from './plan.ts';
import { planStatuses } from '../accounts/session.ts';

const count = z.int().min(0);

export const planUsage = z.object({
  used: count,
  limit: z.int().nullable().describe('Null means unlimited'),
});

/** A change that takes effect when the current period ends, unless the merchant withdraws it. */
export const pendingPlanChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('downgrade'), planKey: z.enum(planKeys), at: z.iso.datetime(), freezes: count }),
  z.object({ kind: z.literal('pause'), months: z.int(), at: z.iso.datetime() }),
  z.object({ kind: z.literal('cancel'), at: z.iso.datetime() }),
]);

export const merchantPlan = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  price: z.number().describe('Rupees per month'),
  status: z.enum(planStatuses),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  trialEndsAt: z.iso.datetime().nullable(),
  pausedUntil: z.iso.datetime().nullable(),
  requested: z
    .object({ key: z.enum(planKeys), name: z.string(), at: z.iso.datetime() })
    .nullable()
    .describe('The plan that the merchant has requested but our staff have not activated yet'),
  pending: z.array(pendingPlanChange),
  paymentDue: z
    .object({
      since: z.iso.datetime(),
      until: z.iso.datetime().describe('When the plan ends if the fee is still unpaid'),
      amount: z.number().describe('Rupees'),
    })
    .nullable()
    .describe('Set if the fee for the next period could not be paid from the wallet'),
  usage: z.object({ products: planUsage }),
});

export const planRequest = z.object({ planKey: z.enum(planKeys).exclude(['starter']) });
export const pauseRequest = z.object({ months: z.int().min(1).max(3) });

export type MerchantPlan = z.infer<typeof merchantPlan>;
export type PlanRequest = z.infer<typeof planRequest>;
export type PendingPlanChange = z.infer<typeof pendingPlanChange>;
