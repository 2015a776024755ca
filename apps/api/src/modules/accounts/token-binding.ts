import { timingSafeEqual } from 'node:crypto';
import { loginSessionMs } from '@postprocure/contracts/limits';
import { createSecret, hashSecret } from './secret-token.ts';

/** Ties an access token to a cookie that scripts cannot read, so that a copied token does not work elsewhere. */
export interface TokenBinding {
  /** The value of the `binding` claim, and the cookie that must be sent with the token. */
  bind(cookieHeader: string | undefined): { binding: string; cookie: string };
  matches(binding: string, cookieHeader: string | undefined): boolean;
}

export function createTokenBinding(secure: boolean): TokenBinding {
  const name = secure ? '__Host-storefront' : 'storefront';
  const pattern = new RegExp(`(?:^|;)\\s*${name}=([\\w-]{43})\\s*(?:;|$)`);
  const readKey = (cookieHeader: string | undefined) => pattern.exec(cookieHeader ?? '')?.[1];
  const hash = (key: string): string => hashSecret(key).toString('base64url');
  return {
    bind: (cookieHeader) => {
      // Tabs that log in at the same time share the key, so that neither invalidates the other's token.
      const key = readKey(cookieHeader) ?? createSecret();
      const attributes = `Path=/; Max-Age=${loginSessionMs / 1000}; HttpOnly; SameSite=Lax`;
      return { binding: hash(key), cookie: `${name}=${key}; ${attributes}${secure ? '; Secure' : ''}` };
    },
    matches: (binding, cookieHeader) => {
      const key = readKey(cookieHeader);
      const known = Buffer.from(binding);
      const given = Buffer.from(key === undefined ? '' : hash(key));
      return known.length === given.length && timingSafeEqual(known, given);
    },
  };
}
