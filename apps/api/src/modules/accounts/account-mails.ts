import { randomUUID } from 'node:crypto';
import { brand } from '@postprocure/contracts/brand';
import type { Executor } from '@postprocure/db/pool';
import { queueMail, writeMailBody, writeSubject, type MailParts } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { countRecentTokens, insertAccountToken, type TokenPurpose } from './account-token.repository.ts';
import { createSecret, hashSecret } from './secret-token.ts';

export interface Recipient {
  id: string;
  email: string;
  name: string;
}

const tokenHours: Record<TokenPurpose, number> = { verify_email: 48, reset_password: 1 };

/** More than these within a quarter of an hour are not sent: nobody's mailbox is ours to fill. */
const recentMinutes = 15;
const recentMails = 3;

const send = (
  tx: Executor,
  { email, name }: Recipient,
  kind: string,
  subject: string,
  parts: Omit<MailParts, 'greeting'>,
): Promise<unknown> =>
  queueMail(tx, { to: email, kind, subject, ...writeMailBody({ greeting: `Dear ${name},`, ...parts }) });

/** A link for one use, or null when the person was sent enough of them already. */
async function createLink(
  tx: Executor,
  { id }: Recipient,
  purpose: TokenPurpose,
  page: string,
): Promise<string | null> {
  if ((await countRecentTokens(tx, id, recentMinutes)) >= recentMails) return null;
  const token = createSecret();
  await insertAccountToken(tx, { hash: hashSecret(token), userId: id, purpose, hours: tokenHours[purpose] });
  // Behind the hash sign the token reaches the page and no server log.
  return `${page}#token=${token}`;
}

export async function sendVerification(tx: Executor, user: Recipient, sellerAppUrl: string): Promise<void> {
  const url = await createLink(tx, user, 'verify_email', `${sellerAppUrl}/verify-email`);
  if (url === null) return;
  await send(tx, user, 'account-verify-email', `Confirm your e-mail address for ${brand.name}`, {
    paragraphs: [
      `Thank you for signing up. Please confirm that this address is yours; the link works for ${tokenHours.verify_email} hours.`,
      'If you did not sign up, do nothing: the account stays closed.',
    ],
    action: { label: 'Confirm my e-mail address', url },
  });
}

/** To the owner of an address with which somebody tries to sign up again. */
export async function sendKnownAddress(tx: Executor, user: Recipient, sellerAppUrl: string): Promise<void> {
  const url = await createLink(tx, user, 'reset_password', `${sellerAppUrl}/reset-password`);
  if (url === null) return;
  await send(tx, user, 'account-known-address', `You already have an account with ${brand.name}`, {
    paragraphs: [
      'Somebody, perhaps you, has just tried to sign up with your address. You already have an account: log in with it.',
      `If you do not remember its password, choose a new one; the link works for ${tokenHours.reset_password} hour. If it was not you, do nothing: your account has not changed.`,
    ],
    action: { label: 'Choose a new password', url },
  });
}

export async function sendPasswordReset(tx: Executor, user: Recipient, sellerAppUrl: string): Promise<void> {
  const url = await createLink(tx, user, 'reset_password', `${sellerAppUrl}/reset-password`);
  if (url === null) return;
  await send(tx, user, 'account-reset-password', `Choose a new password for ${brand.name}`, {
    paragraphs: [
      `Somebody, we hope you, has asked for a new password. The link works for ${tokenHours.reset_password} hour and only once.`,
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
  });
}

const securityNotices = {
  passwordChanged: {
    subject: `Your password for ${brand.name} was changed`,
    text: 'Your password was just changed, and every other session was logged out.',
  },
  twoFactorEnabled: {
    subject: `Two-factor login is on for your ${brand.name} account`,
    text: 'From now on a login also asks for the code from your authenticator app.',
  },
  twoFactorDisabled: {
    subject: `Two-factor login is off for your ${brand.name} account`,
    text: 'From now on your password alone is enough to log in.',
  },
} as const;

export async function sendSecurityNotice(
  tx: Executor,
  user: Recipient,
  notice: keyof typeof securityNotices,
): Promise<void> {
  const { subject, text } = securityNotices[notice];
  await send(tx, user, 'account-security-notice', subject, {
    paragraphs: [text, `If this was not you, write to ${brand.email} at once.`],
  });
  await notify(tx, {
    kind: 'security',
    to: { userId: user.id, merchantId: null },
    key: `${notice}:${randomUUID()}`,
    title: subject,
    body: `If this was not you, write to ${brand.email} at once.`,
    link: '/seller/settings/security',
    mailed: true,
  });
}

export async function sendInvitation(
  tx: Executor,
  {
    email,
    merchantName,
    inviterName,
    roleName,
  }: Record<'email' | 'merchantName' | 'inviterName' | 'roleName', string>,
  url: string,
  days: number,
): Promise<void> {
  await queueMail(tx, {
    to: email,
    kind: 'account-invitation',
    subject: writeSubject(`${inviterName} invites you to ${merchantName} on ${brand.name}`),
    ...writeMailBody({
      greeting: 'Hello,',
      paragraphs: [
        `${inviterName} invites you to work in the account of ${merchantName}, with the role ${roleName}. The link works for ${days} days.`,
        'If you do not know them, do nothing.',
      ],
      action: { label: 'Accept the invitation', url },
    }),
  });
}
