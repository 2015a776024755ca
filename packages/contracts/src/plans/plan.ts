import { z } from 'zod';

/** The plans, cheapest first. What each of them allows is data, see the tables of migration 0010. */
export const planKeys = ['starter', 'launchpad', 'orbit', 'unicorn'] as const;

/** What a plan counts. */
export const limitKeys = ['products.max', 'orders.perPeriod', 'connection.maxProducts'] as const;

/** What a plan opens or keeps closed. */
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

/** `preview` connects and shows what would happen; `on-request` is done by our staff, for a charge. */
export const featureAccesses = ['full', 'preview', 'on-request', 'none'] as const;

export type PlanKey = (typeof planKeys)[number];
export type LimitKey = (typeof limitKeys)[number];
export type FeatureKey = (typeof featureKeys)[number];
export type FeatureAccess = (typeof featureAccesses)[number];

/** Everything one plan allows; a limit of null is no limit. */
export interface PlanEntitlements {
  limits: Record<LimitKey, number | null>;
  features: Record<FeatureKey, FeatureAccess>;
}

export const plan = z.object({
  key: z.enum(planKeys),
  name: z.string(),
  price: z.number().nonnegative().describe('Rupees for a month'),
  trialDays: z.number().int().nullable().describe('How long a plan that costs nothing lasts'),
  isCompared: z.boolean().describe('Whether the plans page shows it beside the others'),
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
    .describe('In the order in which they are shown'),
});

export type Plan = z.infer<typeof plan>;
export type PlanValue = z.infer<typeof planValue>;
export type PlanComparison = z.infer<typeof planComparison>;
