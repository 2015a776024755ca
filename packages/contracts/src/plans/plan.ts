import { z } from 'zod';

/** The plans, cheapest first. Their limits and features are data in the tables of migration 0010. */
export const planKeys = ['starter', 'launchpad', 'orbit', 'unicorn'] as const;

/** Quantities that a plan limits. */
export const limitKeys = ['products.max', 'orders.perPeriod', 'connection.maxProducts'] as const;

/** Features that a plan includes or excludes. */
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

/** `preview` connects and shows what would happen; `on-request` is done by our staff for a fee. */
export const featureAccesses = ['full', 'preview', 'on-request', 'none'] as const;

export type PlanKey = (typeof planKeys)[number];
export type LimitKey = (typeof limitKeys)[number];
export type FeatureKey = (typeof featureKeys)[number];
export type FeatureAccess = (typeof featureAccesses)[number];

/** All limits and features of a plan. A limit of null means unlimited. */
export interface PlanEntitlements {
  limits: Record<LimitKey, number | null>;
  features: Record<FeatureKey, FeatureAccess>;
}

export const plan = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  price: z.number().nonnegative().describe('Rupees per month'),
  trialDays: z.number().int().nullable().describe('Duration of a free plan in days'),
  isCompared: z.boolean().describe('Whether the plans page lists it'),
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
