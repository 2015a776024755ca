import { z } from 'zod';
import { quantityCap } from '../limits.ts';
import { text } from '../text.ts';

const rupees = z.number().nonnegative().describe('Rupees including GST, to the paisa');
const quantity = z.number().int().min(1).max(quantityCap);

/**
 * Current availability of a line: `short` means less stock than requested, `soldOut` no stock, and `gone` that the product
 * or colour is no longer sold.
 */
export const cartLineStates = ['available', 'short', 'soldOut', 'gone'] as const;

export const cartLine = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  color: z.string().nullable().describe('Null for a product without colours'),
  title: z.string(),
  imgUrl: z.string().nullable(),
  sku: z.string(),
  state: z.enum(cartLineStates),
  quantity: z.number().int().describe('Requested quantity'),
  available: z.number().int().describe('Largest quantity that can be ordered today'),
  sp: rupees,
  mrp: rupees,
  previousSp: rupees.nullable().describe('Selling price when the line was added, if it has changed since'),
  lineTotal: rupees.describe('For the available quantity'),
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
  color: text(60)
    .min(1)
    .nullable()
    .default(null)
    .describe('Null selects the first colour, if the product has any'),
  quantity: quantity.default(1),
  replace: z
    .boolean()
    .default(false)
    .describe('True replaces the quantity of this product and colour in the cart instead of adding to it'),
});

export const cartQuantity = z.object({ quantity });

export const cartLineParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number),
});

export type NewCartItem = z.infer<typeof newCartItem>;
