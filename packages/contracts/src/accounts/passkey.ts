import { z } from 'zod';
import { nameText } from '../text.ts';

const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Invalid passkey.');

const credential = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What the browser returns when a passkey is created. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64Url(4000), attestationObject: base64Url(8000) }),
});

/** What the browser returns when the user confirms a login with a passkey. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(2000),
    signature: base64Url(4000),
  }),
});

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') });

/** Options for `navigator.credentials.create`, in the JSON format of the WebAuthn specification. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required']),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(['required']),
  }),
  attestation: z.enum(['none']),
});

/** Options for `navigator.credentials.get`. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required']),
});

export const passkeyName = z.object({ name: nameText(60, 'Enter a name for the passkey.') });
export const newPasskey = passkeyName.extend({ registration: passkeyRegistration });
export const passkeyLogin = z.object({ passkey: passkeyAssertion });
export const passkeyParams = z.object({ id: z.uuid() });

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const secondFactors = z.object({
  /** Whether an authenticator app is set up. */
  totp: z.boolean(),
  passkeys: z.array(passkey),
});

/** `codes` is empty if the user already had recovery codes. */
export const addedPasskey = z.object({ codes: z.array(z.string()) });

export type Passkey = z.infer<typeof passkey>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type SecondFactors = z.infer<typeof secondFactors>;
export type AddedPasskey = z.infer<typeof addedPasskey>;
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;
