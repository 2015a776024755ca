import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
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
import { showLoginNotice } from './login-notice-store.ts';
import {
  loginUrl,
  logInPageUrl,
  logoutUrl,
  returnAddress,
  subscriptionUrl,
  type LoginIntent,
} from './seller-urls.ts';
import { buildUserRecord } from './user-record.ts';
import { useSite } from '../site.ts';

export interface Session {
  /** Null when logged out, on the server, and before hydration. */
  user: SessionRecord | null;
  /** Props for a link to the login page that returns to this path, or to the current page. */
  loginLink: (login?: Login) => LoginLink;
  /** Goes to the login page and returns to this path, or to the current page. */
  logIn: (login?: Login) => void;
  /** Logs out in every open tab and goes to the login page. */
  logOut: () => void;
  /** The URL of the page in the seller application that shows a product's subscription, or offers to subscribe. */
  subscriptionUrl: (productId: number) => string;
}

export interface Login {
  /** Defaults to the current page. */
  returnTo?: string;
  intent?: LoginIntent | null;
  /** Whether the login page takes the place of the current page in the history. */
  replacesPage?: boolean;
}

/** The handlers save the login state on every kind of click, including opening the link in a new tab. */
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
  const { pathname, search } = useLocation();
  const beginLogin = (returnTo = currentPath()) => {
    saveReturn(browserStorage, { address: returnAddress(site), reference: returnTo });
    saveLoginState(browserStorage, readLoginState());
  };
  const logIn = ({ returnTo, intent = null, replacesPage = false }: Login = {}) => {
    beginLogin(returnTo);
    const url = loginUrl(site, readLoginState(), intent);
    if (replacesPage) window.location.replace(url);
    else window.location.assign(url);
  };
  return {
    user,
    loginLink: ({ returnTo, intent = null } = {}) => {
      const begin = () => beginLogin(returnTo);
      // Before hydration, a click cannot save the page to return to, so the link leads to a page that does.
      const href =
        state === null ? logInPageUrl(returnTo ?? pathname + search, intent) : loginUrl(site, state, intent);
      return { href, onClick: begin, onAuxClick: begin, onContextMenu: begin };
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

/** Created once per page load, but stored only when a login is started. */
const readLoginState = (): string => (loginState ??= createRandomKey());

/**
 * Stores the user that a login token describes, for half an hour from now. Throws if the token describes no user. A
 * token that was not requested in this browser is accepted too, but a notice shows whose account it is.
 */
export function startSession(token: unknown, state: string | null): void {
  const record = buildUserRecord(token, Date.now());
  const isRequested = takeLoginState(browserStorage, state);
  saveRecord(browserStorage, record);
  setUser(record);
  showLoginNotice(isRequested ? null : { kind: 'unrequested', email: record.email });
}

/** Removes the user and the token on logout, and when the server no longer accepts the token. */
export function endSession(): void {
  clearSession(browserStorage);
  setUser(null);
}

/** The path that the user wanted before logging in. It can be read only once, and never leads to another site. */
export const takeReturnPath = (): string => safeReturnPath(takeReturnReference(browserStorage));

/** The access token for API calls; null when logged out. */
export const readAccessToken = (): string | null => readUser() && browserStorage.getItem(storageKeys.token);

/** The role in the token. The server decides what the role allows. */
export const readRole = (): string | null => readUser() && browserStorage.getItem(storageKeys.role);

let current: SessionRecord | null | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Calls `notify` when someone logs in or out, in this tab or another, or when the session expires. */
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
  // React compares objects by identity, so the same login must return the same object.
  current = user && current?.token === user.token ? current : user;
  // One millisecond after the end, because the session includes its last millisecond.
  if (user) expiry = setTimeout(reread, sessionEndsAt(user) + 1 - Date.now());
}

const reread = (): void => setUser(readSession(browserStorage, Date.now()));

function startWatching(): void {
  window.addEventListener('storage', reread);
  // Timers stop while a computer sleeps, so check for an expired session when the page becomes visible again.
  document.addEventListener('visibilitychange', reread);
}

function stopWatching(): void {
  window.removeEventListener('storage', reread);
  document.removeEventListener('visibilitychange', reread);
}
