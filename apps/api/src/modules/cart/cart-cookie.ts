import { createHash, randomBytes } from 'node:crypto';

/** A cart nobody has touched for this long is forgotten, by the browser and by us. */
export const idleCartDays = 180;

const name = 'cart';
const keyBytes = 32;
// 32 bytes in base64url; anything else under the name is not from us.
const pattern = new RegExp(`(?:^|;)\\s*${name}=([\\w-]{43})\\s*(?:;|$)`);

export const createCartKey = (): string => randomBytes(keyBytes).toString('base64url');

export const readCartKey = (cookieHeader: string | undefined): string | null =>
  pattern.exec(cookieHeader ?? '')?.[1] ?? null;

export const hashCartKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Out of reach of scripts, and not sent along when another site posts to us. */
export const writeCartCookie = (key: string, { secure }: { secure: boolean }): string =>
  [
    `${name}=${key}`,
    'Path=/',
    `Max-Age=${idleCartDays * 86_400}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
