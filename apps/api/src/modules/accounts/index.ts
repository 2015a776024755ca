import type {
  AcceptInvitationRequest,
  ChangePasswordRequest,
  Invitation,
  RecoveryCodes,
  ResetPasswordRequest,
  SignUpRequest,
  TotpEnrolment,
} from '@postprocure/contracts/account';
import type { LoginRequest, LoginResult } from '@postprocure/contracts/login';
import type { OpenSession, SellerSession, SessionExtension } from '@postprocure/contracts/session';
import type { Pool } from '@postprocure/db/pool';
import { ClientAllowance } from '../../client-allowance.ts';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import { createAccessTokens, type AccessClaims } from './access-token.ts';
import type { InvitedRole } from './invitation.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import { acceptInvitation, describeInvitation, inviteMember } from './invitation.service.ts';
import { LoginAttempts } from './login-attempts.ts';
import { logIn, logInToSession } from './login.service.ts';
import { changePassword } from './password.service.ts';
import { requestRecovery, resetPassword } from './recovery.service.ts';
import { createSecretBox } from './secret-box.ts';
import { clearSessionCookie, readSessionKey, writeSessionCookie } from './session-cookie.ts';
import {
  authenticateCookie,
  authenticateClaims,
  extend,
  listSessions,
  loginAgain,
  revoke,
  revokeOthers,
  signOut,
} from './session.service.ts';
import { describeSession, switchBusiness } from './session-business.service.ts';
import { signUp, verifyEmail } from './sign-up.service.ts';
import { confirmTotp, disableTwoFactor, enrolTotp, renewRecoveryCodes } from './two-factor.service.ts';

export { deleteTakeoverLinks } from './account-token.repository.ts';
export { demoUsers, seedDemoUsers } from './demo-users.ts';
export { listStaff, requireStaff } from './staff.service.ts';
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
  /** For the seller application: its browser keeps the session in a cookie. */
  logInToSession(client: ClientContext, request: LoginRequest): Promise<WithCookie<LoginResult>>;
  /** Null when nobody is logged in, which is no failure. */
  findSession(credentials: Credentials, client: ClientContext): Promise<SellerSession | null>;
  extendSession(caller: Caller): Promise<WithCookie<SessionExtension>>;
  /** A token for the storefront that lives and ends with this session. */
  handOver(caller: Caller): Promise<WithCookie<{ token: string }>>;
  signOut(credentials: Credentials, client: ClientContext): Promise<{ setCookie: string }>;
  /** For somebody who works for several. */
  switchBusiness(caller: Caller, client: ClientContext, merchantId: string): Promise<void>;
  listSessions(caller: Caller): Promise<OpenSession[]>;
  revokeSession(caller: Caller, id: string, client: ClientContext): Promise<void>;
  revokeOtherSessions(caller: Caller, client: ClientContext): Promise<void>;
  signUp(client: ClientContext, request: SignUpRequest): Promise<void>;
  verifyEmail(client: ClientContext, token: string): Promise<void>;
  /** Sends a link to the address, when it has an account; nobody is told whether. */
  requestRecovery(client: ClientContext, email: string): Promise<void>;
  resetPassword(client: ClientContext, request: ResetPasswordRequest): Promise<void>;
  changePassword(caller: Caller, client: ClientContext, request: ChangePasswordRequest): Promise<void>;
  /** Before what makes an account less safe; rejects with INVALID_REQUEST. */
  confirmPassword(caller: Caller, client: ClientContext, password: string): Promise<void>;
  enrolTotp(caller: Caller, client: ClientContext, password: string): Promise<TotpEnrolment>;
  confirmTotp(caller: Caller, client: ClientContext, code: string): Promise<RecoveryCodes>;
  disableTwoFactor(caller: Caller, client: ClientContext, password: string): Promise<void>;
  renewRecoveryCodes(caller: Caller, client: ClientContext, password: string): Promise<RecoveryCodes>;
  inviteMember(
    caller: Caller,
    client: ClientContext,
    invited: { email: string; role: InvitedRole },
  ): Promise<string>;
  describeInvitation(client: ClientContext, token: string): Promise<Invitation>;
  acceptInvitation(client: ClientContext, request: AcceptInvitationRequest): Promise<void>;
}

export interface AccountsOptions {
  database: Pool;
  /** At least 32 bytes, the same in every process that serves one product. */
  signingKey: Uint8Array;
  /** True where the seller application's public address is https. */
  secureCookies: boolean;
  /** Mails link to it. */
  sellerAppUrl: string;
}

export function createAccounts(options: AccountsOptions): AccountsService {
  const { database, signingKey, secureCookies, sellerAppUrl } = options;
  const tokens = createAccessTokens(signingKey);
  const attempts = new LoginAttempts({ burst: 10, refillMs: 6000 });
  const codeAttempts = new LoginAttempts({ burst: 5, refillMs: 300_000 });
  // What makes us send a mail, or is opened by the link of one.
  const entries = new ClientAllowance({ burst: 20, refillMs: 30_000 });
  const box = createSecretBox(signingKey, 'totp');
  const login = { database, tokens, attempts, codeAttempts, box, sellerAppUrl };
  const twoFactor = { database, attempts, box };
  const invitations = { database, attempts, sellerAppUrl };
  const entered = <T>({ address }: ClientContext, work: () => Promise<T>): Promise<T> => {
    entries.take(address);
    return work();
  };
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
      const { result, key } = await logInToSession(login, client, request);
      return { data: result, setCookie: writeSessionCookie(key, secureCookies) };
    },
    findSession: async ({ cookie }, client) => {
      const caller = await findCaller(cookie, client);
      return caller && describeSession(database, caller);
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
    switchBusiness: (caller, client, merchantId) => switchBusiness(database, caller, client, merchantId),
    listSessions: (caller) => listSessions(database, caller),
    revokeSession: (caller, id, client) => revoke(database, caller, id, client),
    revokeOtherSessions: (caller, client) => revokeOthers(database, caller, client),
    signUp: async (client, request) =>
      entered(client, () => signUp({ database, sellerAppUrl }, client, request)),
    verifyEmail: async (client, token) => entered(client, () => verifyEmail(database, client, token)),
    requestRecovery: async (client, email) =>
      entered(client, () => requestRecovery(database, { email, sellerAppUrl })),
    resetPassword: async (client, request) => entered(client, () => resetPassword(database, client, request)),
    changePassword: (caller, client, request) =>
      changePassword({ database, attempts }, caller, client, request),
    confirmPassword: (caller, client, password) =>
      confirmPassword({ database, attempts }, caller, client, password),
    enrolTotp: (caller, client, password) => enrolTotp(twoFactor, caller, client, password),
    confirmTotp: (caller, client, code) => confirmTotp(twoFactor, caller, client, code),
    disableTwoFactor: (caller, client, password) => disableTwoFactor(twoFactor, caller, client, password),
    renewRecoveryCodes: (caller, client, password) => renewRecoveryCodes(twoFactor, caller, client, password),
    inviteMember: (caller, client, invited) => inviteMember(invitations, caller, client, invited),
    describeInvitation: async (client, token) => entered(client, () => describeInvitation(database, token)),
    acceptInvitation: async (client, request) =>
      entered(client, () => acceptInvitation(invitations, client, request)),
  };
}
