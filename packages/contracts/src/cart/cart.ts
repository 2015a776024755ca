import { z } from 'zod';
import { quantityCap } from '../limits.ts';
import { text } from '../text.ts';

const rupees = z.number().nonnegative().describe('Rupees including GST, to the paisa');
const quantity = z.number().int().min(1).max(quantityCap);

/**
 * Availability of a line: `short` means less in stock than requested, `soldOut` means none, and `gone` means the SKU is
 * no longer offered.
 */
export const cartLineStates = ['available', 'short', 'soldOut', 'gone'] as const;

export const cartLine = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  color: z.string().nullable().describe('Null for a product without colours'),
  size: z.string().nullable().describe('Null for a product without sizes'),
  title: z.string(),
  imgUrl: z.string().nullable(),
  sku: z.string(),
  state: z.enum(cartLineStates),
  quantity: z.number().int().describe('Quantity requested'),
  available: z.number().int().describe('Maximum quantity available today'),
  sp: rupees,
  mrp: rupees,
  previousSp: rupees.nullable().describe('Selling price when the line was added; null if it has not changed'),
  lineTotal: rupees.describe('Total for the available quantity'),
});

export const cart = z.object({
  id: z.uuid().nullable().describe('Null until something is added'),
  lines: z.array(cartLine),
  itemCount: z.number().int().describe('Units that can be ordered today'),
  total: rupees,
  mrpTotal: rupees,
});

export type CartLine = z.infer<typeof cartLine>;
export type CartLineState = CartLine['state'];
export type Cart = z.infer<typeof cart>;

export const newCartItem = z.object({
  productId: z.number().int().min(1).max(999_999_999),
  sku: text(64)
    .min(1)
    .nullable()
    .default(null)
    .describe(
      'The SKU of the variation, or of a product without variations. Null selects the first variation that is in stock',
    ),
  quantity: quantity.default(1),
  replace: z
    .boolean()
    .default(false)
    .describe('If true, sets the quantity of the SKU instead of adding to it'),
});

export const cartQuantity = z.object({ quantity });

export const cartLineParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number),
});

export type NewCartItem = z.infer<typeof newCartItem>;
