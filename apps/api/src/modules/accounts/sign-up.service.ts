import type { SignUpRequest } from '@postprocure/contracts/accounts/account';
import type { signUpEndpoints } from '@postprocure/contracts/accounts/endpoints';
import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAcceptance } from '../agreements/index.ts';
import { recordAudit } from '../audit/index.ts';
import { sendAccountExists, sendVerification } from './account-mails.ts';
import { deleteAccountTokens, takeAccountToken } from './account-token.repository.ts';
import type { AccountsContext } from './accounts-context.ts';
import { confirmEmail } from './confirm-email.ts';
import { insertMerchant, renameOwnMerchant, restartOwnTrial, startTrial } from './merchant.repository.ts';
import { hashPassword } from './password.ts';
import { hashSecret } from './secret-token.ts';
import { insertUnverifiedMerchant, lockUserByEmail, replaceUnverifiedMerchant } from './user.repository.ts';

export const createSignUpHandlers = (context: AccountsContext): Handlers<typeof signUpEndpoints> => ({
  'POST /api/user/signup': ({ client, body }) => {
    context.linkLimiter.take(client.address);
    return signUp(context, client, body);
  },

  'POST /api/user/verify-email': ({ client, body }) => {
    context.linkLimiter.take(client.address);
    return verifyEmail(context.database, client, body.token);
  },
});

/**
 * Opens an account whose email address is still to be confirmed. Only the owner of the address learns, by email,
 * whether it already had an account: the response is the same, and both cases hash the password, which takes most of
 * the time.
 */
async function signUp(
  { database, sellerAppUrl }: AccountsContext,
  client: ClientContext,
  { email, name, phone, password, businessName, plan }: SignUpRequest,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const user = { email, name, phone, passwordHash };
  // The trial is the Starter plan.
  const requestedPlan = plan === undefined || plan === 'starter' ? null : plan;
  await withTransaction(database, async (tx) => {
    const known = await lockUserByEmail(tx, email);
    if (known?.emailVerified) return sendAccountExists(tx, known, sellerAppUrl);
    if (known) {
      await replaceUnverifiedMerchant(tx, known.id, user);
      await renameOwnMerchant(tx, known.id, businessName);
      await restartOwnTrial(tx, known.id, requestedPlan);
      // The latest sign-up counts, so links of earlier ones must not confirm it.
      await deleteAccountTokens(tx, known.id, 'verify_email');
      return sendVerification(tx, { id: known.id, email: known.email, name }, sellerAppUrl);
    }
    const id = await insertUnverifiedMerchant(tx, user);
    // A concurrent sign-up has taken the address and sent the email.
    if (id === null) return;
    const merchantId = await insertMerchant(tx, businessName, id);
    await startTrial(tx, merchantId, requestedPlan);
    await recordAudit(tx, { userId: id, merchantId }, client, { act: 'account.signedUp' });
    // The sign-up page says above its button that signing up accepts the User Agreement.
    await recordAcceptance(tx, { userId: id, merchantId }, client, legalDocuments.userAgreement);
    return sendVerification(tx, { id, email, name }, sellerAppUrl);
  });
}

const verifyEmail = (database: Pool, client: ClientContext, token: string): Promise<void> =>
  withTransaction(database, async (tx) => {
    const userId = await takeAccountToken(tx, hashSecret(token), 'verify_email');
    if (userId === null) {
      throw new AppError(
        'NOT_FOUND',
        "This link has already been used or has expired. Log in: if your email address isn't confirmed yet, we'll send you a new link.",
      );
    }
    await confirmEmail(tx, userId);
    await recordAudit(tx, { userId }, client, { act: 'account.emailVerified' });
  });
