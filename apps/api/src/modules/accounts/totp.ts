import { createHmac, randomBytes } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 recommends. */
export const createTotpSecret = (): Buffer => randomBytes(20);

/** RFC 4648 base32 without padding, the format that authenticator apps accept. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet.charAt((value >>> bits) & 31);
    }
  }
  return bits > 0 ? text + alphabet.charAt((value << (5 - bits)) & 31) : text;
}

/** RFC 6238 with SHA-1, six digits and 30-second steps, which every authenticator app supports. */
export function generateTotp(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const code = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(code).padStart(digits, '0');
}

export const currentStep = (now: number): number => Math.floor(now / 1000 / stepSeconds);

/**
 * Returns the time step of a code, or null if the code is wrong. Clocks may differ by 30 seconds. Codes for the last
 * used step or earlier ones are rejected, so that a code seen on someone's screen cannot be used again.
 */
export function findTotpStep(
  secret: Uint8Array,
  code: string,
  now: number,
  lastStep: number | null,
): number | null {
  const current = currentStep(now);
  const steps = [current, current - 1, current + 1];
  return steps.find((step) => step > (lastStep ?? -1) && generateTotp(secret, step) === code) ?? null;
}

export const writeTotpUri = (issuer: string, account: string, secret: Uint8Array): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = new URLSearchParams({ secret: encodeBase32(secret), issuer });
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`;
};
