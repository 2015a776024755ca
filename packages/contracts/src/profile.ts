import { z } from 'zod';
import { passwordRequest } from './account.ts';
import { isEmail } from './forms/email.ts';
import { indianPhoneMessage, toE164 } from './forms/phone.ts';
import { nameText, text } from './text.ts';

export const personProfile = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Waits for its confirmation from the new mailbox. */
  newEmail: z.string().nullable(),
  phone: z.string().nullable(),
  photoUrl: z.string().nullable(),
});

export const personUpdate = z.object({
  name: nameText(120, 'Enter your name.'),
  phone: text(40)
    .trim()
    .transform((typed) => (typed === '' ? '' : toE164(typed)))
    .refine((value) => value !== null, indianPhoneMessage),
});

export const emailChangeRequest = z.object({
  email: text(254)
    .trim()
    .refine((value) => isEmail(value), 'Enter an e-mail address such as name@example.in.'),
  ...passwordRequest.shape,
});

export const emailChangeConfirmation = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete. Open it again from the e-mail.'),
});

export type PersonProfile = z.infer<typeof personProfile>;
export type PersonUpdate = z.output<typeof personUpdate>;
export type PersonInput = z.input<typeof personUpdate>;
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>;
