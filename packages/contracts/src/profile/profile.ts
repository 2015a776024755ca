import { z } from 'zod';
import { passwordRequest } from '../accounts/account.ts';
import { isEmail } from '../tickets/email.ts';
import { indianPhoneMessage, toE164 } from '../tickets/phone.ts';
import { nameText, text } from '../text.ts';

export const userProfile = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** The requested email address, which the user has not yet confirmed through the link sent to it. */
  newEmail: z.string().nullable(),
  phone: z.string().nullable(),
  photoUrl: z.string().nullable(),
});

export const profileUpdate = z.object({
  name: nameText(120, 'Enter your name.'),
  phone: text(40)
    .trim()
    .transform((typed, context) => {
      const phone = typed === '' ? '' : toE164(typed);
      if (phone !== null) return phone;
      context.addIssue({ code: 'custom', message: indianPhoneMessage });
      return z.NEVER;
    }),
});

export const emailChangeRequest = z.object({
  email: text(254)
    .trim()
    .refine((value) => isEmail(value), 'Enter an email address, such as name@example.in.'),
  ...passwordRequest.shape,
});

export const emailChangeConfirmation = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Open it again from the email.'),
});

export type UserProfile = z.infer<typeof userProfile>;
export type ProfileUpdate = z.output<typeof profileUpdate>;
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>;
