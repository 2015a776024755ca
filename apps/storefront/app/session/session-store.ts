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
import { safeReturnPath } from '@postprocure/api-client/return-path';
import { browserStorage } from './browser-storage.ts';
import { showLoginNotice } from './login-notice-store.ts';
import { loginUrl, logoutUrl, returnAddress, subscriptionUrl } from './seller-urls.ts';
import { buildUserRecord } from './user-record.ts';
import { useSite } from '../site.ts';

export interface Session {
  /** Null when logged out, on the server, and until the page has woken up in the browser. */
  user: SessionRecord | null;
  /** For a link to the login page that comes back to this path, or else to the one the person is at. */
  loginLink: (returnTo?: string) => LoginLink;
  /** Goes to the login page and comes back to this path, or else to the one the person is at. */
  logIn: (returnTo?: string) => void;
  /** Forgets the login in every open tab and goes to the login page. */
  logOut: () => void;
  /** Where the seller application shows a product's subscription, or asks whether to begin one. */
  subscriptionUrl: (productId: number) => string;
}

/** Every way of following a link is noted, also into another tab. */
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

/** One for each page, stored only when a login is begun there. */
const readLoginState = (): string => (loginState ??= createLoginState());

const createLoginState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Stores the user that a login token describes, for half an hour from now. Throws if it describes none. A token that
 * nobody asked for in this browser logs in too, but the visitor is told whose account it is.
 */
export function startSession(token: unknown, state: string | null): void {
  const record = buildUserRecord(token, Date.now());
  const isRequested = takeLoginState(browserStorage, state);
  saveRecord(browserStorage, record);
  setUser(record);
  showLoginNotice(isRequested ? null : { kind: 'unrequested', email: record.email });
}

/** Removes record and token: at logout, and whenever the server no longer accepts the token. */
export function endSession(): void {
  clearSession(browserStorage);
  setUser(null);
}

/** The path the person wanted before going to the login page; asked for once, and never that of another site. */
export const takeReturnPath = (): string => safeReturnPath(takeReturnReference(browserStorage));

/** The token for calls in the person's name; null when logged out. */
export const readAccessToken = (): string | null => readUser() && browserStorage.getItem(storageKeys.token);

/** As the token says it; what it allows is for the server to decide. */
export const readRole = (): string | null => readUser() && browserStorage.getItem(storageKeys.role);

let current: SessionRecord | null | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Calls back whenever somebody logs in or out, in this tab or another, or the session ends. */
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
  // React compares by identity: the same login stays the same object.
  current = user && current?.token === user.token ? current : user;
  // One millisecond past the end, because the last one still belongs to the session.
  if (user) expiry = setTimeout(reread, sessionEndsAt(user) + 1 - Date.now());
}

const reread = (): void => setUser(readSession(browserStorage, Date.now()));

function startWatching(): void {
  window.addEventListener('storage', reread);
  // Timers stand still while a computer sleeps.
  document.addEventListener('visibilitychange', reread);
}

function stopWatching(): void {
  window.removeEventListener('storage', reread);
  document.removeEventListener('visibilitychange', reread);
}
