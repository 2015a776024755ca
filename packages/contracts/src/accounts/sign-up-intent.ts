import { z } from 'zod';

/**
 * What a visitor wanted before signing up. It is stored with the sign-up and carried out when the email address is
 * confirmed. It names a product or a page and never contains a URL, so it cannot lead to another site.
 */
export const signUpIntent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('subscribe'), productId: z.int().min(1).max(999_999_999) }),
  z.strictObject({ kind: z.literal('cart') }),
]);

/**
 * What was done when the email address was confirmed. `failure` says why the product could not be subscribed to; null
 * if the subscription succeeded.
 */
const completedIntent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscribe'), productId: z.int(), failure: z.string().nullable() }),
  z.object({ kind: z.literal('cart') }),
]);

export const verificationLink = z.object({ intent: signUpIntent.nullable() });
export const verifiedEmail = z.object({ intent: completedIntent.nullable() });

export type SignUpIntent = z.infer<typeof signUpIntent>;
export type VerificationLink = z.infer<typeof verificationLink>;
export type VerifiedEmail = z.infer<typeof verifiedEmail>;
