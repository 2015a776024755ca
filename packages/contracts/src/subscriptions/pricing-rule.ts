import { z } from 'zod';

const paise = z.int().min(0).max(1_000_000_000);
const multiplierBasisPoints = z.int().min(1000).max(200_000).describe('15000 is 1.5 times the cost');

const tier = z.object({
  upToPaise: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .nullable()
    .describe('Upper limit of the cost; null for no limit'),
  multiplierBasisPoints,
  addPaise: paise,
});

/** Tiers must be in ascending order, and only the last one is unlimited, so that there is a price for every cost. */
const tiers = z
  .array(tier)
  .min(1)
  .max(12)
  .refine(
    (given) =>
      given.every(({ upToPaise }, index) => (upToPaise === null) === (index === given.length - 1)) &&
      given.every(
        ({ upToPaise }, index) =>
          upToPaise === null || index === 0 || upToPaise > (given[index - 1]?.upToPaise ?? 0),
      ),
    'must be in ascending order, and only the last tier has no upper limit',
  );

/** How a merchant's price is calculated from the cost. See money/price-by-rule. */
export const pricingRule = z.object({
  base: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('multiplier'), multiplierBasisPoints }),
    z.object({ kind: z.literal('add'), addPaise: paise }),
    z.object({ kind: z.literal('tiers'), tiers }),
  ]),
  ending: z.enum(['none', 'end9', 'end99', 'nearest5', 'nearest10']),
  floorBasisPoints: z.int().min(0).max(9000).describe('Minimum margin as a share of the selling price'),
});

export const pricingRuleRequest = z.object({
  rule: pricingRule,
  includeHandSet: z.boolean().default(false).describe('Also replaces prices that were set by hand'),
});

const count = z.int().min(0);

export const pricingPreview = z.object({
  total: count.describe('Number of products priced by the rule'),
  rise: count,
  fall: count,
  unchanged: count,
  hitMrp: count,
  belowFloor: count,
  handSet: count.describe('Number of products with a price set by hand, which stay unchanged'),
  examples: z
    .array(
      z.object({
        productId: z.int(),
        title: z.string(),
        cost: z.number(),
        mrp: z.number(),
        before: z.number(),
        after: z.number(),
        hitsMrp: z.boolean(),
        belowFloor: z.boolean(),
      }),
    )
    .describe('Largest price changes'),
});

const changeId = z.int().min(1);

export const pricingState = z.object({
  rule: pricingRule,
  isStarting: z.boolean().describe('True until the merchant saves a rule'),
  lastChange: z
    .object({
      id: changeId,
      kind: z.enum(['rule', 'bulk']),
      changedAt: z.iso.datetime(),
      products: count,
    })
    .nullable()
    .describe('The change that can be undone'),
});

export const pricingUndo = z.object({ id: changeId.describe('The change to undo') });

export const pricingOutcome = z.object({ changed: count });

export type PricingRule = z.infer<typeof pricingRule>;
export type PricingRuleRequest = z.infer<typeof pricingRuleRequest>;
export type PricingPreview = z.infer<typeof pricingPreview>;
export type PricingState = z.infer<typeof pricingState>;
