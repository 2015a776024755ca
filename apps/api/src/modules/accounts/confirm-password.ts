import type { Pool } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { verifyPassword } from './password.ts';
import { findActiveUser } from './user.repository.ts';

export interface ConfirmPasswordDependencies {
  database: Pool;
  attempts: Pick<LoginAttempts, 'count'>;
}

/** An open session may be somebody else's hands on the keyboard: what makes an account less safe asks again. */
export async function confirmPassword(
  { database, attempts }: ConfirmPasswordDependencies,
  { userId, user }: Pick<Caller, 'userId' | 'user'>,
  client: ClientContext,
  password: string,
): Promise<void> {
  const forgetAttempt = attempts.count(client.address, user.email);
  const record = await findActiveUser(database, userId);
  if (!record || !(await verifyPassword(record.passwordHash, password))) {
    throw new AppError('INVALID_REQUEST', 'This is not your password.');
  }
  forgetAttempt();
}
