import { redirect } from 'react-router';
import { storageKeys } from '@postprocure/api-client/session';
import { safeReturnPath } from '@postprocure/api-client/return-path';

/** Saves the page that this tab returns to after login. */
export function saveReturnPath(path: string): void {
  sessionStorage.setItem(storageKeys.returnReference, path);
}

export const hasReturnPath = (): boolean => sessionStorage.getItem(storageKeys.returnReference) !== null;

/** Returns the saved page and deletes it. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(storageKeys.returnReference);
  sessionStorage.removeItem(storageKeys.returnReference);
  return safeReturnPath(path);
}

/** For loaders to throw when nobody is logged in. */
export function redirectToLogin(requestUrl: string): Response {
  const { pathname, search } = new URL(requestUrl);
  if (pathname !== '/') saveReturnPath(pathname + search);
  return redirect('/login');
}
