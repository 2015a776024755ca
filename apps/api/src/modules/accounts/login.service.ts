import { loginFailureMessage, type LoginRequest, type LoginResult } from '@postprocure/contracts/login';
import type { Executor } from '@postprocure/db/pool';
import { AppError } from '../../errors.ts';
import type { AccessTokens } from './access-token.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { verifyNobodysPassword, verifyPassword } from './password.ts';
import { findActiveUserByEmail } from './user.repository.ts';

export interface LoginDependencies {
  database: Executor;
  tokens: Pick<AccessTokens, 'issue'>;
  attempts: Pick<LoginAttempts, 'count'>;
}

/** `client` is the address the request came from. */
export async function logIn(
  { database, tokens, attempts }: LoginDependencies,
  client: string,
  { email, password }: LoginRequest,
): Promise<LoginResult> {
  const forgetAttempt = attempts.count(client, email);
  const user = await findActiveUserByEmail(database, email);
  const isRight = user
    ? await verifyPassword(user.passwordHash, password)
    : await verifyNobodysPassword(password);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS', loginFailureMessage);
  forgetAttempt();
  const { name, role } = user;
  return {
    token: await tokens.issue({ sub: user.id, email: user.email, name, role }),
    user: { name, email: user.email, photoURL: user.photoUrl, role },
  };
}
