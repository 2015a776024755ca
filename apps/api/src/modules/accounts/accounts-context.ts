import type { StaffTwoFactor } from '@postprocure/contracts/accounts/session';
import type { Pool } from '@postprocure/db/pool';
import { ClientRateLimiter, limitPerPeriod } from '../../limits/client-rate-limiter.ts';
import { createAccessTokens, type AccessTokens } from './access-token.ts';
import { createKnownDevices, type KnownDevices } from './known-device.ts';
import { codeLimits, LoginRateLimiter, passwordLimits } from './login-rate-limiter.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { createTokenBinding, type TokenBinding } from './token-binding.ts';

/**
 * Shared by the functions of this module. Created once per process, because `linkLimiter` keeps its state in memory.
 */
export interface AccountsContext {
  database: Pool;
  tokens: AccessTokens;
  passwordLimiter: LoginRateLimiter;
  codeLimiter: LoginRateLimiter;
  /** Limits requests that send an email with a link or that use such a link. Null if there is no limit. */
  linkLimiter: ClientRateLimiter | null;
  passkeyLimiter: ClientRateLimiter;
  knownDevices: KnownDevices;
  tokenBinding: TokenBinding;
  totpSecrets: SecretBox;
  secureCookies: boolean;
  sellerAppUrl: string;
  staffTwoFactor: StaffTwoFactor;
  hasDemoUsers: boolean;
}

export interface AccountsOptions {
  database: Pool;
  /** At least 32 bytes, the same in every process of a deployment. */
  signingKey: Uint8Array;
  /** Still accepted while the signing key is being replaced. */
  previousSigningKey?: Uint8Array | undefined;
  /** True if the public URL of the seller application is https. */
  secureCookies: boolean;
  /** The base URL of the links in emails. */
  sellerAppUrl: string;
  staffTwoFactor: StaffTwoFactor;
  /** Offers the demo users on the login page, passwords included. */
  hasDemoUsers: boolean;
  /** How many times a client may request or use an emailed link within ten minutes; 0 means no limit. */
  maxLinks: number;
}

export const createAccountsContext = ({
  signingKey,
  previousSigningKey,
  maxLinks,
  ...options
}: AccountsOptions): AccountsContext => ({
  ...options,
  tokens: createAccessTokens(signingKey, previousSigningKey),
  passwordLimiter: new LoginRateLimiter({
    ...passwordLimits,
    database: options.database,
    hashKey: signingKey,
  }),
  codeLimiter: new LoginRateLimiter({ ...codeLimits, database: options.database, hashKey: signingKey }),
  tokenBinding: createTokenBinding(options.secureCookies),
  knownDevices: createKnownDevices(signingKey, options.secureCookies, previousSigningKey),
  linkLimiter: limitPerPeriod(maxLinks, 600_000),
  passkeyLimiter: new ClientRateLimiter({ burst: 30, refillMs: 5000 }),
  totpSecrets: createSecretBox(signingKey, 'totp', previousSigningKey),
});
