import { createHash, randomBytes } from 'node:crypto';

export interface DeviceCookie {
  /** Returns the key, or null if there is none or it is malformed. */
  read(cookieHeader: string | undefined): string | null;
  write(key: string, options: { secure: boolean }): string;
}

const keyBytes = 32;

export const createDeviceKey = (): string => randomBytes(keyBytes).toString('base64url');

/** Only the hash is stored, so that a leaked database reveals no usable key. */
export const hashDeviceKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A cookie that identifies a device without a login. */
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
