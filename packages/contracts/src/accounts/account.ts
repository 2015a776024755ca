import { z } from 'zod';
import { findPasswordFault, passwordMaxLength } from './password-rule.ts';
import { passkeyAssertion } from './passkey.ts';
import { signUpIntent } from './sign-up-intent.ts';
import { merchantRoles } from '../permission.ts';
import { planKeys } from '../plans/plan.ts';
import { nameText, text } from '../text.ts';

const personName = nameText(120, 'Enter your name.');
const businessName = nameText(120, 'Enter the name of your business.');

const email = text(254)
  .trim()
  .min(1, 'Enter your email address.')
  .refine((value) => z.email().safeParse(value).success, 'Enter an email address, such as name@example.in.');

/** An Indian mobile number in any common format; stored as +91 and ten digits. */
const phone = text(30)
  .trim()
  .min(1, 'Enter your mobile number.')
  .transform((value) => value.replaceAll(/[\s()-]/g, '').replace(/^(?:\+?91|0)(?=\d{10}$)/, ''))
  .refine((digits) => /^[6-9]\d{9}$/.test(digits), 'Enter an Indian mobile number, such as +91-98765-43210.')
  .transform((digits) => `+91${digits}`);

const newPassword = z.string().superRefine((value, context) => {
  const fault = findPasswordFault(value);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault });
});

/** The token from a link in an email. */
const linkToken = z.string().regex(/^[\w-]{43}$/, 'This link is incomplete. Open it again from the email.');

export const signUpRequest = z.object({
  name: personName,
  businessName,
  email,
  phone,
  /** The plan the merchant wants after the trial. */
  plan: z.enum(planKeys).optional(),
  intent: signUpIntent.optional(),
});

export const emailRequest = z.object({ email });
export const linkRequest = z.object({ token: linkToken });
export const verifyEmailRequest = z.object({ token: linkToken, password: newPassword });
export const resetPasswordRequest = z.object({
  token: linkToken,
  password: newPassword,
  /** For users who no longer have their authenticator app or recovery codes. */
  removeTwoFactor: z.boolean().optional(),
});

export const resetLink = z.object({
  /** Whether the account has two-factor login that its owner may turn off with the new password. */
  canRemoveTwoFactor: z.boolean(),
});

/** A token for choosing a new password, because denying a login removes the old one. */
export const deniedLogin = z.object({ resetToken: z.string() });

const currentPassword = z.string().min(1, 'Enter your password.').max(passwordMaxLength);

export const changePasswordRequest = z.object({ currentPassword, newPassword });

/** The password is asked for again before changes that affect the security of an account. */
export const passwordRequest = z.object({ password: currentPassword });

/** Six digits. Authenticator apps show them with a space in the middle. */
export const totpCodeRequest = z.object({
  code: text(20)
    .transform((value) => value.replaceAll(/\s/g, ''))
    .refine((value) => /^\d{6}$/.test(value), 'Enter the six digits shown in your app.'),
});

/** Turning off two-factor login requires the password, and a code from the app or a recovery code. */
export const disableTotpRequest = passwordRequest.extend({
  code: text(40).trim().min(1, 'Enter a code from your authenticator app or a recovery code.'),
});

/** Removing a passkey requires the password, and a passkey or a code. */
export const removePasskeyRequest = passwordRequest.extend({
  code: text(40).trim().optional(),
  passkey: passkeyAssertion.optional(),
});

export const totpEnrolment = z.object({
  /** For manual entry, in groups of four characters. */
  secret: z.string(),
  /** For the QR code. */
  uri: z.string(),
});

/** Shown once; only their hashes are stored. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const invitation = z.object({
  merchantName: z.string(),
  email: z.string(),
  role: z.enum(merchantRoles),
  /** If false, the invited person chooses a name and a password. */
  hasAccount: z.boolean(),
});

/** A new user sends a name and a new password; an existing user sends only their password. */
export const acceptInvitationRequest = z.object({
  token: linkToken,
  name: personName.optional(),
  password: currentPassword,
});

export type SignUpRequest = z.output<typeof signUpRequest>;
export type SignUpInput = z.input<typeof signUpRequest>;
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;
export type DeniedLogin = z.infer<typeof deniedLogin>;
export type ResetLink = z.infer<typeof resetLink>;
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
export type PasswordRequest = z.infer<typeof passwordRequest>;
export type DisableTotpRequest = z.infer<typeof disableTotpRequest>;
export type RemovePasskeyRequest = z.infer<typeof removePasskeyRequest>;
export type TotpEnrolment = z.infer<typeof totpEnrolment>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
export type Invitation = z.infer<typeof invitation>;
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequest>;
