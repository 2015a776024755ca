import { useEffect, useSyncExternalStore } from 'react';
import { AppError } from '@postprocure/contracts/app-error';
import type { Cart } from '@postprocure/contracts/cart/cart';
import { browserApi } from '../browser-api.ts';
import { endSession, readAccessToken, subscribeToSession } from '../session/session-store.ts';

export interface CartState {
  /** Null until the cart is loaded: on the server, before hydration, and after a failure. */
  cart: Cart | null;
  /** The message to show if the cart could not be loaded. */
  error: string | null;
}

export interface CartItem {
  productId: number;
  /** Null means the first variation in stock. */
  sku: string | null;
  quantity: number;
}

/** The cart of the logged-in account, or of this device. Loaded once for all components, and kept up to date. */
export function useCart(): CartState {
  useEffect(watchCart, []);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unread,
  );
}

/**
 * Resolves to the number of pieces added, which is less than requested if stock is short. Rejects with an `AppError`
 * whose message can be shown, for example if the product is sold out.
 */
export async function addToCart(item: CartItem): Promise<number> {
  let held = 0;
  const cart = await change(async () => {
    // Read inside `change`, because all earlier changes are complete by then.
    held = countHeld(state.cart ?? (await browserApi('GET /api/cart')), item);
    return browserApi('POST /api/cart/lines', { body: item });
  });
  return countHeld(cart, item) - held;
}

/** Sets the quantity in the cart to the chosen one, even if the product is already in the cart. */
export const buyNow = (item: CartItem): Promise<Cart> =>
  change(() => browserApi('POST /api/cart/lines', { body: { ...item, replace: true } }));

export const setQuantity = (lineId: number, quantity: number): Promise<Cart> =>
  change(() => browserApi('PATCH /api/cart/lines/:id', { params: { id: lineId }, body: { quantity } }));

export const removeLine = (lineId: number): Promise<Cart> =>
  change(() => browserApi('DELETE /api/cart/lines/:id', { params: { id: lineId } }));

/** Moves the lines of this device's cart into the cart of the account that just logged in. */
export const mergeCart = (): Promise<Cart> => change(() => browserApi('POST /api/cart/merge'));

/** Reloads the cart. An error is kept in the state. */
export async function refreshCart(): Promise<void> {
  try {
    await run(() => browserApi('GET /api/cart'));
  } catch (error) {
    setState({ ...state, error: error instanceof Error ? error.message : String(error) });
  }
}

/** Counts all variations of the product, because the server may choose one. */
const countHeld = ({ lines }: Cart, { productId }: CartItem): number =>
  lines.filter((line) => line.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);

const unread: CartState = { cart: null, error: null };
let state = unread;
const listeners = new Set<() => void>();

type Call = () => Promise<Cart>;

async function change(call: Call): Promise<Cart> {
  const cart = await run(call);
  otherTabs?.postMessage('changed');
  return cart;
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs calls one after another, so that the last response is always the newest cart. */
function run(call: Call): Promise<Cart> {
  const result = queue.then(async () => {
    const cart = await callWithSession(call);
    setState({ cart, error: null });
    return cart;
  });
  queue = result.catch(() => undefined);
  return result;
}

async function callWithSession(call: Call): Promise<Cart> {
  const loggedIn = readAccessToken() !== null;
  try {
    return await call();
  } catch (error) {
    if (!loggedIn || !(error instanceof AppError) || error.status !== 401) throw error;
    endSession();
    return call();
  }
}

function setState(next: CartState): void {
  state = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

let watchers = 0;
let stopWatching: (() => void) | undefined;
let otherTabs: BroadcastChannel | undefined;

/** All components that show the cart share one load and one set of listeners. */
function watchCart(): () => void {
  watchers += 1;
  stopWatching ??= startWatching();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function startWatching(): () => void {
  const refresh = () => void refreshCart();
  refresh();
  const stopSession = subscribeToSession(() => {
    // Hide the previous user's cart until the new one is loaded.
    setState(unread);
    refresh();
  });
  otherTabs = new BroadcastChannel('cart');
  otherTabs.addEventListener('message', refresh);
  // A page restored from the back/forward cache still shows the cart as it was when the user left.
  const refreshIfRestored = (event: PageTransitionEvent) => {
    if (event.persisted) refresh();
  };
  window.addEventListener('pageshow', refreshIfRestored);
  return () => {
    stopSession();
    otherTabs?.close();
    otherTabs = undefined;
    window.removeEventListener('pageshow', refreshIfRestored);
  };
}
