import { safeReturnPath } from '@postprocure/api-client/return-path';

/** Where to go after login: to a page of this application, or back to the storefront with a token. */
export type ReturnTarget = { kind: 'path'; path: string } | { kind: 'storefront'; url: string };

const verificationPath = '/verify-login-merchant';

/** Only the storefront's verification page gets a token. */
export function findReturnTarget(returnTo: string | null, storefrontUrl: string): ReturnTarget {
  const url = returnTo === null ? null : URL.parse(returnTo);
  const isStorefront = url?.origin === storefrontUrl && url.pathname === verificationPath;
  return isStorefront
    ? { kind: 'storefront', url: storefrontUrl + verificationPath }
    : { kind: 'path', path: safeReturnPath(returnTo) };
}

/**
 * `state` comes from the storefront, which uses it to check that it started this login itself. The token and `state`
 * are in the URL fragment, which browsers never send to a server.
 */
export const buildStorefrontLoginUrl = (url: string, token: string, state: string | null): string =>
  `${url}#${new URLSearchParams({ token, ...(state === null ? {} : { state }) }).toString()}`;
