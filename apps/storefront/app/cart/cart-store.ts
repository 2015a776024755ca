import { useEffect, useSyncExternalStore } from 'react';
import { AppError } from '@postprocure/contracts/app-error';
import { createHttpCart, type HttpCartApi } from '@postprocure/api-client/cart-api';
import type { Cart } from '@postprocure/contracts/cart/cart';
import { endSession, readAccessToken, subscribeToSession } from '../session/session-store.ts';

export interface CartState {
  /** Null until it has been read: on the server, before the page woke up, and when reading failed. */
  cart: Cart | null;
  /** Why it could not be read, in words for the person. */
  error: string | null;
}

export interface CartItem {
  productId: number;
  /** Null for a product without variations, or for its first one; placeholder colours are never sent. */
  color: string | null;
  quantity: number;
}

/** The cart of the account logged in, or of this device. Read once for all who use it, and kept up to date. */
export function useCart(): CartState {
  useEffect(watchCart, []);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unread,
  );
}

/**
 * How many more the cart then holds: fewer than wanted where the stock ends. Rejects with an `AppError` whose message
 * is fit to be shown, as when the product is sold out.
 */
export async function addToCart(item: CartItem): Promise<number> {
  let held = 0;
  const cart = await change(async (api) => {
    // Only now is everything done that was asked for earlier.
    held = countHeld(state.cart ?? (await api.readCart()), item);
    return api.addItem({ ...item, replace: false });
  });
  return countHeld(cart, item) - held;
}

/** The cart then holds as many as were chosen, also when they were put into it before. */
export const buyNow = (item: CartItem): Promise<Cart> =>
  change((api) => api.addItem({ ...item, replace: true }));

export const setQuantity = (lineId: number, quantity: number): Promise<Cart> =>
  change((api) => api.setQuantity(lineId, quantity));

export const removeLine = (lineId: number): Promise<Cart> => change((api) => api.removeLine(lineId));

/** Brings what this device holds into the account just logged in. */
export const mergeCart = (): Promise<Cart> => change((api) => api.merge());

/** Reads the cart anew; a failure is kept in the state. */
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

/** One call after the other: the answer that arrives last is then always the newest cart. */
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

/** One reading and one set of listeners, however many parts of the page show the cart. */
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
    // Nobody is shown the cart of who was here before.
    setState(unread);
    refresh();
  });
  otherTabs = new BroadcastChannel('cart');
  otherTabs.addEventListener('message', refresh);
  // A page brought back by the back button wakes up with the cart it had when it was left.
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
