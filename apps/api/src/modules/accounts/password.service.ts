import type {
  ChangePasswordRequest,
  ResetLink,
  ResetPasswordRequest,
} from '@postprocure/contracts/accounts/account';
import type { passwordEndpoints } from '@postprocure/contracts/accounts/endpoints';
import { findPasswordFault } from '@postprocure/contracts/accounts/password-rule';
import { AppError } from '@postprocure/contracts/app-error';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { isStaff, type Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { requireAccessReview } from './access-review.repository.ts';
import { sendPasswordReset, sendSecurityNotice } from './account-mails.ts';
import { deleteTakeoverLinks, findTokenUser, takeAccountToken } from './account-token.repository.ts';
import type { AccountsContext } from './accounts-context.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgetKnownDevices } from './login-history.repository.ts';
import { deletePasskeys } from './passkey.repository.ts';
import { hashPassword } from './password.ts';
import { hashSecret } from './secret-token.ts';
import { actorOf } from './session.service.ts';
import { revokeSessions } from './session.repository.ts';
import { deleteUnusedRecoveryCodes, disableTotp } from './two-factor.repository.ts';
import { findActiveUser, findActiveUserByEmail, setPassword, type UserRecord } from './user.repository.ts';

export const createPasswordHandlers = (context: AccountsContext): Handlers<typeof passwordEndpoints> => ({
  'POST /api/user/recover': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return queueRecovery(context.database, { email: body.email, sellerAppUrl: context.sellerAppUrl });
  },

  'POST /api/user/reset-password/check': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return describeResetLink(context.database, body.token);
  },

  'POST /api/user/reset-password': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return resetPassword(context.database, client, body);
  },

  'PUT /api/account/password': ({ caller, client, body }) => changePassword(context, caller, client, body),
});

export interface RecoveryRequest {
  email: string;
  sellerAppUrl: string;
}

/**
 * The worker looks up the account. If this request did, its response time would reveal whether the account exists.
 */
async function queueRecovery(executor: Executor, request: RecoveryRequest): Promise<void> {
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

const createLinkError = () =>
  new AppError('NOT_FOUND', 'This link has already been used or has expired. Request a new one.');

async function describeResetLink(database: Pool, token: string): Promise<ResetLink> {
  const userId = await findTokenUser(database, hashSecret(token), 'reset_password');
  const user = userId === null ? null : await findActiveUser(database, userId);
  if (!user) throw createLinkError();
  return { canRemoveTwoFactor: user.twoFactor && !isStaff(user.role) };
}

/**
 * The link proves that the mailbox is the user's: the email address is confirmed, and every session ends. Whoever had
 * the password before may have invited others, so the user reviews the team after the next login.
 */
async function resetPassword(
  database: Pool,
  client: ClientContext,
  { token, password, removeTwoFactor = false }: ResetPasswordRequest,
): Promise<void> {
  const hash = hashSecret(token);
  if ((await findTokenUser(database, hash, 'reset_password')) === null) throw createLinkError();
  const passwordHash = await hashPassword(password);
  await withTransaction(database, async (tx) => {
    const userId = await takeAccountToken(tx, hash, 'reset_password');
    const user = userId === null ? null : await findActiveUser(tx, userId);
    if (!user) throw createLinkError();
    await confirmEmail(tx, user.id);
    await setPassword(tx, user.id, passwordHash);
    await deleteTakeoverLinks(tx, user.id);
    const ended = await revokeSessions(tx, user.id, null);
    await requireAccessReview(tx, user.id);
    await forgetKnownDevices(tx, user.id);
    const twoFactorRemoved = removeTwoFactor && user.twoFactor;
    if (twoFactorRemoved) await removeSecondFactors(tx, user);
    await recordAudit(tx, { userId: user.id }, client, {
      act: 'account.passwordReset',
      detail: { ended, twoFactorRemoved },
    });
    await sendSecurityNotice(tx, user, 'passwordChanged');
  });
}

/** Not for staff: access to a mailbox alone must never be enough to enter the desk. */
async function removeSecondFactors(tx: Executor, user: UserRecord): Promise<void> {
  if (isStaff(user.role)) {
    throw new AppError(
      'FORBIDDEN',
      'Staff cannot turn off two-factor login by email. Log in with a recovery code, or ask an administrator.',
    );
  }
  await disableTotp(tx, user.id);
  await deletePasskeys(tx, user.id);
  await deleteUnusedRecoveryCodes(tx, user.id);
  await sendSecurityNotice(tx, user, 'twoFactorDisabled');
}

/** Ends all other sessions, and invalidates every link sent to reset the password or to change the email address. */
async function changePassword(
  context: AccountsContext,
  caller: Caller,
  client: ClientContext,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  const { userId, user } = caller;
  await confirmPassword(context, caller, client, currentPassword);
  const fault = findPasswordFault(newPassword, [user.name, user.email]);
  if (fault !== null) throw new AppError('INVALID_REQUEST', fault);
  const passwordHash = await hashPassword(newPassword);
  await withTransaction(context.database, async (tx) => {
    await setPassword(tx, userId, passwordHash);
    await deleteTakeoverLinks(tx, userId);
    const ended = await revokeSessions(tx, userId, caller.sessionId);
    await recordAudit(tx, actorOf(caller), client, { act: 'account.passwordChanged', detail: { ended } });
    await sendSecurityNotice(tx, { id: userId, email: user.email, name: user.name }, 'passwordChanged');
  });
}
