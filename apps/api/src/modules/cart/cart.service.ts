import type { Cart, NewCartItem } from '@postprocure/contracts/cart/cart';
import { cartLineLimit, quantityCap } from '@postprocure/contracts/limits';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { createDeviceKey, hashDeviceKey } from '../../device-cookie.ts';
import { AppError } from '@postprocure/contracts/app-error';
import { priceCart } from './cart-pricing.ts';
import {
  countLines,
  createDeviceCart,
  deleteLine,
  findAccountCart,
  findDeviceCart,
  findLine,
  findOffer,
  loadLines,
  moveLines,
  openAccountCart,
  openDeviceCart,
  saveLine,
  updateQuantity,
} from './cart.repository.ts';

/** Whose cart: an account's, or that of a device, which has no key before its first item. */
export type CartOwner = { kind: 'account'; userId: string } | { kind: 'device'; key: string | null };

export async function readCart(database: Executor, owner: CartOwner): Promise<Cart> {
  return loadCart(database, await findCart(database, owner));
}

export interface AddedItem {
  cart: Cart;
  /** The key of the device's cart; null for an account's. */
  key: string | null;
}

/** Adds to what the cart holds of it already, or takes its place, up to what can be ordered. */
export function addItem(database: Pool, owner: CartOwner, item: NewCartItem): Promise<AddedItem> {
  return withTransaction(database, async (tx) => {
    const offer = await findOffer(tx, item.productId, item.color);
    if (!offer) throw new AppError('NOT_FOUND', 'This product, or this colour of it, is not sold here.');
    if (offer.stock === 0) throw new AppError('CONFLICT', 'This product is out of stock.');
    const { cartId, key } = await openCart(tx, owner);
    const place = { productId: item.productId, color: offer.color };
    const held = await countLines(tx, cartId, place);
    const most = Math.min(offer.stock, quantityCap);
    if (!item.replace && held.quantity >= most) {
      throw new AppError('CONFLICT', `Your cart already holds all ${most} that can be ordered.`);
    }
    if (held.quantity === 0 && held.lines >= cartLineLimit) {
      throw new AppError('CONFLICT', `Your cart is full: it has room for ${cartLineLimit} products.`);
    }
    const kept = item.replace ? 0 : held.quantity;
    const quantity = Math.min(kept + item.quantity, most);
    await saveLine(tx, cartId, { ...place, quantity, spPaise: offer.spPaise });
    return { cart: await loadCart(tx, cartId), key };
  });
}

export function setQuantity(
  database: Pool,
  owner: CartOwner,
  lineId: number,
  quantity: number,
): Promise<Cart> {
  return withTransaction(database, async (tx) => {
    const cartId = await findCart(tx, owner);
    const line = cartId === null ? null : await findLine(tx, cartId, lineId);
    if (cartId === null || !line) throw new AppError('NOT_FOUND', 'This is no longer in your cart.');
    const stock = (await findOffer(tx, line.productId, line.color))?.stock ?? 0;
    if (stock === 0) throw new AppError('CONFLICT', 'This product is out of stock.');
    if (quantity > stock) throw new AppError('CONFLICT', `Only ${stock} of this product are in stock.`);
    await updateQuantity(tx, cartId, lineId, quantity);
    return loadCart(tx, cartId);
  });
}

/** Removing what is not there is no failure: it may have been removed in another tab. */
export async function removeLine(database: Executor, owner: CartOwner, lineId: number): Promise<Cart> {
  const cartId = await findCart(database, owner);
  if (cartId !== null) await deleteLine(database, cartId, lineId);
  return loadCart(database, cartId);
}

/** Brings what a device holds into the account's cart. Done twice, the second time finds nothing to bring. */
export function mergeCarts(database: Pool, userId: string, deviceKey: string | null): Promise<Cart> {
  return withTransaction(database, async (tx) => {
    const { cartId } = await openCart(tx, { kind: 'account', userId });
    const deviceCartId = deviceKey === null ? null : await openDeviceCart(tx, hashDeviceKey(deviceKey));
    if (deviceCartId !== null) await moveLines(tx, deviceCartId, cartId);
    return loadCart(tx, cartId);
  });
}

function findCart(executor: Executor, owner: CartOwner): Promise<string | null> {
  if (owner.kind === 'account') return findAccountCart(executor, owner.userId);
  return owner.key === null ? Promise.resolve(null) : findDeviceCart(executor, hashDeviceKey(owner.key));
}

/** A device whose key we do not know gets a new one, never a cart under a key that somebody else chose. */
async function openCart(tx: Executor, owner: CartOwner): Promise<{ cartId: string; key: string | null }> {
  if (owner.kind === 'account') {
    const cartId = await openAccountCart(tx, owner.userId);
    if (cartId === null) throw new AppError('UNAUTHENTICATED', 'Please log in again.');
    return { cartId, key: null };
  }
  const known = owner.key === null ? null : await openDeviceCart(tx, hashDeviceKey(owner.key));
  if (known !== null) return { cartId: known, key: owner.key };
  const key = createDeviceKey();
  return { cartId: await createDeviceCart(tx, hashDeviceKey(key)), key };
}

const loadCart = async (executor: Executor, cartId: string | null): Promise<Cart> =>
  priceCart(cartId, cartId === null ? [] : await loadLines(executor, cartId));
