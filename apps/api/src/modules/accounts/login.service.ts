import { loginFailureMessage, type LoginRequest, type LoginResult } from '@postprocure/contracts/login';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/index.ts';
import type { AccessTokens } from './access-token.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { verifyNobodysPassword, verifyPassword } from './password.ts';
import type { SessionKey } from './session-cookie.ts';
import { startSession, startTokenSession } from './session.service.ts';
import { findActiveUserByEmail, type UserRecord } from './user.repository.ts';

export interface LoginDependencies {
  database: Pool;
  tokens: Pick<AccessTokens, 'issue'>;
  attempts: Pick<LoginAttempts, 'count'>;
}

/** Logs in for the life of one token: the storefront's own call, and that of programs. */
export async function logIn(
  dependencies: LoginDependencies,
  client: ClientContext,
  request: LoginRequest,
): Promise<LoginResult> {
  const user = await checkCredentials(dependencies, client, request);
  const sid = await withTransaction(dependencies.database, async (tx) => {
    const id = await startTokenSession(tx, user.id, client);
    await recordAudit(tx, { userId: user.id }, client, { act: 'login.token', target: id });
    return id;
  });
  const { email, name, role } = user;
  return {
    token: await dependencies.tokens.issue({ sub: user.id, sid, email, name, role }),
    user: { name, email, photoURL: user.photoUrl, role },
  };
}

/** Logs in to the seller application, whose browser keeps the session in a cookie. */
export async function logInToSession(
  dependencies: LoginDependencies,
  client: ClientContext,
  request: LoginRequest,
): Promise<SessionKey> {
  const user = await checkCredentials(dependencies, client, request);
  return withTransaction(dependencies.database, async (tx) => {
    const key = await startSession(tx, user.id, client);
    await recordAudit(tx, { userId: user.id }, client, { act: 'login.session', target: key.id });
    return key;
  });
}

async function checkCredentials(
  { database, attempts }: LoginDependencies,
  client: ClientContext,
  { email, password }: LoginRequest,
): Promise<UserRecord> {
  const forgetAttempt = attempts.count(client.address, email);
  const user = await findActiveUserByEmail(database, email);
  const isRight = user
    ? await verifyPassword(user.passwordHash, password)
    : await verifyNobodysPassword(password);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS', loginFailureMessage);
  forgetAttempt();
  return user;
}
