import { redirect } from 'react-router';
import { storageKeys } from '@postprocure/api-client/session';
import { safeReturnPath } from '@postprocure/api-client/return-path';

/** Remembers the page of this tab, to come back to it after login. */
export function keepReturn(path: string): void {
  sessionStorage.setItem(storageKeys.returnReference, path);
}

/** The page to go back to; asked for once. */
export function takeReturn(): string {
  const path = sessionStorage.getItem(storageKeys.returnReference);
  sessionStorage.removeItem(storageKeys.returnReference);
  return safeReturnPath(path);
}

/** What a loader throws when nobody is logged in. */
export function redirectToLogin(requestUrl: string): Response {
  const { pathname, search } = new URL(requestUrl);
  if (pathname !== '/') keepReturn(pathname + search);
  return redirect('/login');
}
