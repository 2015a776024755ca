import type { LoginRequest, LoginResult } from '@postprocure/contracts/login';
import type { OpenSession, SellerSession, SessionExtension } from '@postprocure/contracts/session';
import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import { createAccessTokens, type AccessClaims } from './access-token.ts';
import type { Caller } from './caller.ts';
import { LoginAttempts } from './login-attempts.ts';
import { logIn, logInToSession } from './login.service.ts';
import { clearSessionCookie, readSessionKey, writeSessionCookie } from './session-cookie.ts';
import {
  authenticateCookie,
  authenticateClaims,
  describeSession,
  extend,
  listSessions,
  loginAgain,
  revoke,
  revokeOthers,
  signOut,
} from './session.service.ts';

export { accountsRoutes } from './accounts.routes.ts';
export { sessionRoutes } from './session.routes.ts';
export { demoUsers, seedDemoUsers } from './demo-users.ts';
export { requirePermission, type Caller, type SellerCaller, type StaffCaller } from './caller.ts';
export type { AccessClaims } from './access-token.ts';

export interface Credentials {
  authorization?: string | undefined;
  cookie?: string | undefined;
}

/** An answer, and the cookie to send along with it. */
export interface WithCookie<T> {
  data: T;
  setCookie: string | null;
}

export interface AccountsService {
  logIn(client: ClientContext, request: LoginRequest): Promise<LoginResult>;
  /** Signature, issuer, audience, expiry and revocation; rejects with UNAUTHENTICATED. */
  verifyAccessToken(token: string): Promise<AccessClaims>;
  /** Who a request comes from; a token, where it is taken at all, goes before a cookie. */
  authenticate(
    credentials: Credentials,
    client: ClientContext,
    options: { takesTokens: boolean },
  ): Promise<Caller>;
  logInToSession(client: ClientContext, request: LoginRequest): Promise<WithCookie<SellerSession>>;
  /** Null when nobody is logged in, which is no failure. */
  findSession(credentials: Credentials, client: ClientContext): Promise<SellerSession | null>;
  extendSession(caller: Caller): Promise<WithCookie<SessionExtension>>;
  /** A token for the storefront that lives and ends with this session. */
  handOver(caller: Caller): Promise<WithCookie<{ token: string }>>;
  signOut(credentials: Credentials, client: ClientContext): Promise<{ setCookie: string }>;
  listSessions(caller: Caller): Promise<OpenSession[]>;
  revokeSession(caller: Caller, id: string, client: ClientContext): Promise<void>;
  revokeOtherSessions(caller: Caller, client: ClientContext): Promise<void>;
}

export interface AccountsOptions {
  database: Pool;
  /** At least 32 bytes, the same in every process that serves one product. */
  signingKey: Uint8Array;
  /** True where the seller application's public address is https. */
  secureCookies: boolean;
}

export function createAccounts({ database, signingKey, secureCookies }: AccountsOptions): AccountsService {
  const tokens = createAccessTokens(signingKey);
  const attempts = new LoginAttempts({ burst: 10, refillMs: 6000 });
  const login = { database, tokens, attempts };
  const authenticateKey = async (cookie: string | undefined, client: ClientContext): Promise<Caller> => {
    const key = readSessionKey(cookie, secureCookies);
    if (!key) throw loginAgain();
    return authenticateCookie(database, key, client);
  };
  const findCaller = async (cookie: string | undefined, client: ClientContext): Promise<Caller | null> => {
    try {
      return await authenticateKey(cookie, client);
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
      throw error;
    }
  };
  const extendSession = async (caller: Caller): Promise<WithCookie<SessionExtension>> => {
    const { extension, key } = await extend(database, caller);
    return { data: extension, setCookie: key && writeSessionCookie(key, secureCookies) };
  };
  return {
    logIn: (client, request) => logIn(login, client, request),
    verifyAccessToken: async (token) => {
      const claims = await tokens.verify(token);
      await authenticateClaims(database, claims);
      return claims;
    },
    authenticate: async ({ authorization, cookie }, client, { takesTokens }) => {
      if (authorization === undefined) return authenticateKey(cookie, client);
      const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
      if (!takesTokens || token === undefined) throw loginAgain();
      return authenticateClaims(database, await tokens.verify(token));
    },
    logInToSession: async (client, request) => {
      const key = await logInToSession(login, client, request);
      const caller = await authenticateCookie(database, key, client);
      return { data: describeSession(caller), setCookie: writeSessionCookie(key, secureCookies) };
    },
    findSession: async ({ cookie }, client) => {
      const caller = await findCaller(cookie, client);
      return caller && describeSession(caller);
    },
    extendSession,
    handOver: async (caller) => {
      const { setCookie } = await extendSession(caller);
      const { email, name, role } = caller.user;
      const subject = { sub: caller.userId, sid: caller.sessionId, email, name, role };
      return { data: { token: await tokens.issue(subject) }, setCookie };
    },
    signOut: async ({ cookie }, client) => {
      const caller = await findCaller(cookie, client);
      if (caller) await signOut(database, caller, client);
      return { setCookie: clearSessionCookie(secureCookies) };
    },
    listSessions: (caller) => listSessions(database, caller),
    revokeSession: (caller, id, client) => revoke(database, caller, id, client),
    revokeOtherSessions: (caller, client) => revokeOthers(database, caller, client),
  };
}
