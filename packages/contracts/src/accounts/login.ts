import { z } from 'zod';
import { text } from '../text.ts';
import { passkeyAssertion } from './passkey.ts';

export { loginFailureMessage } from './login-failure.ts';

export const loginRequest = z.object({
  email: text(254).trim().min(1),
  password: z.string().min(1).max(256),
  /** A code from the authenticator app, or a recovery code. Required if the account has two-factor login. */
  code: text(20).optional(),
  /** Sent instead of the code. */
  passkey: passkeyAssertion.optional(),
});

export const userRoles = ['merchant', 'supplier', 'support', 'admin'] as const;

export const loginUser = z.object({
  name: z.string(),
  email: z.string(),
  photoURL: z.string().nullable(),
  role: z.enum(userRoles),
});

const demoAccount = z.object({ email: z.string(), password: z.string(), role: z.enum(userRoles) });
export const demoAccounts = z.object({ accounts: z.array(demoAccount) });

export const loginResult = z.object({ token: z.string(), user: loginUser });

export type LoginRequest = z.infer<typeof loginRequest>;
export type LoginUser = z.infer<typeof loginUser>;
export type DemoAccount = z.infer<typeof demoAccount>;
export type LoginResult = z.infer<typeof loginResult>;
