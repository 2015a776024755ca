import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@postprocure/contracts/app-error';
import type { Executor } from '@postprocure/db/pool';
import { listPermissions, type Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Credentials } from '../../endpoints/handlers.ts';
import type { AccessClaims, TokenKind } from './access-token.ts';
import type { AccountsContext } from './accounts-context.ts';
import { endSession } from './end-session.ts';
import { hashSecret } from './secret-token.ts';
import { readSessionKey } from './session-cookie.ts';
import { findLiveSession, promotePendingSecret, type LiveSession } from './session.repository.ts';

/**
 * How long the previous session secret is accepted: requests that were under way when it was replaced still send it.
 */
const previousSecretMs = 60_000;

const createLoginError = (): AppError => new AppError('UNAUTHENTICATED', 'Please log in again.');

/** Finds out who sent a request. Uses the token if there is one, otherwise the cookie; rejects with UNAUTHENTICATED. */
export async function authenticate(
  context: AccountsContext,
  { authorization, cookie }: Credentials,
  client: ClientContext,
  { acceptsTokens }: { acceptsTokens: boolean },
): Promise<Caller> {
  if (authorization === undefined) return authenticateCookie(context, cookie, client);
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!acceptsTokens || token === undefined) throw createLoginError();
  const claims = await context.tokens.verify(token);
  requireBinding(context, claims, cookie);
  return authenticateClaims(context.database, claims);
}

/** Checks signature, issuer, audience, expiry, browser and session; rejects with UNAUTHENTICATED. */
export async function verifyAccessToken(
  context: AccountsContext,
  token: string,
  cookie?: string,
  kinds?: readonly TokenKind[],
): Promise<AccessClaims> {
  const claims = await context.tokens.verify(token, kinds);
  requireBinding(context, claims, cookie);
  await authenticateClaims(context.database, claims);
  return claims;
}

/** A token copied from a browser's storage is worthless without that browser's cookie. */
function requireBinding(
  { tokenBinding }: AccountsContext,
  { binding }: AccessClaims,
  cookie: string | undefined,
): void {
  if (binding !== undefined && !tokenBinding.matches(binding, cookie)) throw createLoginError();
}

/** Like `authenticate` with a cookie, but returns null if nobody is logged in. */
export async function findCookieCaller(
  context: AccountsContext,
  cookie: string | undefined,
  client: ClientContext,
): Promise<Caller | null> {
  try {
    return await authenticateCookie(context, cookie, client);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}

async function authenticateCookie(
  { database, secureCookies }: AccountsContext,
  cookie: string | undefined,
  client: ClientContext,
): Promise<Caller> {
  const key = readSessionKey(cookie, secureCookies);
  const session = key && (await findLiveSession(database, key.id));
  if (!session) throw createLoginError();
  const hash = hashSecret(key.secret);
  if (isSame(session.secretHash, hash)) return toCaller(session);
  if (isSame(session.pendingSecretHash, hash)) {
    await promotePendingSecret(database, session.id, hash);
    return toCaller(session);
  }
  if (isSame(session.previousSecretHash, hash)) {
    if (session.msSinceRotation <= previousSecretMs) return toCaller(session);
    // The browser replaced this secret long ago, so somebody else has a copy of the cookie.
    await endSession(database, session, client, 'session.reused');
  }
  throw createLoginError();
}

async function authenticateClaims(
  database: Executor,
  { sid, sub }: Pick<AccessClaims, 'sid' | 'sub'>,
): Promise<Caller> {
  const session = await findLiveSession(database, sid);
  if (session?.userId !== sub) throw createLoginError();
  return toCaller(session);
}

const isSame = (known: Buffer | null, given: Buffer): boolean =>
  known !== null && known.length === given.length && timingSafeEqual(known, given);

const toCaller = (session: LiveSession): Caller => ({
  userId: session.userId,
  sessionId: session.id,
  user: session.user,
  merchant: session.merchant,
  permissions: listPermissions(session.user.role, session.merchant),
  expiresInMs: session.expiresInMs,
  twoFactor: session.twoFactor,
  needsAccessReview: session.needsAccessReview,
});
