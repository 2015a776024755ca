import type { ResetPasswordRequest } from '@postprocure/contracts/account';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import { recordAudit } from '../audit/index.ts';
import { sendPasswordReset, sendSecurityNotice } from './account-mails.ts';
import { deleteTakeoverLinks, hasAccountToken, takeAccountToken } from './account-token.repository.ts';
import { confirmAddress } from './confirm-address.ts';
import { hashPassword } from './password.ts';
import { hashSecret } from './secret-token.ts';
import { revokeSessions } from './session.repository.ts';
import { findActiveUser, findActiveUserByEmail, setPassword } from './user.repository.ts';

export interface RecoveryRequest {
  email: string;
  sellerAppUrl: string;
}

/** Done by the worker: an address that nobody has takes the same time to be asked for, to the millisecond. */
export async function requestRecovery(executor: Executor, request: RecoveryRequest): Promise<void> {
  await executor.query(`select graphile_worker.add_job('account:recover', $1::json)`, [
    JSON.stringify(request),
  ]);
}

export const startRecovery = (database: Pool, { email, sellerAppUrl }: RecoveryRequest): Promise<void> =>
  withTransaction(database, async (tx) => {
    const user = await findActiveUserByEmail(tx, email);
    if (!user) return;
    await sendPasswordReset(tx, user, sellerAppUrl);
    await recordAudit(tx, { userId: user.id }, null, { act: 'account.recoveryRequested' });
  });

const deadLink = () => new AppError('NOT_FOUND', 'This link is used or too old. Ask for a new one.');

/** Whoever has the mailbox has the account: every session ends, and the address counts as confirmed. */
export async function resetPassword(
  database: Pool,
  client: ClientContext,
  { token, password }: ResetPasswordRequest,
): Promise<void> {
  const hash = hashSecret(token);
  if (!(await hasAccountToken(database, hash, 'reset_password'))) throw deadLink();
  const passwordHash = await hashPassword(password);
  await withTransaction(database, async (tx) => {
    const userId = await takeAccountToken(tx, hash, 'reset_password');
    const user = userId === null ? null : await findActiveUser(tx, userId);
    if (!user) throw deadLink();
    await setPassword(tx, user.id, passwordHash);
    await confirmAddress(tx, user.id);
    await deleteTakeoverLinks(tx, user.id);
    const ended = await revokeSessions(tx, user.id, null);
    await recordAudit(tx, { userId: user.id }, client, { act: 'account.passwordReset', detail: { ended } });
    await sendSecurityNotice(tx, user, 'passwordChanged');
  });
}
