import type { LoginRequest, LoginResult } from '@postprocure/contracts/login';
import type { Executor } from '@postprocure/db/pool';
import { createAccessTokens, type AccessClaims } from './access-token.ts';
import { LoginAttempts } from './login-attempts.ts';
import { logIn } from './login.service.ts';

export { accountsRoutes } from './accounts.routes.ts';
export { demoUsers, seedDemoUsers } from './demo-users.ts';
export type { AccessClaims } from './access-token.ts';

export interface AccountsService {
  logIn(client: string, request: LoginRequest): Promise<LoginResult>;
  verifyAccessToken(token: string): Promise<AccessClaims>;
}

export interface AccountsOptions {
  database: Executor;
  /** At least 32 bytes, the same in every process that serves one product. */
  signingKey: Uint8Array;
}

export function createAccounts({ database, signingKey }: AccountsOptions): AccountsService {
  const tokens = createAccessTokens(signingKey);
  const attempts = new LoginAttempts({ burst: 10, refillMs: 6000 });
  return {
    logIn: (client, request) => logIn({ database, tokens, attempts }, client, request),
    verifyAccessToken: (token) => tokens.verify(token),
  };
}
