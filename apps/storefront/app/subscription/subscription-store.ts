import { useEffect, useSyncExternalStore } from 'react';
import { AppError } from '@postprocure/contracts/app-error';
import { browserApi } from '../browser-api.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { endSession, readAccessToken, readRole, subscribeToSession } from '../session/session-store.ts';
import type { MerchantPricing } from './describe-resale.ts';

export type SubscriptionState =
  | { kind: 'open'; failure?: string }
  | { kind: 'pending' }
  | { kind: 'subscribed'; isNew: boolean };

const open: SubscriptionState = { kind: 'open' };
const states = new Map<number, SubscriptionState>();
const pricings = new Map<number, MerchantPricing>();
const listeners = new Set<() => void>();

/**
 * The subscription state of a product for the logged-in merchant. The states of all products on a page are loaded
 * together.
 */
export function useSubscriptionState(productId: number): SubscriptionState {
  useEffect(() => show(productId), [productId]);
  return useSyncExternalStore(
    listen,
    () => states.get(productId) ?? open,
    () => open,
  );
}

/**
 * How the logged-in merchant prices a product. Null until it is loaded, and for everyone who is not a merchant. Loaded
 * together with the subscription state, which the buttons on the same card or page request.
 */
export const useMerchantPricing = (productId: number): MerchantPricing | null =>
  useSyncExternalStore(
    listen,
    () => pricings.get(productId) ?? null,
    () => null,
  );

/** Resolves to `login` if the user has to log in first. The request is then saved and repeated after the login. */
export async function requestSubscription(productId: number): Promise<'login' | 'done'> {
  if (readAccessToken() !== null) await subscribe(productId);
  if (readAccessToken() !== null) return 'done';
  browserStorage.setItem(wishKey, `${productId},${Date.now()}`);
  return 'login';
}

async function subscribe(productId: number): Promise<void> {
  if (states.get(productId)?.kind === 'pending') return;
  if (readRole() !== 'merchant') {
    const failure = 'Only merchants can subscribe to products. Log in with a merchant account.';
    return setState(productId, { kind: 'open', failure });
  }
  setState(productId, { kind: 'pending' });
  try {
    const { isRestored } = await browserApi('PUT /api/seller/subscriptions/:productId', {
      params: { productId: String(productId) },
    });
    setState(productId, { kind: 'subscribed', isNew: true });
    if (!isRestored) return;
    // Resubscribing restores the price that the merchant had set, so it is loaded again.
    asked.add(productId);
    askSoon();
  } catch (error) {
    setState(productId, { kind: 'open', failure: error instanceof Error ? error.message : String(error) });
    if (error instanceof AppError && error.status === 401) endSession();
  }
}

function setState(productId: number, state: SubscriptionState): void {
  states.set(productId, state);
  for (const notify of listeners) notify();
}

let stopSession: (() => void) | undefined;

function listen(notify: () => void): () => void {
  stopSession ??= subscribeToSession(purgeAll);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    stopSession?.();
    stopSession = undefined;
  };
}

const shown = new Map<number, number>();

/** Removes the previous user's subscriptions and prices, which must not be shown. */
function purgeAll(): void {
  for (const [id, state] of states) if (!('failure' in state)) states.delete(id);
  pricings.clear();
  for (const notify of listeners) notify();
  for (const id of shown.keys()) asked.add(id);
  askSoon();
}

function show(productId: number): () => void {
  shown.set(productId, (shown.get(productId) ?? 0) + 1);
  if (!states.has(productId) || !pricings.has(productId)) {
    asked.add(productId);
    askSoon();
  }
  return () => {
    const left = (shown.get(productId) ?? 1) - 1;
    if (left > 0) shown.set(productId, left);
    else shown.delete(productId);
  };
}

const asked = new Set<number>();
const batchSize = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

function askSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void ask();
  }, 50);
}

async function ask(): Promise<void> {
  const ids = [...asked].filter((id) => shown.has(id));
  asked.clear();
  if (readAccessToken() === null || readRole() !== 'merchant') return;
  fulfilWish(ids);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const token = readAccessToken();
    try {
      // Only merchants load the code for pricing rules.
      const [{ subscriptions, rule }, { priceForMerchant }] = await Promise.all([
        browserApi('GET /api/seller/subscriptions/states', { query: { ids: batch.join(',') } }),
        import('./price-for-merchant.ts'),
      ]);
      // Someone else may have logged in meanwhile.
      if (readAccessToken() !== token) return;
      for (const id of batch) pricings.set(id, priceForMerchant(rule, null));
      for (const { productId, ...own } of subscriptions) {
        pricings.set(productId, priceForMerchant(rule, own));
        if (!states.has(productId)) states.set(productId, { kind: 'subscribed', isNew: false });
      }
    } catch (error) {
      // If loading fails, the buttons still say "Subscribe", which is harmless: subscribing twice has no effect.
      if (error instanceof AppError && error.status === 401) endSession();
      return;
    }
    for (const notify of listeners) notify();
  }
}

const wishKey = 'subscriptionWish';
/** Enough time to log in, or to sign up first. */
const wishMs = 30 * 60_000;

/** Completes the subscription that was requested before the login, if its product is on this page. */
function fulfilWish(ids: readonly number[]): void {
  const stored = browserStorage.getItem(wishKey);
  if (stored === null) return;
  const [productId = 0, at = 0] = stored.split(',').map(Number);
  const isFresh = Date.now() - at < wishMs;
  if (isFresh && !ids.includes(productId)) return;
  browserStorage.removeItem(wishKey);
  if (isFresh) void subscribe(productId);
}
