import { useEffect, useSyncExternalStore } from 'react';
import { AppError } from '@postprocure/contracts/app-error';
import { createHttpCart, type HttpCartApi } from '@postprocure/api-client/cart-api';
import type { Cart } from '@postprocure/contracts/cart/cart';
import { endSession, readAccessToken, subscribeToSession } from '../session/session-store.ts';

export interface CartState {
  /** Null until it has loaded: on the server, before hydration, and when loading failed. */
  cart: Cart | null;
  /** Error message if loading failed. */
  error: string | null;
}

export interface CartItem {
  productId: number;
  /** Null for a product without variations, or for its first one. Placeholder colours are never sent. */
  color: string | null;
  quantity: number;
}

/** The cart of the logged-in account, or of this device. Loaded once for all components and kept up to date. */
export function useCart(): CartState {
  useEffect(watchCart, []);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unread,
  );
}

/**
 * Returns how many items were added, which is fewer than requested if stock is short. Rejects with an `AppError`
 * whose message can be shown, for example if the product is sold out.
 */
export async function addToCart(item: CartItem): Promise<number> {
  let held = 0;
  const cart = await change(async (api) => {
    // All earlier requests have completed by now.
    held = countHeld(state.cart ?? (await api.readCart()), item);
    return api.addItem({ ...item, replace: false });
  });
  return countHeld(cart, item) - held;
}

/** Sets the quantity, whether or not the product is already in the cart. */
export const buyNow = (item: CartItem): Promise<Cart> =>
  change((api) => api.addItem({ ...item, replace: true }));

export const setQuantity = (lineId: number, quantity: number): Promise<Cart> =>
  change((api) => api.setQuantity(lineId, quantity));

export const removeLine = (lineId: number): Promise<Cart> => change((api) => api.removeLine(lineId));

/** Merges the cart of this device into the account that just logged in. */
export const mergeCart = (): Promise<Cart> => change((api) => api.merge());

/** Reloads the cart. An error is kept in the state. */
export async function refreshCart(): Promise<void> {
  try {
    await run((api) => api.readCart());
  } catch (error) {
    setState({ ...state, error: error instanceof Error ? error.message : String(error) });
  }
}

const countHeld = ({ lines }: Cart, { productId, color }: CartItem): number =>
  lines.find((line) => line.productId === productId && line.color === color)?.quantity ?? 0;

const unread: CartState = { cart: null, error: null };
let state = unread;
const listeners = new Set<() => void>();
const api = createHttpCart({ baseUrl: '' }, readAccessToken);

type Call = (api: HttpCartApi) => Promise<Cart>;

async function change(call: Call): Promise<Cart> {
  const cart = await run(call);
  otherTabs?.postMessage('changed');
  return cart;
}

let queue: Promise<unknown> = Promise.resolve();

/** Sends requests one after the other, so that the last response is always the newest cart. */
function run(call: Call): Promise<Cart> {
  const result = queue.then(async () => {
    const cart = await callAsWhoeverIsLoggedIn(call);
    setState({ cart, error: null });
    return cart;
  });
  queue = result.catch(() => undefined);
  return result;
}

async function callAsWhoeverIsLoggedIn(call: Call): Promise<Cart> {
  const loggedIn = readAccessToken() !== null;
  try {
    return await call(api);
  } catch (error) {
    if (!loggedIn || !(error instanceof AppError) || error.status !== 401) throw error;
    endSession();
    return call(api);
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

/** Loads once and registers one set of listeners, however many components show the cart. */
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
    // Don't show the cart of the previous user.
    setState(unread);
    refresh();
  });
  otherTabs = new BroadcastChannel('cart');
  otherTabs.addEventListener('message', refresh);
  // A page restored from the back/forward cache has an outdated cart.
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
