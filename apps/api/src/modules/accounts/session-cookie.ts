import { sellerSessionMaxMs } from '@postprocure/contracts/limits';

export interface SessionKey {
  id: string;
  secret: string;
}

/** Browsers accept a cookie with the `__Host-` prefix only over https, and only for this host. */
const nameOf = (secure: boolean): string => (secure ? '__Host-seller' : 'seller');

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

export function readSessionKey(cookieHeader: string | undefined, secure: boolean): SessionKey | null {
  const name = nameOf(secure);
  for (const part of (cookieHeader ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    const match = key === name ? pattern.exec(value) : null;
    if (match?.[1] && match[2]) return { id: match[1], secret: match[2] };
  }
  return null;
}

export const writeSessionCookie = ({ id, secret }: SessionKey, secure: boolean): string =>
  writeCookie(`${id}.${secret}`, sellerSessionMaxMs / 1000, secure);

export const clearSessionCookie = (secure: boolean): string => writeCookie('', 0, secure);

const writeCookie = (value: string, maxAge: number, secure: boolean): string =>
  [
    `${nameOf(secure)}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
