import type { DeniedLogin } from '@postprocure/contracts/accounts/account';
import type { loginHistoryEndpoints } from '@postprocure/contracts/accounts/endpoints';
import type { LoginHistory } from '@postprocure/contracts/accounts/login-history';
import { AppError } from '@postprocure/contracts/app-error';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { createResetToken, sendNewDeviceNotice, sendSecurityNotice } from './account-mails.ts';
import { deleteAccountTokens, deleteTakeoverLinks, takeAccountToken } from './account-token.repository.ts';
import type { AccountsContext } from './accounts-context.ts';
import { forgetKnownDevices, insertLogin, listLogins, markFirstLogin } from './login-history.repository.ts';
import { hashSecret } from './secret-token.ts';
import { revokeSessions } from './session.repository.ts';
import { findActiveUser, removePassword, type UserRecord } from './user.repository.ts';

const shownLogins = 50;

export const createLoginHistoryHandlers = (
  context: AccountsContext,
): Handlers<typeof loginHistoryEndpoints> => ({
  'GET /api/account/login-history': ({ caller }) => readHistory(context.database, caller.userId),

  'POST /api/user/deny-login': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return denyLogin(context.database, client, body.token);
  },
});

async function readHistory(database: Pool, userId: string): Promise<LoginHistory> {
  const rows = await listLogins(database, userId, shownLogins);
  return { logins: rows.map(({ at, ...login }) => ({ ...login, at: at.toISOString() })) };
}

/** Call this in the transaction that starts the session. Sends an email if the device is new. */
export async function recordLogin(
  tx: Executor,
  { sellerAppUrl }: Pick<AccountsContext, 'sellerAppUrl'>,
  user: Pick<UserRecord, 'id' | 'email' | 'name'>,
  client: ClientContext,
  { isKnownDevice }: { isKnownDevice: boolean },
): Promise<void> {
  const isFirst = await markFirstLogin(tx, user.id);
  const isNewDevice = !isKnownDevice && !isFirst;
  await insertLogin(tx, user.id, client, { outcome: 'loggedIn', isNewDevice });
  if (isNewDevice) await sendNewDeviceNotice(tx, user, client, sellerAppUrl);
}

/**
 * The user says that a login was not theirs, so somebody else knows the password. The password, every session and every
 * link stop working. The link proves that the mailbox is the user's, so they can choose a new password right away.
 */
const denyLogin = (database: Pool, client: ClientContext, token: string): Promise<DeniedLogin> =>
  withTransaction(database, async (tx) => {
    const userId = await takeAccountToken(tx, hashSecret(token), 'deny_login');
    const user = userId === null ? null : await findActiveUser(tx, userId);
    if (!user) {
      throw new AppError(
        'NOT_FOUND',
        'This link has already been used or has expired. If you think somebody else knows your password, reset it.',
      );
    }
    await removePassword(tx, user.id);
    await forgetKnownDevices(tx, user.id);
    await deleteTakeoverLinks(tx, user.id);
    await deleteAccountTokens(tx, user.id, 'deny_login');
    const ended = await revokeSessions(tx, user.id, null);
    await recordAudit(tx, { userId: user.id }, client, { act: 'account.loginDenied', detail: { ended } });
    await sendSecurityNotice(tx, user, 'loginDenied');
    return { resetToken: await createResetToken(tx, user.id) };
  });
