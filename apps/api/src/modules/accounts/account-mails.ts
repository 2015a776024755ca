import { randomUUID } from 'node:crypto';
import type { SignUpIntent } from '@postprocure/contracts/accounts/sign-up-intent';
import { brand } from '@postprocure/contracts/brand';
import { formatDateTime } from '@postprocure/contracts/indian-date';
import type { Executor } from '@postprocure/db/pool';
import type { ClientContext } from '../../client-context.ts';
import { queueMail, writeMailBody, writeSubject, type MailParts } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { countRecentTokens, insertAccountToken, type TokenPurpose } from './account-token.repository.ts';
import { createSecret, hashSecret } from './secret-token.ts';

export interface Recipient {
  id: string;
  email: string;
  name: string;
}

const linkHours: Record<TokenPurpose, number> = { verify_email: 48, reset_password: 1, deny_login: 7 * 24 };

/** A user is sent at most this many links within `recentMinutes`, so that nobody can flood another person's mailbox. */
const maxRecentLinks = 3;
const recentMinutes = 15;

const send = (
  tx: Executor,
  { email, name }: Recipient,
  kind: string,
  subject: string,
  parts: Omit<MailParts, 'greeting'>,
): Promise<unknown> =>
  queueMail(tx, { to: email, kind, subject, ...writeMailBody({ greeting: `Dear ${name},`, ...parts }) });

/** Creates a link that works once; returns null if the user has been sent too many. */
async function createLink(
  tx: Executor,
  { id }: Recipient,
  purpose: TokenPurpose,
  page: string,
  intent?: SignUpIntent,
): Promise<string | null> {
  if ((await countRecentTokens(tx, id, recentMinutes)) >= maxRecentLinks) return null;
  return writeLink(page, await createToken(tx, id, purpose, intent));
}

async function createToken(
  tx: Executor,
  userId: string,
  purpose: TokenPurpose,
  intent?: SignUpIntent,
): Promise<string> {
  const token = createSecret();
  const hours = linkHours[purpose];
  await insertAccountToken(tx, { hash: hashSecret(token), userId, purpose, hours, intent });
  return token;
}

/** Browsers do not send the part after the # to the server, so the token does not end up in logs. */
const writeLink = (page: string, token: string): string => `${page}#token=${token}`;

/** Creates a token without sending an email, for a user who has just proved that the mailbox is theirs. */
export const createResetToken = (tx: Executor, userId: string): Promise<string> =>
  createToken(tx, userId, 'reset_password');

/** The link carries only a token; the intent is stored with it. */
export async function sendVerification(
  tx: Executor,
  user: Recipient,
  sellerAppUrl: string,
  intent: SignUpIntent | undefined,
): Promise<void> {
  const url = await createLink(tx, user, 'verify_email', `${sellerAppUrl}/verify-email`, intent);
  if (url === null) return;
  await send(tx, user, 'account-verify-email', `Confirm your email address for ${brand.name}`, {
    paragraphs: [
      `Thank you for signing up. Please confirm your email address. The link works for ${linkHours.verify_email} hours.`,
      'If you did not sign up, ignore this email. No account will be opened.',
    ],
    action: { label: 'Confirm my email address', url },
  });
}

/** For sign-ups with an email address that already has an account. */
export async function sendAccountExists(tx: Executor, user: Recipient, sellerAppUrl: string): Promise<void> {
  const url = await createLink(tx, user, 'reset_password', `${sellerAppUrl}/reset-password`);
  if (url === null) return;
  await send(tx, user, 'account-known-address', `You already have an account with ${brand.name}`, {
    paragraphs: [
      'Someone, perhaps you, has just tried to sign up with your email address. You already have an account, so you can simply log in.',
      `If you have forgotten your password, choose a new one. The link works for ${linkHours.reset_password} hour. If you did not try to sign up, ignore this email. Your account has not changed.`,
    ],
    action: { label: 'Choose a new password', url },
  });
}

export async function sendPasswordReset(tx: Executor, user: Recipient, sellerAppUrl: string): Promise<void> {
  const url = await createLink(tx, user, 'reset_password', `${sellerAppUrl}/reset-password`);
  if (url === null) return;
  await send(tx, user, 'account-reset-password', `Choose a new password for ${brand.name}`, {
    paragraphs: [
      `You have asked to reset your password. The link works once, for ${linkHours.reset_password} hour.`,
      'If you did not ask for this, ignore this email. Your password has not changed.',
    ],
    action: { label: 'Choose a new password', url },
  });
}

export async function sendNewDeviceNotice(
  tx: Executor,
  user: Recipient,
  { device, ipPrefix }: Pick<ClientContext, 'device' | 'ipPrefix'>,
  sellerAppUrl: string,
): Promise<void> {
  const subject = `New login to your ${brand.name} account`;
  const login = `${device}${ipPrefix && `, network ${ipPrefix}`}, on ${formatDateTime(new Date())}`;
  await send(tx, user, 'account-new-device', subject, {
    paragraphs: [
      `Someone has just logged in to your account from a new device: ${login}.`,
      'If this was you, you do not have to do anything.',
      `If this was not you, click the button. It opens a page where you can log out all devices and choose a new password. The link works once and expires after ${linkHours.deny_login / 24} days.`,
    ],
    action: {
      label: 'This was not me',
      url: writeLink(`${sellerAppUrl}/not-me`, await createToken(tx, user.id, 'deny_login')),
    },
  });
  await notify(tx, {
    kind: 'security',
    to: { userId: user.id, merchantId: null },
    key: `new-device:${randomUUID()}`,
    title: 'New login from an unknown device',
    body: `${login}. If this was not you, change your password.`,
    link: '/seller/settings/security',
    mailed: true,
  });
}

const securityNotices = {
  passwordChanged: {
    subject: `Your password for ${brand.name} was changed`,
    text: 'Your password has just been changed, and you have been logged out on all other devices.',
  },
  loginDenied: {
    subject: `Your ${brand.name} account is protected`,
    text: 'You have told us that a login to your account was not yours. All devices have been logged out, and the old password no longer works. Choose a new one with "Forgot your password?" on the login page, if you have not done so yet.',
  },
  passkeyAdded: {
    subject: `A passkey was added to your ${brand.name} account`,
    text: 'From now on you can log in with this passkey. If you log in with your password, you also need a passkey or a code.',
  },
  passkeyRemoved: {
    subject: `A passkey was removed from your ${brand.name} account`,
    text: 'You can no longer log in with this passkey.',
  },
  twoFactorEnabled: {
    subject: `Two-factor login is on for your ${brand.name} account`,
    text: 'From now on you also need a code from your authenticator app to log in.',
  },
  twoFactorDisabled: {
    subject: `Two-factor login is off for your ${brand.name} account`,
    text: 'From now on you only need your password to log in.',
  },
} as const;

export async function sendSecurityNotice(
  tx: Executor,
  user: Recipient,
  notice: keyof typeof securityNotices,
): Promise<void> {
  const { subject, text } = securityNotices[notice];
  await send(tx, user, 'account-security-notice', subject, {
    paragraphs: [text, `If this was not you, write to ${brand.email} immediately.`],
  });
  await notify(tx, {
    kind: 'security',
    to: { userId: user.id, merchantId: null },
    key: `${notice}:${randomUUID()}`,
    title: subject,
    body: `If this was not you, write to ${brand.email} immediately.`,
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
        `${inviterName} has invited you to join the team at ${merchantName} with the role ${roleName}. The link works for ${days} days.`,
        'If you do not know them, ignore this email.',
      ],
      action: { label: 'Accept invitation', url },
    }),
  });
}
