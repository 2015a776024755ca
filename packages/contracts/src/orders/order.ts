import { z } from 'zod';
import { documentSummary } from '../documents/document.ts';
import { indianStateCodes } from '../indian-state.ts';
import { typedRupees } from '../typed-rupees.ts';
import { quantityCap } from '../limits.ts';
import { idList } from '../id-list.ts';
import { text } from '../text.ts';
import { attentionReasons, type AttentionReason } from './attention-reason.ts';
import { orderActors } from './order-actor.ts';
import { rtoRiskFactors, rtoRiskLevels, rtoRiskLimits } from './rto-risk.ts';
import { orderChannels, orderStates, orderTabs, type WaitsOn } from './order-state.ts';

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];
const rupees = z.number().describe('Rupees including GST, to the paisa');

export const orderReason = z.enum(attentionReasons as [AttentionReason, ...AttentionReason[]]);
const stateCode = z.enum(indianStateCodes);

/** Checked by `findAddressFaults`: a bad address becomes an attention reason, not a rejected order. */
export const orderAddress = z.object({
  customerName: text(120).trim().min(1, "Enter the customer's name."),
  customerPhone: text(30).trim(),
  customerEmail: z.union([z.literal(''), z.email('Enter a valid email address.').max(254)]).default(''),
  addressLine1: text(200).trim(),
  addressLine2: text(200).trim().default(''),
  landmark: text(120).trim().default(''),
  city: text(100).trim(),
  stateCode: stateCode.nullable(),
  pincode: text(10).trim(),
});

export const orderLineInput = z.object({
  sku: text(64).trim().min(1),
  quantity: z.int().min(1).max(quantityCap),
  salePrice: typedRupees
    .min(0)
    .max(10_000_000)
    .nullable()
    .default(null)
    .describe('What the customer paid for one unit'),
});

const orderTags = z.array(text(30).trim().min(1)).max(10);

export const newOrder = orderAddress.extend({
  externalNumber: text(60).trim().default('').describe("The merchant's own order number"),
  lines: z.array(orderLineInput).min(1, 'Add a product.').max(50),
  shipBy: z.iso.date().nullable().default(null),
  note: text(500).trim().default(''),
  tags: orderTags.default([]),
  cartId: z.uuid().nullable().default(null).describe('The cart that the order was made from'),
});

export const orderEdit = z.object({
  address: orderAddress.optional(),
  lines: z.array(orderLineInput).min(1).max(50).optional(),
  note: text(500).trim().optional(),
  tags: orderTags.optional(),
  priority: z.int().min(0).max(9).optional(),
});

export const orderFilter = z.object({
  tab: z.enum(keysOf(orderTabs)).optional(),
  state: z.enum(orderStates).optional(),
  reason: orderReason.optional(),
  channel: z.enum(keysOf(orderChannels)).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  pin: z
    .string()
    .regex(/^\d{1,6}$/, 'must be up to 6 digits')
    .optional()
    .describe('First digits of the PIN code'),
  warehouse: z.enum(['national', 'international']).optional(),
  value: z.enum(['0-500', '500-2000', '2000-5000', '5000-']).optional().describe('Total in rupees'),
  sku: text(64).optional(),
  tag: text(30).optional(),
  search: text(100).optional().describe('Order number, own number, customer, phone or tracking ID'),
});

export const orderListQuery = orderFilter.extend({ cursor: text(200).optional() });

const attention = z.object({ reason: orderReason, detail: z.string() });

const clock = z.object({
  on: z.enum(['merchant', 'us', 'courier'] as const satisfies readonly WaitsOn[]),
  for: z.string(),
  until: z.iso.datetime().nullable(),
});

export const rtoRisk = z.object({
  level: z.enum(keysOf(rtoRiskLevels)).describe('unknown if there is too little history to judge'),
  score: z.int().min(0).max(rtoRiskLimits.max),
  reasons: z.array(z.object({ factor: z.enum(keysOf(rtoRiskFactors)), points: z.int(), text: z.string() })),
  loss: rupees.describe('The part of the price that is not refunded if the order is returned'),
});

export const orderSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  channel: z.enum(keysOf(orderChannels)),
  externalNumber: z.string().nullable(),
  state: z.enum(orderStates),
  stateSince: z.iso.datetime(),
  attention: z.array(attention),
  waits: clock.nullable().describe('What the order is waiting for, who has to act and by when'),
  isHeld: z.boolean(),
  priority: z.int(),
  tags: z.array(z.string()),
  customer: z.string().describe('First name and initial'),
  city: z.string(),
  pincode: z.string(),
  placedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  shipBy: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
  units: z.int(),
  firstItem: z.object({ title: z.string(), imgUrl: z.string().nullable(), lines: z.int() }),
  total: rupees,
  sale: rupees.nullable(),
  margin: z
    .object({ amount: z.number(), percent: z.number() })
    .nullable()
    .describe('After GST; null if the sale price is unknown'),
  risk: rtoRisk.nullable().describe('How likely a return is; null after payment'),
});

export const orderPage = z.object({ orders: z.array(orderSummary), next: z.string().nullable() });

export const orderCounts = z.object({
  tabs: z.record(z.enum(keysOf(orderTabs)), z.int()),
  reasons: z.array(
    z.object({ reason: orderReason, orders: z.int(), amount: rupees, oldestAt: z.iso.datetime() }),
  ),
});

