import { AppError } from '@postprocure/contracts/app-error';
import type { Cart, NewCartItem } from '@postprocure/contracts/cart/cart';
import type { cartEndpoints } from '@postprocure/contracts/cart/endpoints';
import { cartLineLimit, quantityCap } from '@postprocure/contracts/limits';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { createDeviceKey, hashDeviceKey } from '../../device-cookie.ts';
import type { Credentials, Handlers } from '../../endpoints/handlers.ts';
import { verifyAccessToken, type AccountsContext } from '../accounts/index.ts';
import { loadSkus, type Sku } from '../catalogue/index.ts';
import { cartCookie } from './cart-cookie.ts';
import { priceCart } from './cart-pricing.ts';
import {
  countLines,
  createDeviceCart,
  deleteLine,
  findAccountCart,
  findDefaultSku,
  findDeviceCart,
  findLineSku,
  loadLines,
  moveLines,
  openAccountCart,
  openDeviceCart,
  saveLine,
  updateQuantity,
} from './cart.repository.ts';

interface CartDependencies {
  database: Pool;
  accounts: AccountsContext;
  /** True if the storefront is served over HTTPS. */
  secureCookies: boolean;
}

export function createCartHandlers({
  database,
  accounts,
  secureCookies,
}: CartDependencies): Handlers<typeof cartEndpoints> {
  const identify = (credentials: Credentials) => identifyOwner(accounts, credentials);
  return {
    'GET /api/cart': async ({ credentials }) => readCart(database, await identify(credentials)),
    'POST /api/cart/lines': async ({ credentials, body, setCookie }) => {
      const { cart, key } = await addItem(database, await identify(credentials), body);
      // The cookie is sent every time, so that it does not expire while its owner keeps adding products.
      if (key !== null) setCookie(cartCookie.write(key, { secure: secureCookies }));
      return cart;
    },
    'PATCH /api/cart/lines/:id': async ({ credentials, params, body }) =>
      setQuantity(database, await identify(credentials), params.id, body.quantity),
    'DELETE /api/cart/lines/:id': async ({ credentials, params }) =>
      removeLine(database, await identify(credentials), params.id),
    'POST /api/cart/merge': async ({ credentials }) => {
      const owner = await identify(credentials);
      if (owner.kind === 'device') throw new AppError('UNAUTHENTICATED', 'Please log in first.');
      return mergeCarts(database, owner.userId, cartCookie.read(credentials.cookie));
    },
  };
}

/** An account or a device. A device has no key until its first item is added. */
type CartOwner = { kind: 'account'; userId: string } | { kind: 'device'; key: string | null };

/** A token selects the cart of its account; without one, the cookie selects the cart of the device. */
async function identifyOwner(
  accounts: AccountsContext,
  { authorization, cookie }: Credentials,
): Promise<CartOwner> {
  if (authorization === undefined) return { kind: 'device', key: cartCookie.read(cookie) };
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
  return { kind: 'account', userId: (await verifyAccessToken(accounts, token, cookie)).sub };
}

async function readCart(database: Executor, owner: CartOwner): Promise<Cart> {
  return loadCart(database, await findCart(database, owner));
}

interface AddedItem {
  cart: Cart;
  /** The key of the device's cart, or null for an account's cart. */
  key: string | null;
}

/** Adds to the quantity in the cart, or replaces it, up to the quantity that can be ordered. */
function addItem(database: Pool, owner: CartOwner, item: NewCartItem): Promise<AddedItem> {
  return withTransaction(database, async (tx) => {
    const offer = await findOffer(tx, item);
    if (!offer) throw new AppError('NOT_FOUND', 'This product or variation is not available.');
    if (offer.quantity === 0) throw new AppError('CONFLICT', 'This product is out of stock.');
    const { cartId, key } = await openCart(tx, owner);
    const held = await countLines(tx, cartId, offer.sku);
    const most = Math.min(offer.quantity, quantityCap);
    if (!item.replace && held.quantity >= most) {
      throw new AppError('CONFLICT', `You already have the maximum of ${most} in your cart.`);
    }
    if (held.quantity === 0 && held.lines >= cartLineLimit) {
      throw new AppError('CONFLICT', `Your cart is full. It can hold up to ${cartLineLimit} products.`);
    }
    const kept = item.replace ? 0 : held.quantity;
    await saveLine(tx, cartId, offer, Math.min(kept + item.quantity, most));
    return { cart: await loadCart(tx, cartId), key };
  });
}

/** Returns the chosen SKU, or else the product's default one. Undefined if it is not on sale. */
async function findOffer(
  tx: Executor,
  { productId, sku }: Pick<NewCartItem, 'productId' | 'sku'>,
): Promise<Sku | undefined> {
  const chosen = sku ?? (await findDefaultSku(tx, productId));
  const [offer] = chosen === null ? [] : await loadSkus(tx, [chosen]);
  return offer?.productId === productId && offer.status === 'active' ? offer : undefined;
}

function setQuantity(database: Pool, owner: CartOwner, lineId: number, quantity: number): Promise<Cart> {
  return withTransaction(database, async (tx) => {
    const cartId = await findCart(tx, owner);
    const sku = cartId === null ? null : await findLineSku(tx, cartId, lineId);
    if (cartId === null || sku === null)
      throw new AppError('NOT_FOUND', 'This product is no longer in your cart.');
    const [offer] = await loadSkus(tx, [sku]);
    const stock = offer?.status === 'active' ? offer.quantity : 0;
    if (stock === 0) throw new AppError('CONFLICT', 'This product is out of stock.');
    if (quantity > stock) throw new AppError('CONFLICT', `Only ${stock} in stock.`);
    await updateQuantity(tx, cartId, lineId, quantity);
    return loadCart(tx, cartId);
  });
}

/** Removing a line that is gone succeeds, because it may have been removed in another tab. */
async function removeLine(database: Executor, owner: CartOwner, lineId: number): Promise<Cart> {
  const cartId = await findCart(database, owner);
  if (cartId !== null) await deleteLine(database, cartId, lineId);
  return loadCart(database, cartId);
}

/** Moves the lines of a device's cart into the account's cart. Idempotent: a second call finds no lines to move. */
function mergeCarts(database: Pool, userId: string, deviceKey: string | null): Promise<Cart> {
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

/** A device with an unknown key gets a new one, so that clients cannot choose a cart's key. */
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

async function loadCart(executor: Executor, cartId: string | null): Promise<Cart> {
  const lines = cartId === null ? [] : await loadLines(executor, cartId);
  const skus = await loadSkus(
    executor,
    lines.map(({ sku }) => sku),
  );
  return priceCart(cartId, lines, skus);
}
