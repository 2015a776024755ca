import { z } from 'zod';
import { pricingRule } from './pricing-rule.ts';
import {
  bulkSelectionLimit,
  changeFields,
  changeFilters,
  marginBands,
  stockFilters,
  subscriptionPageSize,
  subscriptionSorts,
  subscriptionStates,
  type MarginBand,
} from './subscription-filter.ts';
import { text } from '../text.ts';
import { typedRupees } from '../typed-rupees.ts';

const rupees = z.number().describe('Rupees including GST');
const count = z.int().min(0);
const id = z.int().min(1).max(999_999_999);

const digits = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(max));

export const subscriptionParams = z.object({ productId: digits(999_999_999) });

const filterFields = {
  search: text(200).optional().describe('Searches titles, brands and the SKUs of products and variations'),
  state: z.enum(subscriptionStates).optional().describe('Default: all except removed ones'),
  change: z.enum(changeFilters).optional(),
  stock: z.enum(stockFilters).optional(),
  margin: z.enum(Object.keys(marginBands) as [MarginBand, ...MarginBand[]]).optional(),
};

export const subscriptionFilter = z.object({ ...filterFields, categoryId: id.optional() });

export const subscriptionListQuery = z.object({
  ...filterFields,
  categoryId: digits(999_999_999).optional(),
  sort: z.enum(subscriptionSorts).default('newest'),
  cursor: text(2000).optional().describe('The value of `next` from the previous page'),
  limit: digits(200).default(subscriptionPageSize),
});

export const subscriptionRow = z.object({
  productId: z.int(),
  title: z.string(),
  sku: z.string(),
  brand: z.string(),
  image: z.string().nullable(),
  category: z.object({ id: z.int(), name: z.string() }),
  warehouse: z.enum(['national', 'international']),
  handlingDays: z.int(),
  gstRate: z.number().describe('Percent, included in the cost'),
  saleGstRate: z.number().describe('Percent, included in the price'),
  cost: rupees,
  costWas: rupees.describe('Cost when the merchant last reviewed the product'),
  mrp: rupees,
  mrpWas: rupees,
  price: rupees.describe("The merchant's selling price; never above the MRP"),
  priceSource: z.enum(['rule', 'hand']),
  isCapped: z.boolean().describe('True if the MRP has dropped below the price that was set'),
  margin: z.number().describe('Profit per unit in rupees, after GST and input tax credit'),
  marginPercent: z.number().describe('As a share of the price before GST'),
  stock: count,
  stockAt: z.iso.datetime().nullable().describe('When the supplier last reported the stock'),
  state: z.enum(subscriptionStates),
  subscribedAt: z.iso.datetime(),
  changes: z.array(z.enum(changeFields)).describe('What the supplier has changed since the last review'),
  own: z.array(z.enum(['title', 'bullets', 'description', 'images', 'tags'])),
  variationCount: count.describe('0 if the product is sold in one version'),
});

const subscribedVariation = z.object({
  sku: z.string(),
  color: z.string().describe('Empty if the product has no colours'),
  size: z.string().describe('Empty if the product has no sizes'),
  image: z.string().nullable(),
  cost: rupees,
  mrp: rupees,
  price: rupees.describe("The merchant's selling price; never above the MRP"),
  stock: count,
});

export const subscriptionPage = z.object({
  subscriptions: z.array(subscriptionRow),
  next: z.string().nullable().describe('Cursor for the next page'),
  total: count.nullable().describe('Number of products that match the filter; on the first page only'),
});

const texts = z.array(z.string());
const versions = <T extends z.ZodType>(value: T) =>
  z.object({
    mine: value.describe("The merchant's own content"),
    known: value.describe("The supplier's data when the merchant last reviewed it"),
    supplier: value.describe("The supplier's current data"),
    isOwn: z.boolean(),
    isChanged: z.boolean(),
  });

export const subscriptionDetail = subscriptionRow.extend({
  fields: z.object({
    title: versions(z.string()),
    bullets: versions(texts),
    description: versions(z.string().describe('Sanitized HTML')),
    images: versions(texts.describe('Image paths on this host')),
  }),
  variations: z.array(subscribedVariation),
  hsn: z.string().describe('4, 6 or 8 digits; empty if unknown'),
  tags: texts,
  snapshotAt: z.iso.datetime(),
  isBelowFloor: z.boolean().describe('True if the margin is below the minimum of the pricing rule'),
  changesKey: z.string().describe('Version of `changes`. Send it back with a decision'),
});

