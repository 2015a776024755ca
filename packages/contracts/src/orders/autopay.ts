import { z } from 'zod';
import { featureAccesses } from '../plans/plan.ts';
import { text } from '../text.ts';
import { typedRupees } from '../typed-rupees.ts';
import { autopaySkips, payOrders, type AutopaySkip } from './autopay-rules.ts';

const amount = typedRupees.min(0).max(10_000_000);
const hour = z.int().min(0).max(23);

export const autopaySettings = z
  .object({
    autopay: z.boolean(),
    maxOrder: amount.positive('Enter more than ₹0, or leave it empty.').nullable(),
    maxDay: amount.positive('Enter more than ₹0, or leave it empty.').nullable(),
    keep: amount.describe('Balance that autopay leaves in the wallet'),
    payOrder: z.enum(payOrders),
    excludedSkus: z.array(text(64).trim().min(1)).max(500),
    excludedPins: z.array(z.string().regex(/^\d{2,6}$/, 'Enter PIN codes or their first digits.')).max(500),
    minMargin: z.number().min(0).max(90).nullable().describe('Percent of the sale price before GST'),
    coolingMinutes: z.int().min(0).max(60),
    quietFrom: hour.nullable(),
    quietTo: hour.nullable(),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    message: 'Enter both hours, or neither.',
    path: ['quietTo'],
  });

export const autopayState = z.object({
  settings: autopaySettings,
  access: z.enum(featureAccesses).describe('Whether the plan includes autopay'),
  isStopped: z.boolean().describe('True if the merchant has stopped autopay with the kill switch'),
  waiting: z.object({ orders: z.int(), amount: z.number() }).describe('Orders that are not paid yet'),
});

export const autopayStop = z.object({ isStopped: z.boolean() });

export const autopaySimulation = z.object({
  days: z.int(),
  orders: z.int(),
  paid: z.object({ orders: z.int(), amount: z.number() }),
  skipped: z.array(
    z.object({ reason: z.enum(autopaySkips as [AutopaySkip, ...AutopaySkip[]]), orders: z.int() }),
  ),
  busiestDay: z.object({ date: z.iso.date(), amount: z.number() }).nullable(),
  suggestedBalance: z.number().describe('The busiest day plus the balance to keep'),
});

export type AutopaySettings = z.infer<typeof autopaySettings>;
export type AutopayState = z.infer<typeof autopayState>;
export type AutopaySimulation = z.infer<typeof autopaySimulation>;
