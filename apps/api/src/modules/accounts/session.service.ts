import { timingSafeEqual } from 'node:crypto';
import { loginSessionMs, sellerSessionMaxMs } from '@postprocure/contracts/limits';
import type { OpenSession, SessionExtension } from '@postprocure/contracts/session';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import { listPermissions, type Caller } from '../../caller.ts';
import { recordAudit } from '../audit/index.ts';
import type { AccessClaims } from './access-token.ts';
import { createSecret, hashSecret } from './secret-token.ts';
import type { SessionKey } from './session-cookie.ts';
import {
  extendSession,
  findLiveSession,
  insertSession,
  listOpenSessions,
  promotePendingSecret,
  revokeSession,
  revokeSessions,
  type LiveSession,
} from './session.repository.ts';

const rules = { idleMs: loginSessionMs, rotateAfterMs: 5 * 60_000, pendingForMs: 60_000 };

/** Requests that were already on their way when a secret was replaced may still show the old one. */
const previousSecretMs = 60_000;

export const loginAgain = (cause?: unknown): AppError =>
  new AppError('UNAUTHENTICATED', 'Please log in again.', { cause });

/** A session of the seller application, kept in the browser as a cookie. */
export async function startSession(
  executor: Parameters<typeof insertSession>[0],
  userId: string,
  client: ClientContext,
): Promise<SessionKey> {
  const secret = createSecret();
  const id = await insertSession(executor, {
    userId,
    secretHash: hashSecret(secret),
    idleMs: loginSessionMs,
    maxMs: sellerSessionMaxMs,
    client,
  });
  return { id, secret };
}

/** A session that is nothing but the life of one token. */
export const startTokenSession = (
  executor: Parameters<typeof insertSession>[0],
  userId: string,
  client: ClientContext,
): Promise<string> =>
  insertSession(executor, {
    userId,
    secretHash: null,
    idleMs: loginSessionMs,
    maxMs: loginSessionMs,
    client,
  });

/** Who shows this cookie; UNAUTHENTICATED for whatever is wrong with it. */
export async function authenticateCookie(
  database: Pool,
  key: SessionKey,
  client: ClientContext,
): Promise<Caller> {
  const session = await findLiveSession(database, key.id);
  if (!session) throw loginAgain();
  const shown = hashSecret(key.secret);
  if (isSame(session.secretHash, shown)) return toCaller(session);
  if (isSame(session.pendingSecretHash, shown)) {
    await promotePendingSecret(database, session.id, shown);
    return toCaller(session);
  }
  if (isSame(session.previousSecretHash, shown)) {
    if (session.msSinceRotation <= previousSecretMs) return toCaller(session);
    // Somebody shows a secret that its owner's browser has replaced: one of the two has stolen it.
    await endSession(database, session, client, 'session.reused');
  }
  throw loginAgain();
}

/** Who a verified token speaks for, as long as its session lives. */
export async function authenticateClaims(
  database: Pool,
  { sid, sub }: Pick<AccessClaims, 'sid' | 'sub'>,
): Promise<Caller> {
  const session = await findLiveSession(database, sid);
  if (session?.userId !== sub) throw loginAgain();
  return toCaller(session);
}

const isSame = (known: Buffer | null, shown: Buffer): boolean =>
  known !== null && known.length === shown.length && timingSafeEqual(known, shown);

const toCaller = (session: LiveSession): Caller => ({
  userId: session.userId,
  sessionId: session.id,
  user: session.user,
  merchant: session.merchant,
  permissions: listPermissions(session.user.role, session.merchant),
  expiresInMs: session.expiresInMs,
  twoFactor: session.twoFactor,
});

export async function extend(
  database: Pool,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<{ extension: SessionExtension; key: SessionKey | null }> {
  const secret = createSecret();
  const { rotated, expiresInMs } = await extendSession(database, sessionId, hashSecret(secret), rules);
  return { extension: { expiresInMs }, key: rotated ? { id: sessionId, secret } : null };
}

export async function listSessions(
  database: Pool,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<OpenSession[]> {
  const rows = await listOpenSessions(database, userId);
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: row.id === sessionId,
  }));
}

export async function revoke(
  database: Pool,
  caller: Caller,
  id: string,
  client: ClientContext,
): Promise<void> {
  const target = { userId: caller.userId, id, merchant: caller.merchant };
  if (!(await endSession(database, target, client, 'session.revoked'))) {
    throw new AppError('NOT_FOUND', 'This session is over already.');
  }
}

/** Ends every other session of the person; theirs stays. */
export const revokeOthers = (database: Pool, caller: Caller, client: ClientContext): Promise<void> =>
  withTransaction(database, async (tx) => {
    const ended = await revokeSessions(tx, caller.userId, caller.sessionId);
    await recordAudit(tx, actorOf(caller), client, { act: 'session.othersRevoked', detail: { ended } });
  });

export const signOut = (database: Pool, caller: Caller, client: ClientContext): Promise<boolean> =>
  endSession(
    database,
    { userId: caller.userId, id: caller.sessionId, merchant: caller.merchant },
    client,
    'session.ended',
  );

const endSession = (
  database: Pool,
  { userId, id, merchant }: Pick<LiveSession, 'userId' | 'id' | 'merchant'>,
  client: ClientContext,
  act: string,
): Promise<boolean> =>
  withTransaction(database, async (tx) => {
    const ended = await revokeSession(tx, userId, id);
    if (ended)
      await recordAudit(tx, { userId, merchantId: merchant?.id ?? null }, client, { act, target: id });
    return ended;
  });

export const actorOf = ({ userId, merchant }: Pick<Caller, 'userId' | 'merchant'>) => ({
  userId,
  merchantId: merchant?.id ?? null,
});