/** Null resets the value to the supplier's. */
export const subscriptionEdit = z.object({
  title: text(500).trim().min(1).nullable().optional(),
  bullets: z.array(text(500).trim().min(1)).max(20).nullable().optional(),
  description: z.null().optional(),
  images: z
    .array(z.int().min(0).max(50))
    .min(1)
    .max(50)
    .nullable()
    .optional()
    .describe("Indexes of the supplier's images in the desired order"),
  tags: z.array(text(50).trim().min(1)).max(20).optional(),
  price: typedRupees
    .positive()
    .max(10_000_000)
    .nullable()
    .optional()
    .describe('Null applies the pricing rule'),
});

/**
 * `changesKey` limits the decision to the changes that the user saw. Since then, someone may have decided in another
 * tab, or the supplier may have made further changes.
 */
export const changeDecision = z.object({
  changesKey: text(100).describe('The `changesKey` of the subscription when it was read'),
  accept: z.array(z.enum(changeFields)).max(changeFields.length).default([]),
  refuse: z.array(z.enum(changeFields)).max(changeFields.length).default([]),
});

export const bulkActions = [
  'remove',
  'pause',
  'resume',
  'freeze',
  'accept',
  'setPrice',
  'priceByRule',
] as const;

export const bulkRequest = z.object({
  selection: z.union([
    z.strictObject({ productIds: z.array(id).min(1).max(bulkSelectionLimit) }),
    z.strictObject({ filter: subscriptionFilter }),
  ]),
  action: z.enum(bulkActions),
  price: typedRupees.positive().max(10_000_000).optional().describe('For setPrice'),
});

export const bulkOutcome = z.object({
  changed: count,
  skipped: count.describe(
    'Products in a state that does not allow the action, priced above the MRP, or over the plan limit',
  ),
});

export const subscribeOutcome = z.object({
  productId: z.int(),
  state: z.enum(subscriptionStates),
  isNew: z.boolean(),
  isRestored: z.boolean().describe('True if the previous title, price and other settings were restored'),
});

export const subscriptionStatesQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/, 'must be up to 200 product IDs separated by commas')
    .transform((value) => value.split(',').map(Number)),
});
export const subscriptionStatesResponse = z.object({
  subscriptions: z.array(
    z.object({
      productId: z.int(),
      price: z
        .number()
        .describe("The merchant's selling price, in rupees including GST; it is never above the MRP"),
      priceSource: z.enum(['rule', 'hand']),
    }),
  ),
  rule: pricingRule.describe('The rule that sets the prices of products without a subscription'),
});

export const subscriptionSummary = z.object({
  planName: z.string(),
  used: count.describe('Active and paused products, which count towards the plan limit'),
  limit: z.int().nullable().describe('Null means unlimited'),
  states: z.record(z.enum(subscriptionStates), count),
  categories: z.array(z.object({ id: z.int(), name: z.string(), count })),
});

export const pulseQuery = z.object({ days: digits(90).default(7) });

export const productPulse = z.object({
  costUp: count,
  costDown: count,
  wentOut: count,
  cameBack: count,
  byDay: z.array(
    z.object({ day: z.iso.date(), costUp: count, costDown: count, wentOut: count, cameBack: count }),
  ),
  latest: z.array(
    z.object({
      productId: z.int(),
      title: z.string(),
      kind: z.enum(['costUp', 'costDown', 'wentOut', 'cameBack']),
      before: z.number().nullable(),
      after: z.number().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});

export type SubscriptionFilter = z.infer<typeof subscriptionFilter>;
export type SubscriptionListQuery = z.infer<typeof subscriptionListQuery>;
export type SubscriptionRow = z.infer<typeof subscriptionRow>;
export type SubscriptionPage = z.infer<typeof subscriptionPage>;
export type SubscriptionDetail = z.infer<typeof subscriptionDetail>;
export type SubscriptionEdit = z.infer<typeof subscriptionEdit>;
export type ChangeDecision = z.infer<typeof changeDecision>;
export type BulkRequest = z.infer<typeof bulkRequest>;
export type BulkAction = (typeof bulkActions)[number];
export type BulkOutcome = z.infer<typeof bulkOutcome>;
export type SubscribeOutcome = z.infer<typeof subscribeOutcome>;
export type SubscriptionStatesResponse = z.infer<typeof subscriptionStatesResponse>;
export type SubscriptionSummary = z.infer<typeof subscriptionSummary>;
export type ProductPulse = z.infer<typeof productPulse>;
