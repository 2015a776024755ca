import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex HMAC-SHA256, as Razorpay signs. */
export const signRazorpay = (message: Buffer | string, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Compares in constant time, so that the time an answer takes tells nothing about the right signature. */
export function isSignedBy(message: Buffer | string, signature: string, secret: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
