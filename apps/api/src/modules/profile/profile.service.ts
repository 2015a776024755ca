import { randomUUID } from 'node:crypto';
import { AppError } from '@postprocure/contracts/app-error';
import { brand } from '@postprocure/contracts/brand';
import type { profileEndpoints } from '@postprocure/contracts/profile/endpoints';
import type { EmailChangeRequest, ProfileUpdate, UserProfile } from '@postprocure/contracts/profile/profile';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { ClientRateLimiter } from '../../limits/client-rate-limiter.ts';
import {
  confirmPassword,
  createSecret,
  deleteTakeoverLinks,
  findCookieCaller,
  hashSecret,
  revokeSessions,
  type AccountsContext,
} from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteImage, drawImage, imageIdOf, imageUrl, storeImage } from '../images/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import {
  deleteEmailChange,
  findProfile,
  isEmailTaken,
  replaceEmail,
  replacePhoto,
  takeEmailChange,
  updateProfile,
  upsertEmailChange,
} from './profile.repository.ts';

export interface ProfileDependencies {
  database: Pool;
  accounts: AccountsContext;
  sellerAppUrl: string;
}

const linkHours = 24;
const minutesBetweenLinks = 2;

export function createProfileHandlers(dependencies: ProfileDependencies): Handlers<typeof profileEndpoints> {
  const { database } = dependencies;
  const confirmationLimiter = new ClientRateLimiter({ burst: 20, refillMs: 30_000 });
  return {
    'GET /api/account/profile': ({ caller }) => readProfile(database, caller),

    'PUT /api/account/profile': ({ caller, client, body }) => saveProfile(database, caller, client, body),

    'PUT /api/account/profile/photo': ({ caller, body }) => savePhoto(database, caller, body),

    'DELETE /api/account/profile/photo': ({ caller }) => savePhoto(database, caller, null),

    'POST /api/account/email-change': ({ caller, client, body }) =>
      requestEmailChange(dependencies, caller, client, body),

    'DELETE /api/account/email-change': async ({ caller }) => {
      await deleteEmailChange(database, caller.userId);
      return readProfile(database, caller);
    },

    'POST /api/user/email-change/confirm': async ({ client, credentials, body }) => {
      confirmationLimiter.take(client.address);
      const caller = await findCookieCaller(dependencies.accounts, credentials.cookie, client);
      await confirmEmailChange(database, caller, client, body.token);
    },
  };
}

async function readProfile(database: Pool, { userId }: Caller): Promise<UserProfile> {
  const profile = await findProfile(database, userId);
  if (!profile) throw new AppError('NOT_FOUND', 'This account no longer exists.');
  return profile;
}

async function saveProfile(
  database: Pool,
  caller: Caller,
  client: ClientContext,
  { name, phone }: ProfileUpdate,
): Promise<UserProfile> {
  await withTransaction(database, async (tx) => {
    await updateProfile(tx, caller.userId, { name, phone: phone || null });
    await recordAudit(tx, { userId: caller.userId }, client, { act: 'profile.updated' });
  });
  return readProfile(database, caller);
}

async function savePhoto(database: Pool, caller: Caller, upload: Buffer | null): Promise<UserProfile> {
  const photo = upload && (await drawImage(upload, 'square'));
  await withTransaction(database, async (tx) => {
    const url = photo && imageUrl(await storeImage(tx, photo));
    const before = imageIdOf(await replacePhoto(tx, caller.userId, url));
    if (before !== null) await deleteImage(tx, before);
  });
  return readProfile(database, caller);
}

/** The response does not reveal whether the new address belongs to another account. If it does, no email is sent. */
async function requestEmailChange(
  { database, accounts, sellerAppUrl }: ProfileDependencies,
  caller: Caller,
  client: ClientContext,
  { email, password }: EmailChangeRequest,
): Promise<UserProfile> {
  await confirmPassword(accounts, caller, client, password);
  if (email.toLowerCase() === caller.user.email.toLowerCase()) {
    throw new AppError('INVALID_REQUEST', 'This is already your email address.');
  }
  const token = createSecret();
  await withTransaction(database, async (tx) => {
    const change = { userId: caller.userId, newEmail: email, tokenHash: hashSecret(token) };
    if (
      !(await upsertEmailChange(tx, { ...change, hours: linkHours, minutesBetween: minutesBetweenLinks }))
    ) {
      throw new AppError(
        'RATE_LIMITED',
        `We have just sent you a link. Wait ${minutesBetweenLinks} minutes before you request another one.`,
      );
    }
    await recordAudit(tx, { userId: caller.userId }, client, { act: 'profile.emailChangeRequested' });
    if (!(await isEmailTaken(tx, email))) {
      // Browsers do not send the part after the # to the server, so the token does not end up in logs.
      await sendConfirmation(tx, email, caller.user.name, `${sellerAppUrl}/confirm-email#token=${token}`);
    }
  });
  return readProfile(database, caller);
}

const sendConfirmation = (tx: Executor, email: string, name: string, url: string): Promise<number> =>
  queueMail(tx, {
    to: email,
    kind: 'account-confirm-email',
    subject: `Confirm your new email address for ${brand.name}`,
    ...writeMailBody({
      greeting: `Dear ${name},`,
      paragraphs: [
        `You have asked to use this email address for your account. Please confirm it. The link works for ${linkHours} hours. Until you confirm, your old address stays in use.`,
        'If you did not ask for this, ignore this email.',
      ],
      action: { label: 'Confirm this email address', url },
    }),
  });

/**
 * Opening the link proves that the user owns the new email address. We notify the old address and end all the user's
 * sessions except the one in which the link was opened.
 */
async function confirmEmailChange(
  database: Pool,
  caller: Caller | null,
  client: ClientContext,
  token: string,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    const change = await takeEmailChange(tx, hashSecret(token));
    if (!change) {
      throw new AppError(
        'NOT_FOUND',
        'This link has already been used or has expired. Request a new one in your profile settings.',
      );
    }
    const { userId, newEmail } = change;
    const replaced = await replaceEmail(tx, userId, newEmail);
    if (!replaced) throw new AppError('CONFLICT', 'This email address belongs to another account.');
    // Somebody else may have access to the old mailbox, so links sent there must stop working.
    await deleteTakeoverLinks(tx, userId);
    const ended = await revokeSessions(tx, userId, caller?.userId === userId ? caller.sessionId : null);
    await recordAudit(tx, { userId }, client, { act: 'profile.emailChanged', detail: { ended } });
    await sendNoticeToOldEmail(tx, replaced);
    await notify(tx, {
      kind: 'security',
      to: { userId, merchantId: null },
      key: `email-changed:${userId}:${randomUUID()}`,
      title: 'Your email address was changed',
      body: `Use ${newEmail} to log in from now on.`,
      link: '/seller/settings/profile',
      mailed: true,
    });
  });
}

const sendNoticeToOldEmail = (
  tx: Executor,
  { before, name }: { before: string; name: string },
): Promise<number> =>
  queueMail(tx, {
    to: before,
    kind: 'account-email-changed',
    subject: `The email address of your ${brand.name} account was changed`,
    ...writeMailBody({
      greeting: `Dear ${name},`,
      paragraphs: [
        'Your account now has a different email address, and all other sessions have ended. You can no longer log in with this address.',
        `If this was not you, write to ${brand.email} immediately.`,
      ],
    }),
  });
