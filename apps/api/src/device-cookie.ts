import { createHash, randomBytes } from 'node:crypto';

export interface DeviceCookie {
  /** The key that a request shows, or null; anything else under the name is not from us. */
  read(cookieHeader: string | undefined): string | null;
  /** Out of reach of scripts, and not sent along when another site posts to us. */
  write(key: string, options: { secure: boolean }): string;
}

const keyBytes = 32;

export const createDeviceKey = (): string => randomBytes(keyBytes).toString('base64url');

/** What is stored of a key, so that whoever reads the database cannot use it. */
export const hashDeviceKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A cookie that knows a device again without anybody being logged in on it. */
export function defineDeviceCookie(name: string, maxAgeDays: number): DeviceCookie {
  const pattern = new RegExp(`(?:^|;)\\s*${name}=([\\w-]{43})\\s*(?:;|$)`);
  return {
    read: (cookieHeader) => pattern.exec(cookieHeader ?? '')?.[1] ?? null,
    write: (key, { secure }) =>
      [
        `${name}=${key}`,
        'Path=/',
        `Max-Age=${maxAgeDays * 86_400}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(secure ? ['Secure'] : []),
      ].join('; '),
  };
}
