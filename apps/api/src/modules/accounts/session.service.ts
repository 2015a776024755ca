import type { sessionEndpoints } from '@postprocure/contracts/accounts/endpoints';
import type { OpenSession, SessionExtension } from '@postprocure/contracts/accounts/session';
import { AppError } from '@postprocure/contracts/app-error';
import { loginSessionMs, sellerSessionMaxMs } from '@postprocure/contracts/limits';
import type { Executor } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import type { AccountsContext } from './accounts-context.ts';
import { findCookieCaller } from './authenticate.ts';
import { demoUsers } from './demo-users.ts';
import { endSession } from './end-session.ts';
import { redeemHandover } from './handover.ts';
import { createSecret, hashSecret } from './secret-token.ts';
import { clearSessionCookie, writeSessionCookie, type SessionKey } from './session-cookie.ts';
import { describeSession, switchMerchant } from './session-merchant.service.ts';
import { extendSession, insertSession, listOpenSessions, revokeSessions } from './session.repository.ts';

const rotationRules = { idleMs: loginSessionMs, rotateAfterMs: 5 * 60_000, pendingForMs: 60_000 };

export const createSessionHandlers = (context: AccountsContext): Handlers<typeof sessionEndpoints> => ({
  'GET /api/user/session': async ({ credentials, client }) => {
    const caller = await findCookieCaller(context, credentials.cookie, client);
    return caller && describeSession(context, caller);
  },

  'GET /api/user/demo-accounts': () => ({
    accounts: context.hasDemoUsers
      ? demoUsers.map(({ email, password, role }) => ({ email, password, role }))
      : [],
  }),

  'DELETE /api/user/session': async ({ credentials, client, setCookie }) => {
    const caller = await findCookieCaller(context, credentials.cookie, client);
    if (caller) await endSession(context.database, currentSession(caller), client, 'session.ended');
    setCookie(clearSessionCookie(context.secureCookies));
  },

  'POST /api/account/session/extend': ({ caller, setCookie }) => extend(context, caller, setCookie),

  'POST /api/account/session/token': async ({ caller, setCookie }) => {
    await extend(context, caller, setCookie);
    const { email, name, role } = caller.user;
    const subject = { sub: caller.userId, sid: caller.sessionId, email, name, role };
    return { token: await context.tokens.issue(subject, 'handover') };
  },

  'POST /api/user/handover': (request) => redeemHandover(context, request),

  'PUT /api/account/session/merchant': ({ caller, client, body }) =>
    switchMerchant(context.database, caller, client, body.merchantId),

  'GET /api/account/sessions': async ({ caller }) => ({
    sessions: await listSessions(context.database, caller),
  }),

  'DELETE /api/account/sessions': ({ caller, client }) =>
    withTransaction(context.database, async (tx) => {
      const ended = await revokeSessions(tx, caller.userId, caller.sessionId);
      await recordAudit(tx, actorOf(caller), client, { act: 'session.othersRevoked', detail: { ended } });
    }),

  'DELETE /api/account/sessions/:id': async ({ caller, client, params }) => {
    const target = { ...currentSession(caller), id: params.id };
    if (!(await endSession(context.database, target, client, 'session.revoked'))) {
      throw new AppError('NOT_FOUND', 'This session has already ended.');
    }
  },
});

/** Starts a session in the seller application. The browser keeps the session key in a cookie. */
export async function startSession(
  executor: Executor,
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

export async function startAuditedSession(
  tx: Executor,
  userId: string,
  client: ClientContext,
  method: 'password' | 'passkey',
): Promise<SessionKey> {
  const key = await startSession(tx, userId, client);
  await recordAudit(tx, { userId }, client, { act: 'login.session', target: key.id, detail: { method } });
  return key;
}

/** Starts a session that lasts as long as the one token issued for it. */
export const startTokenSession = (
  executor: Executor,
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

async function extend(
  { database, secureCookies }: AccountsContext,
  { sessionId }: Caller,
  setCookie: (cookie: string) => void,
): Promise<SessionExtension> {
  const secret = createSecret();
  const { rotated, expiresInMs } = await extendSession(
    database,
    sessionId,
    hashSecret(secret),
    rotationRules,
  );
  if (rotated) setCookie(writeSessionCookie({ id: sessionId, secret }, secureCookies));
  return { expiresInMs };
}

async function listSessions(database: Executor, { userId, sessionId }: Caller): Promise<OpenSession[]> {
  const rows = await listOpenSessions(database, userId);
  return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: row.id === sessionId,
  }));
}

const currentSession = ({ userId, sessionId, merchant }: Caller) => ({ userId, id: sessionId, merchant });

export const actorOf = ({ userId, merchant }: Pick<Caller, 'userId' | 'merchant'>) => ({
  userId,
  merchantId: merchant?.id ?? null,
});