export const orderItem = z.object({
  line: z.int(),
  sku: z.string(),
  productId: z.int().nullable(),
  title: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  imgUrl: z.string().nullable(),
  quantity: z.int(),
  unit: rupees,
  total: rupees,
  salePrice: rupees.nullable(),
  hsn: z.string(),
  gstRate: z.number().describe('Percent'),
  warehouse: z.enum(['national', 'international']).nullable(),
  available: z.int().nullable().describe('Units in stock; null for an unknown SKU'),
});

export const orderEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  from: z.enum(orderStates).nullable(),
  to: z.enum(orderStates).nullable(),
  actor: z.enum(keysOf(orderActors)),
  actorName: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
});

/** The actions that an order's state allows, whatever permissions the user has. */
export const orderActions = ['pay', 'edit', 'check', 'cancel', 'requestCancel', 'hold', 'release'] as const;

export const orderDetail = orderSummary.extend({
  address: orderAddress.extend({ customerEmail: z.string() }),
  note: z.string(),
  items: z.array(orderItem),
  goods: rupees,
  shipping: rupees,
  gst: rupees.describe('Included in the total'),
  refunded: rupees,
  journeyStep: z.int().nullable(),
  cancelFreeUntil: z.iso.datetime().nullable().describe('Until then, a cancellation is approved immediately'),
  cancelReason: z.string().nullable(),
  conflictNote: z.string().nullable(),
  taxWarning: z.string().nullable(),
  waived: z.array(orderReason),
  actions: z.array(z.enum(orderActions)),
  events: z.array(orderEvent).describe('Newest first'),
  documents: z.array(
    documentSummary.pick({ id: true, kind: true, number: true, issuedAt: true, total: true }),
  ),
});

export const orderParams = z.object({ id: z.uuid() });

export const takenOrder = z.object({
  order: orderDetail,
  isNew: z.boolean().describe('False if an order with this number already existed'),
});

export const orderCheck = z.object({
  waive: z.array(orderReason).max(20).default([]).describe('Reasons to confirm for this order'),
});

export const orderCancellation = z.object({ reason: text(500).trim().min(1, 'Tell us why.') });

export const bulkOrderActions = ['hold', 'release', 'cancel', 'check', 'tag'] as const;

export const bulkOrderRequest = z.object({
  action: z.enum(bulkOrderActions),
  ids: z.array(z.uuid()).min(1).max(200),
  reason: text(500).trim().default(''),
  tags: orderTags.default([]),
});

export const bulkPayment = z.object({ ids: z.array(z.uuid()).min(1).max(200) });

export const paymentPreview = z.object({
  payable: z.int(),
  total: rupees.describe('Total of the orders that can be paid'),
  others: z.int().describe('Orders that cannot be paid now'),
  risks: z.record(z.enum(keysOf(rtoRiskLevels)), z.int()),
  riskiest: z.array(z.object({ id: z.uuid(), number: z.string(), risk: rtoRisk })).max(5),
});

export const bulkOrderOutcome = z.object({
  done: z.int(),
  results: z.array(
    z.object({ id: z.uuid(), number: z.string(), isDone: z.boolean(), message: z.string().nullable() }),
  ),
});

export const orderPaperKinds = ['packing-slip', 'customer-invoice', 'tax-invoice'] as const;
export type OrderPaperKind = (typeof orderPaperKinds)[number];

export const orderPaperParams = z.object({
  id: z.uuid(),
  kind: z.enum(['packing-slip', 'customer-invoice']),
});

export const orderPapersQuery = z.object({
  kind: z.enum(orderPaperKinds),
  ids: idList(200),
});

export const skuQuery = z.object({ search: text(100).default(''), cartId: z.uuid().optional() });

export const orderableSku = z.object({
  sku: z.string(),
  productId: z.int(),
  title: z.string(),
  color: z.string(),
  size: z.string(),
  imgUrl: z.string().nullable(),
  cost: rupees,
  myPrice: rupees.describe("The merchant's own selling price"),
  available: z.int(),
  quantity: z.int().describe('Quantity in the cart; 1 without a cart'),
});

export const orderableSkus = z.object({ skus: z.array(orderableSku) });

export const orderView = z.object({ id: z.uuid(), name: z.string(), query: z.string() });
export const orderViews = z.object({ views: z.array(orderView) });
export const orderViewName = z.object({ name: text(60).trim().min(1, 'Enter a name.') });
export const newOrderView = orderViewName.extend({ query: text(1000) });

export type OrderAddressInput = z.infer<typeof orderAddress>;
export type OrderLineInput = z.infer<typeof orderLineInput>;
export type NewOrder = z.infer<typeof newOrder>;
export type OrderEdit = z.infer<typeof orderEdit>;
export type OrderFilter = z.infer<typeof orderFilter>;
export type RtoRisk = z.infer<typeof rtoRisk>;
export type PaymentPreview = z.infer<typeof paymentPreview>;
export type OrderSummary = z.infer<typeof orderSummary>;
export type OrderDetail = z.infer<typeof orderDetail>;
export type OrderCounts = z.infer<typeof orderCounts>;
export type OrderItem = z.infer<typeof orderItem>;
export type OrderEvent = z.infer<typeof orderEvent>;
export type OrderAction = (typeof orderActions)[number];
export type BulkOrderAction = (typeof bulkOrderActions)[number];
export type BulkOrderOutcome = z.infer<typeof bulkOrderOutcome>;
export type OrderableSku = z.infer<typeof orderableSku>;
export type OrderViewInfo = z.infer<typeof orderView>;
