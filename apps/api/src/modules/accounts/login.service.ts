import type { loginEndpoints } from '@postprocure/contracts/accounts/endpoints';
import {
  loginFailureMessage,
  type LoginRequest,
  type LoginResult,
} from '@postprocure/contracts/accounts/login';
import { AppError } from '@postprocure/contracts/app-error';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import type { AccountsContext } from './accounts-context.ts';
import { hasLoggedInFrom, insertLogin } from './login-history.repository.ts';
import { recordLogin } from './login-history.service.ts';
import type { LoginAttempt as LimitedAttempt } from './login-rate-limiter.ts';
import { verifyPassword } from './password.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { startAuditedSession, startTokenSession } from './session.service.ts';
import { checkSecondFactor, type SecondFactorProof } from './two-factor.service.ts';
import { findActiveUserByEmail, type UserRecord } from './user.repository.ts';

export const createLoginHandlers = (context: AccountsContext): Handlers<typeof loginEndpoints> => ({
  // Only our own pages get a cookie. Otherwise, another site could log its visitors in to an attacker's account.
  'POST /api/user/login': ({ client, body, credentials, isFromOwnPage, setCookie }) => {
    const request = { ...body, cookie: credentials.cookie };
    return isFromOwnPage
      ? logInWithCookie(context, client, request, setCookie)
      : logIn(context, client, request);
  },
});

/** The cookie may prove that the user has logged in on this device before. */
type LoginAttempt = LoginRequest & { cookie?: string | undefined };

/** For programs and other sites: starts a session that lasts only as long as its token. */
export async function logIn(
  context: AccountsContext,
  client: ClientContext,
  request: LoginAttempt,
): Promise<LoginResult> {
  const user = await checkCredentials(context, client, request);
  const sessionId = await withTransaction(context.database, async (tx) => {
    const id = await startTokenSession(tx, user.id, client);
    // Programs keep no cookies, so they are recognized by their network.
    const isKnownDevice =
      context.knownDevices.find(request.cookie, user) !== null ||
      (await hasLoggedInFrom(tx, user.id, client));
    await recordLogin(tx, context, user, client, { isKnownDevice });
    await recordAudit(tx, { userId: user.id }, client, { act: 'login.token', target: id });
    return id;
  });
  return toResult(context, user, sessionId);
}

async function logInWithCookie(
  context: AccountsContext,
  client: ClientContext,
  request: LoginAttempt,
  setCookie: (cookie: string) => void,
): Promise<LoginResult> {
  const user = await checkCredentials(context, client, request);
  return startBrowserSession(context, client, user, { cookie: request.cookie, setCookie }, 'password');
}

export interface BrowserCookies {
  cookie: string | undefined;
  setCookie: (cookie: string) => void;
}

/** Call this only for our own pages, and after the user has proved who they are. */
export async function startBrowserSession(
  context: AccountsContext,
  client: ClientContext,
  user: UserRecord,
  { cookie, setCookie }: BrowserCookies,
  method: 'password' | 'passkey',
): Promise<LoginResult> {
  const isKnownDevice = context.knownDevices.find(cookie, user) !== null;
  const key = await withTransaction(context.database, async (tx) => {
    await recordLogin(tx, context, user, client, { isKnownDevice });
    return startAuditedSession(tx, user.id, client, method);
  });
  const result = await toResult(context, user, key.id);
  setCookie(writeSessionCookie(key, context.secureCookies));
  if (!isKnownDevice) setCookie(context.knownDevices.writeCookie(user));
  return result;
}

async function toResult(
  { tokens }: AccountsContext,
  { id, email, name, role, photoUrl }: UserRecord,
  sessionId: string,
): Promise<LoginResult> {
  return {
    token: await tokens.issue({ sub: id, sid: sessionId, email, name, role }),
    user: { name, email, photoURL: photoUrl, role },
  };
}

async function checkCredentials(
  context: AccountsContext,
  client: ClientContext,
  { email, password, code, passkey, cookie }: LoginAttempt,
): Promise<UserRecord> {
  const { database, passwordLimiter, knownDevices } = context;
  const user = await findActiveUserByEmail(database, email);
  const knownDevice = user && knownDevices.find(cookie, user);
  const attempt = { address: client.address, email, knownDevice };
  const giveBackAttempt = await passwordLimiter.take(attempt);
  const isCorrect = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !isCorrect) {
    if (user) {
      await recordAudit(database, { userId: null }, client, { act: 'login.failed', target: user.id });
      await insertLogin(database, user.id, client, { outcome: 'wrongPassword' });
    }
    throw new AppError('INVALID_CREDENTIALS', loginFailureMessage);
  }
  if (user.twoFactor) {
    await requireSecondFactor(context, attempt, user.id, client, { code: code ?? '', passkey });
  }
  await giveBackAttempt();
  return user;
}

async function requireSecondFactor(
  context: AccountsContext,
  attempt: LimitedAttempt,
  userId: string,
  client: ClientContext,
  proof: SecondFactorProof,
): Promise<void> {
  if (proof.code === '' && !proof.passkey) {
    throw new AppError(
      'TWO_FACTOR_REQUIRED',
      'Enter the code shown in your authenticator app, or use a passkey.',
    );
  }
  const giveBackAttempt = await context.codeLimiter.take(attempt);
  if (!(await checkSecondFactor(context, userId, proof))) {
    await insertLogin(context.database, userId, client, { outcome: 'wrongCode' });
    throw new AppError(
      'TWO_FACTOR_REQUIRED',
      proof.passkey
        ? 'This passkey does not belong to your account. Use another one, or enter a code.'
        : 'This code is not correct. Enter the code your app shows now.',
    );
  }
  await giveBackAttempt();
}
