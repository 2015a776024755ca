import type { SignUpRequest } from '@postprocure/contracts/account';
import { legalDocuments } from '@postprocure/contracts/legal-document';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import { recordAcceptance } from '../agreements/index.ts';
import { recordAudit } from '../audit/index.ts';
import { sendKnownAddress, sendVerification } from './account-mails.ts';
import { takeAccountToken, deleteAccountTokens } from './account-token.repository.ts';
import { confirmAddress } from './confirm-address.ts';
import { insertMerchant, renameOwnMerchant, restartOwnTrial, startTrial } from './merchant.repository.ts';
import { hashPassword } from './password.ts';
import { hashSecret } from './secret-token.ts';
import { insertUnverifiedMerchant, lockUserByEmail, replaceUnverifiedMerchant } from './user.repository.ts';

export interface SignUpDependencies {
  database: Pool;
  sellerAppUrl: string;
}

/**
 * Opens an account that its address must confirm. Whether the address was known is told to nobody but its owner,
 * by mail: the answer is the same, and the password is hashed in either case, which takes most of the time.
 */
export async function signUp(
  { database, sellerAppUrl }: SignUpDependencies,
  client: ClientContext,
  { email, name, phone, password, businessName, plan }: SignUpRequest,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const user = { email, name, phone, passwordHash };
  // The trial is the Starter plan.
  const requestedPlan = plan === undefined || plan === 'starter' ? null : plan;
  await withTransaction(database, async (tx) => {
    const known = await lockUserByEmail(tx, email);
    if (known?.emailVerified) return sendKnownAddress(tx, known, sellerAppUrl);
    if (known) {
      await replaceUnverifiedMerchant(tx, known.id, user);
      await renameOwnMerchant(tx, known.id, businessName);
      await restartOwnTrial(tx, known.id, requestedPlan);
      // The newest sign-up counts, so the links of older ones must not confirm it.
      await deleteAccountTokens(tx, known.id, 'verify_email');
      return sendVerification(tx, { id: known.id, email: known.email, name }, sellerAppUrl);
    }
    const id = await insertUnverifiedMerchant(tx, user);
    // Taken in this very moment: whoever took it has been sent the mail.
    if (id === null) return;
    const merchantId = await insertMerchant(tx, businessName, id);
    await startTrial(tx, merchantId, requestedPlan);
    await recordAudit(tx, { userId: id, merchantId }, client, { act: 'account.signedUp' });
    // As the page says above its button.
    await recordAcceptance(tx, { userId: id, merchantId }, client, legalDocuments.userAgreement);
    return sendVerification(tx, { id, email, name }, sellerAppUrl);
  });
}

export const verifyEmail = (database: Pool, client: ClientContext, token: string): Promise<void> =>
  withTransaction(database, async (tx) => {
    const userId = await takeAccountToken(tx, hashSecret(token), 'verify_email');
    if (userId === null) {
      throw new AppError(
        'NOT_FOUND',
        'This link is used or too old. Log in; if your address is not confirmed yet, we send you a new link.',
      );
    }
    await confirmAddress(tx, userId);
    await recordAudit(tx, { userId }, client, { act: 'account.emailVerified' });
  });
