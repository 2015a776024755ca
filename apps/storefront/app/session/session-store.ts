import { useSyncExternalStore } from 'react';
import {
  clearReturn,
  clearSession,
  saveLoginState,
  readSession,
  saveRecord,
  saveReturn,
  sessionEndsAt,
  storageKeys,
  takeLoginState,
  takeReturnReference,
  type SessionRecord,
} from '@postprocure/api-client/session';
import { createRandomKey } from '@postprocure/api-client/random-key';
import { safeReturnPath } from '@postprocure/api-client/return-path';
import { browserStorage } from './browser-storage.ts';
import { loginUrl, logoutUrl, returnAddress, subscriptionUrl } from './seller-urls.ts';
import { buildUserRecord } from './user-record.ts';
import { useSite } from '../site.ts';

export interface Session {
  /** Null when logged out, on the server, and before hydration. */
  user: SessionRecord | null;
  /** A link to the login page that returns to this path, by default the current one. */
  loginLink: (returnTo?: string) => LoginLink;
  /** Opens the login page and returns to this path, by default the current one. */
  logIn: (returnTo?: string) => void;
  /** Logs out in every open tab and opens the login page. */
  logOut: () => void;
  /** The page of the seller application for a product's subscription. */
  subscriptionUrl: (productId: number) => string;
}

/** The handlers cover every way to open a link, including in a new tab. */
export interface LoginLink {
  href: string;
  onClick: () => void;
  onAuxClick: () => void;
  onContextMenu: () => void;
}

export function useSession(): Session {
  const user = useSyncExternalStore(subscribeToSession, readUser, () => null);
  const state = useSyncExternalStore(neverChanges, readLoginState, () => null);
  const site = useSite();
  const beginLogin = (returnTo = currentPath()) => {
    saveReturn(browserStorage, { address: returnAddress(site), reference: returnTo });
    saveLoginState(browserStorage, readLoginState());
  };
  const logIn = (returnTo?: string) => {
    beginLogin(returnTo);
    window.location.assign(loginUrl(site, readLoginState()));
  };
  return {
    user,
    loginLink: (returnTo) => {
      const begin = () => beginLogin(returnTo);
      return { href: loginUrl(site, state), onClick: begin, onAuxClick: begin, onContextMenu: begin };
    },
    logIn,
    logOut: () => {
      endSession();
      clearReturn(browserStorage);
      window.location.assign(logoutUrl(site));
    },
    subscriptionUrl: (productId) => subscriptionUrl(site, productId),
  };
}

const currentPath = (): string => window.location.pathname + window.location.search;

const neverChanges = () => () => undefined;

let loginState: string | undefined;

/** One per page load, stored only when a login is started. */
const readLoginState = (): string => (loginState ??= createRandomKey());

/**
 * Stores the user of a login token for half an hour. Throws if the token is invalid or the login was not started in this
 * browser.
 */
export function startSession(token: unknown, state: string | null): void {
  const record = buildUserRecord(token, Date.now());
  if (!takeLoginState(browserStorage, state)) throw new Error('Invalid token - not asked for');
  saveRecord(browserStorage, record);
  setUser(record);
}

/** Removes the user and the token, on logout and when the server rejects the token. */
export function endSession(): void {
  clearSession(browserStorage);
  setUser(null);
}

/** The path to return to after login. It can be read once and never leads to another site. */
export const takeReturnPath = (): string => safeReturnPath(takeReturnReference(browserStorage));

/** The access token, or null when logged out. */
export const readAccessToken = (): string | null => readUser() && browserStorage.getItem(storageKeys.token);

/** The role in the token. The server decides what it allows. */
export const readRole = (): string | null => readUser() && browserStorage.getItem(storageKeys.role);

let current: SessionRecord | null | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Calls back on login, logout and expiry, in this tab or another. */
export function subscribeToSession(notify: () => void): () => void {
  if (listeners.size === 0) startWatching();
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) stopWatching();
  };
}

function readUser(): SessionRecord | null {
  if (current === undefined) keepUser(readSession(browserStorage, Date.now()));
  return current ?? null;
}

function setUser(user: SessionRecord | null): void {
  const changed = user?.token !== current?.token;
  keepUser(user);
  if (changed) for (const notify of listeners) notify();
}

function keepUser(user: SessionRecord | null): void {
  clearTimeout(expiry);
  // React compares by identity, so the same login must stay the same object.
  current = user && current?.token === user.token ? current : user;
  // One millisecond later, because the session is still valid at its end.
  if (user) expiry = setTimeout(reread, sessionEndsAt(user) + 1 - Date.now());
}

const reread = (): void => setUser(readSession(browserStorage, Date.now()));

function startWatching(): void {
  window.addEventListener('storage', reread);
  // Timers stop while the computer sleeps.
  document.addEventListener('visibilitychange', reread);
}

function stopWatching(): void {
  window.removeEventListener('storage', reread);
  document.removeEventListener('visibilitychange', reread);
}
