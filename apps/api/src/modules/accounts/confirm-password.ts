import { AppError } from '@postprocure/contracts/app-error';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verifyPassword } from './password.ts';
import { findActiveUser } from './user.repository.ts';

/**
 * Checks the password of a logged-in user. Call this before anything that affects the security of an account:
 * somebody else may be using a browser that was left logged in. Rejects with INVALID_REQUEST if the password is
 * wrong.
 */
export async function confirmPassword(
  { database, passwordLimiter }: AccountsContext,
  { userId, user, sessionId }: Pick<Caller, 'userId' | 'user' | 'sessionId'>,
  client: ClientContext,
  password: string,
): Promise<void> {
  // The caller has a session, so this counts as a device on which they have logged in before.
  const giveBackAttempt = await passwordLimiter.take({
    address: client.address,
    email: user.email,
    knownDevice: sessionId,
  });
  const record = await findActiveUser(database, userId);
  if (!record || !(await verifyPassword(record.passwordHash, password))) {
    throw new AppError('INVALID_REQUEST', 'Incorrect password.');
  }
  await giveBackAttempt();
}
