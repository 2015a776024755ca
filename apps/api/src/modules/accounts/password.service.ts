import type { ChangePasswordRequest } from '@postprocure/contracts/account';
import { findPasswordFault } from '@postprocure/contracts/password-rule';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import { recordAudit } from '../audit/index.ts';
import { sendSecurityNotice } from './account-mails.ts';
import { deleteTakeoverLinks } from './account-token.repository.ts';
import { confirmPassword, type ConfirmPasswordDependencies } from './confirm-password.ts';
import { hashPassword } from './password.ts';
import { actorOf } from './session.service.ts';
import { revokeSessions } from './session.repository.ts';
import { setPassword } from './user.repository.ts';

/** Ends every other session, and every link that was sent for choosing a new password or another address. */
export async function changePassword(
  dependencies: ConfirmPasswordDependencies,
  caller: Caller,
  client: ClientContext,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  const { userId, user } = caller;
  await confirmPassword(dependencies, caller, client, currentPassword);
  const fault = findPasswordFault(newPassword, [user.name, user.email]);
  if (fault !== null) throw new AppError('INVALID_REQUEST', fault);
  const passwordHash = await hashPassword(newPassword);
  await withTransaction(dependencies.database, async (tx) => {
    await setPassword(tx, userId, passwordHash);
    await deleteTakeoverLinks(tx, userId);
    const ended = await revokeSessions(tx, userId, caller.sessionId);
    await recordAudit(tx, actorOf(caller), client, { act: 'account.passwordChanged', detail: { ended } });
    await sendSecurityNotice(tx, { id: userId, email: user.email, name: user.name }, 'passwordChanged');
  });
}
