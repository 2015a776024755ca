import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const maxAgeDays = 365;

/**
 * A signed cookie that proves that a user has logged in on this device before. It does not log anyone in. It only lets
 * the user try to log in while strangers are guessing the password, and prevents the email about a login from a new
 * device.
 */
export interface KnownDevices {
  /** Returns the ID of the device, or null if this user has never logged in on it. */
  find(cookieHeader: string | undefined, user: DeviceOwner): string | null;
  writeCookie(user: DeviceOwner): string;
}

export interface DeviceOwner {
  id: string;
  deviceGeneration: number;
}

/** While the signing key is being replaced, cookies signed with the previous one count too. */
export function createKnownDevices(
  signingKey: Uint8Array,
  secure: boolean,
  previousSigningKey?: Uint8Array,
): KnownDevices {
  const sign = ({ id, deviceGeneration }: DeviceOwner, device: string, key = signingKey): Buffer =>
    createHmac('sha256', key).update(`known device ${id} ${deviceGeneration} ${device}`).digest();
  // Several people may share a browser, so the cookie name is different for each user.
  const nameOf = ({ id }: DeviceOwner): string => `device-${id.slice(0, 8)}`;
  return {
    find: (cookieHeader, user) => {
      const pattern = new RegExp(`(?:^|;)\\s*${nameOf(user)}=([\\w-]{22})\\.([\\w-]{43})\\s*(?:;|$)`);
      const [, device, signature] = pattern.exec(cookieHeader ?? '') ?? [];
      if (device === undefined || signature === undefined) return null;
      const isSignedWith = (key: Uint8Array) =>
        timingSafeEqual(Buffer.from(signature, 'base64url'), sign(user, device, key));
      const isValid =
        isSignedWith(signingKey) || (previousSigningKey !== undefined && isSignedWith(previousSigningKey));
      return isValid ? device : null;
    },
    writeCookie: (user) => {
      const device = randomBytes(16).toString('base64url');
      return [
        `${nameOf(user)}=${device}.${sign(user, device).toString('base64url')}`,
        'Path=/',
        `Max-Age=${maxAgeDays * 86_400}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(secure ? ['Secure'] : []),
      ].join('; ');
    },
  };
}
