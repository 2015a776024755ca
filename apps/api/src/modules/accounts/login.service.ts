import { loginFailureMessage, type LoginRequest, type LoginResult } from '@postprocure/contracts/login';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/index.ts';
import { sendVerification } from './account-mails.ts';
import type { AccessTokens } from './access-token.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { verifyNobodysPassword, verifyPassword } from './password.ts';
import type { SecretBox } from './secret-box.ts';
import type { SessionKey } from './session-cookie.ts';
import { startSession, startTokenSession } from './session.service.ts';
import { checkSecondFactor } from './two-factor.service.ts';
import { findActiveUserByEmail, type UserRecord } from './user.repository.ts';

export interface LoginDependencies {
  database: Pool;
  tokens: Pick<AccessTokens, 'issue'>;
  attempts: Pick<LoginAttempts, 'count'>;
  codeAttempts: Pick<LoginAttempts, 'count'>;
  box: SecretBox;
  sellerAppUrl: string;
}

/** Logs in for the life of one token: what programs and other pages do. */
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
  return toResult(dependencies, user, sid);
}

/** Logs in to the seller application, whose browser keeps the session in a cookie. */
export async function logInToSession(
  dependencies: LoginDependencies,
  client: ClientContext,
  request: LoginRequest,
): Promise<{ result: LoginResult; key: SessionKey }> {
  const user = await checkCredentials(dependencies, client, request);
  const key = await withTransaction(dependencies.database, async (tx) => {
    const started = await startSession(tx, user.id, client);
    await recordAudit(tx, { userId: user.id }, client, { act: 'login.session', target: started.id });
    return started;
  });
  return { result: await toResult(dependencies, user, key.id), key };
}

async function toResult(
  { tokens }: Pick<LoginDependencies, 'tokens'>,
  { id, email, name, role, photoUrl }: UserRecord,
  sid: string,
): Promise<LoginResult> {
  return {
    token: await tokens.issue({ sub: id, sid, email, name, role }),
    user: { name, email, photoURL: photoUrl, role },
  };
}

async function checkCredentials(
  dependencies: LoginDependencies,
  client: ClientContext,
  { email, password, code }: LoginRequest,
): Promise<UserRecord> {
  const { database, attempts } = dependencies;
  const forgetAttempt = attempts.count(client.address, email);
  const user = await findActiveUserByEmail(database, email);
  const isRight = user
    ? await verifyPassword(user.passwordHash, password)
    : await verifyNobodysPassword(password);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS', loginFailureMessage);
  if (user.twoFactor) await requireSecondFactor(dependencies, client, user, code ?? '');
  forgetAttempt();
  if (!user.emailVerified) await refuseUnverified(dependencies, user);
  return user;
}

/** Only somebody who knows the password gets here, so these attempts are counted apart, and slower. */
async function requireSecondFactor(
  { codeAttempts, ...dependencies }: LoginDependencies,
  client: ClientContext,
  { id, email }: UserRecord,
  code: string,
): Promise<void> {
  if (code === '') {
    throw new AppError('TWO_FACTOR_REQUIRED', 'Enter the code that your authenticator app shows.');
  }
  const forgetAttempt = codeAttempts.count(client.address, email);
  if (!(await checkSecondFactor(dependencies, id, code))) {
    throw new AppError('TWO_FACTOR_REQUIRED', 'That code is not right. Enter the one your app shows now.');
  }
  forgetAttempt();
}

async function refuseUnverified(
  { database, sellerAppUrl }: LoginDependencies,
  user: UserRecord,
): Promise<never> {
  await withTransaction(database, (tx) => sendVerification(tx, user, sellerAppUrl));
  throw new AppError(
    'EMAIL_NOT_VERIFIED',
    'Please confirm your e-mail address first: open the link in the e-mail that we have sent you.',
  );
}
