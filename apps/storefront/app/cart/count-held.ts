import type { Cart } from '@postprocure/contracts/cart';
import type { CartItem } from './cart-store.ts';

/** How many of a product and colour a cart holds. */
export const countHeld = (
  { lines }: Pick<Cart, 'lines'>,
  { productId, color }: Pick<CartItem, 'productId' | 'color'>,
): number => lines.find((line) => line.productId === productId && line.color === color)?.quantity ?? 0;
