import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay signatures are hex-encoded HMAC-SHA256. */
export const signRazorpay = (message: Buffer | string, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Compares in constant time to prevent timing attacks. */
export function isSignedBy(message: Buffer | string, signature: string, secret: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
