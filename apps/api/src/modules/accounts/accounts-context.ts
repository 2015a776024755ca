import type { StaffTwoFactor } from '@postprocure/contracts/accounts/session';
import type { Pool } from '@postprocure/db/pool';
import { ClientRateLimiter } from '../../limits/client-rate-limiter.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';
import { createKnownDevices, type KnownDevices } from './known-device.ts';
import { LoginRateLimiter } from './login-rate-limiter.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { createTokenBinding, type TokenBinding } from './token-binding.ts';

/** What the functions of this module share. Created once per process: it holds the state of the link limit. */
export interface AccountsContext {
  database: Pool;
  tokens: AccessTokens;
  passwordLimiter: LoginRateLimiter;
  /** Stricter than `passwordLimiter`, because anyone who sends a code already knows the password. */
  codeLimiter: LoginRateLimiter;
  /** For calls that send an email, or that are made with the link of one. */
  linkLimiter: ClientRateLimiter;
  passkeyLimiter: ClientRateLimiter;
  knownDevices: KnownDevices;
  tokenBinding: TokenBinding;
  totpSecrets: SecretBox;
  secureCookies: boolean;
  sellerAppUrl: string;
  staffTwoFactor: StaffTwoFactor;
}

export interface AccountsOptions {
  database: Pool;
  /** At least 32 bytes, the same in every process of a deployment. */
  signingKey: Uint8Array;
  /** Still accepted while the signing key is being replaced. */
  previousSigningKey?: Uint8Array | undefined;
  /** True if the public URL of the seller application is https. */
  secureCookies: boolean;
  /** Emails link to it. */
  sellerAppUrl: string;
  staffTwoFactor: StaffTwoFactor;
}

export const createAccountsContext = ({
  signingKey,
  previousSigningKey,
  ...options
}: AccountsOptions): AccountsContext => ({
  ...options,
  tokens: createAccessTokens(signingKey, previousSigningKey),
  passwordLimiter: new LoginRateLimiter({
    name: 'password',
    freeAttempts: 3,
    database: options.database,
    hashKey: signingKey,
    burst: 10,
    refillMs: 6000,
  }),
  codeLimiter: new LoginRateLimiter({
    name: 'code',
    // Anyone who sends a code already knows the password, so many clients could guess the six digits together.
    freeAttempts: 0,
    database: options.database,
    hashKey: signingKey,
    burst: 5,
    refillMs: 300_000,
  }),
  tokenBinding: createTokenBinding(options.secureCookies),
  knownDevices: createKnownDevices(signingKey, options.secureCookies, previousSigningKey),
  linkLimiter: new ClientRateLimiter({ burst: 20, refillMs: 30_000 }),
  passkeyLimiter: new ClientRateLimiter({ burst: 30, refillMs: 5000 }),
  totpSecrets: createSecretBox(signingKey, 'totp', previousSigningKey),
});
