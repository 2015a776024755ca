import { z } from 'zod';

/** Cheapest first. What each plan includes is stored in the table plan_entitlements. */
export const planKeys = ['starter', 'launchpad', 'orbit', 'unicorn'] as const;

export const limitKeys = ['products.max', 'orders.perPeriod', 'connection.maxProducts'] as const;

export const featureKeys = [
  'export.oneClick',
  'sync.inventory',
  'sync.orders',
  'alerts.price',
  'wallet.autopay',
  'billing.auto',
  'api.marketplace',
  'api.d2c',
  'tracking.live',
  'reports.realtime',
  'returns.support',
  'perks.elite',
] as const;

/** `preview` shows what the feature would do without doing it; `on-request` is done by our staff for a fee. */
export const featureAccesses = ['full', 'preview', 'on-request', 'none'] as const;

export type PlanKey = (typeof planKeys)[number];
export type LimitKey = (typeof limitKeys)[number];
export type FeatureKey = (typeof featureKeys)[number];
export type FeatureAccess = (typeof featureAccesses)[number];

export const plan = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  price: z.number().nonnegative().describe('Rupees per month'),
  trialDays: z.number().int().nullable().describe('Length of the free trial; null for paid plans'),
  isCompared: z.boolean().describe('True if the plan is in the comparison on the plans page'),
});

export const planValue = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('limit'),
    quantity: z.number().int().nullable().describe('Null means unlimited'),
  }),
  z.object({ kind: z.literal('feature'), access: z.enum(featureAccesses) }),
]);

export const planComparison = z.object({
  plans: z.array(plan).describe('Cheapest first'),
  rows: z
    .array(
      z.object({
        key: z.enum([...limitKeys, ...featureKeys]),
        label: z.string(),
        values: z.record(z.enum(planKeys), planValue),
      }),
    )
    .describe('In display order'),
});

export type Plan = z.infer<typeof plan>;
export type PlanValue = z.infer<typeof planValue>;
export type PlanComparison = z.infer<typeof planComparison>;
