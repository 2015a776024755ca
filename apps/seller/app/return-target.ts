import { safeReturnPath } from '@postprocure/api-client/return-path';

/** Where a login leads: to a page of this application, or back to the shop, which is handed the token. */
export type ReturnTarget = { kind: 'path'; path: string } | { kind: 'handOver'; address: string };

const handOverPath = '/verify-login-merchant';

/** Only the shop's own verification page is ever handed a token. */
export function findReturnTarget(returnTo: string | null, storefrontUrl: string): ReturnTarget {
  const url = returnTo === null ? null : URL.parse(returnTo);
  const isShop = url?.origin === storefrontUrl && url.pathname === handOverPath;
  return isShop
    ? { kind: 'handOver', address: storefrontUrl + handOverPath }
    : { kind: 'path', path: safeReturnPath(returnTo) };
}

/** `state` is what the shop gave along, and takes as the proof that it asked for this login itself. */
export const handOverUrl = (address: string, token: string, state: string | null): string =>
  `${address}?${new URLSearchParams({ token, ...(state === null ? {} : { state }) }).toString()}`;
