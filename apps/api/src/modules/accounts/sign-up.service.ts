import type { SignUpRequest, VerifyEmailRequest } from '@postprocure/contracts/accounts/account';
import type { SignUpIntent, VerificationLink } from '@postprocure/contracts/accounts/sign-up-intent';
import type { signUpEndpoints } from '@postprocure/contracts/accounts/endpoints';
import { findPasswordFault } from '@postprocure/contracts/accounts/password-rule';
import { legalDocuments } from '@postprocure/contracts/agreements/legal-document';
import { AppError } from '@postprocure/contracts/app-error';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { recordAcceptance } from '../agreements/index.ts';
import { recordAudit } from '../audit/index.ts';
import { sendAccountExists, sendVerification } from './account-mails.ts';
import {
  deleteAccountTokens,
  findTokenIntent,
  findTokenUser,
  takeAccountToken,
} from './account-token.repository.ts';
import type { AccountsContext } from './accounts-context.ts';
import { completeIntent } from './complete-intent.ts';
import { confirmEmail } from './confirm-email.ts';
import { recordLogin } from './login-history.service.ts';
import { insertMerchant, renameOwnMerchant, restartOwnTrial, startTrial } from './merchant.repository.ts';
import { hashPassword } from './password.ts';
import { hashSecret } from './secret-token.ts';
import { writeSessionCookie, type SessionKey } from './session-cookie.ts';
import { startAuditedSession } from './session.service.ts';
import {
  findActiveUser,
  insertUnverifiedMerchant,
  lockUserByEmail,
  replaceUnverifiedMerchant,
  setPassword,
  type UserRecord,
} from './user.repository.ts';

export const createSignUpHandlers = (context: AccountsContext): Handlers<typeof signUpEndpoints> => ({
  'POST /api/user/signup': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return signUp(context, client, body);
  },

  'POST /api/user/verify-email/check': ({ client, body }) => {
    context.linkLimiter?.take(client.address);
    return describeVerificationLink(context, body.token);
  },

  'POST /api/user/verify-email': async ({ client, body, isFromOwnPage, setCookie, reportError }) => {
    context.linkLimiter?.take(client.address);
    const { key, user, intent } = await verifyEmail(context, client, body);
    // Only our own pages get a cookie. Otherwise, another site could log its visitors in to an attacker's account.
    if (isFromOwnPage) {
      setCookie(writeSessionCookie(key, context.secureCookies));
      setCookie(context.knownDevices.writeCookie(user));
    }
    return { intent: intent && (await completeIntent(context.database, user.id, intent, reportError)) };
  },
});

/**
 * Opens an account whose email address is still to be confirmed. Only the owner of the address learns, by email,
 * whether it already had an account. The password is chosen when the address is confirmed: anyone can sign up with
 * somebody else's address, but only its owner can open the link.
 */
async function signUp(
  { database, sellerAppUrl }: AccountsContext,
  client: ClientContext,
  { email, name, phone, businessName, plan, intent }: SignUpRequest,
): Promise<void> {
  const user = { email, name, phone };
  // Every merchant starts with a trial of the Starter plan, so Starter is not stored as a requested plan.
  const requestedPlan = plan === undefined || plan === 'starter' ? null : plan;
  await withTransaction(database, async (tx) => {
    const known = await lockUserByEmail(tx, email);
    if (known?.emailVerified) return sendAccountExists(tx, known, sellerAppUrl);
    if (known) {
      await replaceUnverifiedMerchant(tx, known.id, user);
      await renameOwnMerchant(tx, known.id, businessName);
      await restartOwnTrial(tx, known.id, requestedPlan);
      // The latest sign-up counts, so links from earlier ones must not confirm it.
      await deleteAccountTokens(tx, known.id, 'verify_email');
      return sendVerification(tx, { id: known.id, email: known.email, name }, sellerAppUrl, intent);
    }
    const id = await insertUnverifiedMerchant(tx, user);
    // A concurrent sign-up has taken the address and sent the email.
    if (id === null) return;
    const merchantId = await insertMerchant(tx, businessName, id);
    await startTrial(tx, merchantId, requestedPlan);
    await recordAudit(tx, { userId: id, merchantId }, client, { act: 'account.signedUp' });
    // The sign-up page says above its button that signing up accepts the User Agreement.
    await recordAcceptance(tx, { userId: id, merchantId }, client, legalDocuments.userAgreement);
    return sendVerification(tx, { id, email, name }, sellerAppUrl, intent);
  });
}

async function describeVerificationLink(
  { database }: AccountsContext,
  token: string,
): Promise<VerificationLink> {
  const hash = hashSecret(token);
  if ((await findTokenUser(database, hash, 'verify_email')) === null) throw createLinkError();
  return { intent: await findTokenIntent(database, hash) };
}

async function verifyEmail(
  context: AccountsContext,
  client: ClientContext,
  { token, password }: VerifyEmailRequest,
): Promise<{ key: SessionKey; user: UserRecord; intent: SignUpIntent | null }> {
  const { database } = context;
  const hash = hashSecret(token);
  if ((await findTokenUser(database, hash, 'verify_email')) === null) throw createLinkError();
  const passwordHash = await hashPassword(password);
  return withTransaction(database, async (tx) => {
    const intent = await findTokenIntent(tx, hash);
    const userId = await takeAccountToken(tx, hash, 'verify_email');
    const user = userId === null ? null : await findActiveUser(tx, userId);
    if (!user) throw createLinkError();
    const fault = findPasswordFault(password, [user.name, user.email]);
    if (fault !== null) throw new AppError('INVALID_REQUEST', fault, { fields: { password: fault } });
    await confirmEmail(tx, user.id);
    await setPassword(tx, user.id, passwordHash);
    await recordAudit(tx, { userId: user.id }, client, { act: 'account.emailVerified' });
    await recordLogin(tx, context, user, client, { isKnownDevice: true });
    return { key: await startAuditedSession(tx, user.id, client, 'password'), user, intent };
  });
}

const createLinkError = () =>
  new AppError(
    'NOT_FOUND',
    'This link has already been used or has expired. Sign up again to get a new one, or log in if you have a password.',
  );
