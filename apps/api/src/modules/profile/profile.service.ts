import { randomUUID } from 'node:crypto';
import { brand } from '@postprocure/contracts/brand';
import type { EmailChangeRequest, PersonProfile, PersonUpdate } from '@postprocure/contracts/profile';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../caller.ts';
import { deleteTakeoverLinks, type AccountsService } from '../accounts/index.ts';
import { createSecret, hashSecret } from '../accounts/secret-token.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { deletePicture, drawPicture, pictureIdOf, pictureUrl, storePicture } from '../pictures/index.ts';
import {
  deleteEmailChange,
  findPerson,
  isEmailTaken,
  replaceEmail,
  replacePhoto,
  takeEmailChange,
  updatePerson,
  upsertEmailChange,
} from './profile.repository.ts';

export interface ProfileDependencies {
  database: Pool;
  accounts: Pick<AccountsService, 'confirmPassword'>;
  sellerAppUrl: string;
}

const linkHours = 24;
const pauseMinutes = 2;

export async function readPerson(database: Pool, userId: string): Promise<PersonProfile> {
  const person = await findPerson(database, userId);
  if (!person) throw new AppError('NOT_FOUND', 'This account is gone.');
  return person;
}

export async function savePerson(
  database: Pool,
  caller: Caller,
  client: ClientContext,
  { name, phone }: PersonUpdate,
): Promise<PersonProfile> {
  await withTransaction(database, async (tx) => {
    await updatePerson(tx, caller.userId, { name, phone: phone || null });
    await recordAudit(tx, { userId: caller.userId }, client, { act: 'profile.updated' });
  });
  return readPerson(database, caller.userId);
}

/** Null takes the photo away. */
export async function savePhoto(
  database: Pool,
  { userId }: Caller,
  upload: Buffer | null,
): Promise<PersonProfile> {
  const drawn = upload && (await drawPicture(upload, 'square'));
  await withTransaction(database, async (tx) => {
    const url = drawn && pictureUrl(await storePicture(tx, drawn));
    const before = pictureIdOf(await replacePhoto(tx, userId, url));
    if (before !== null) await deletePicture(tx, before);
  });
  return readPerson(database, userId);
}

/** The answer does not tell whether the new address has an account: only its mailbox learns more. */
export async function requestEmailChange(
  { database, accounts, sellerAppUrl }: ProfileDependencies,
  caller: Caller,
  client: ClientContext,
  { email, password }: EmailChangeRequest,
): Promise<PersonProfile> {
  await accounts.confirmPassword(caller, client, password);
  if (email.toLowerCase() === caller.user.email.toLowerCase()) {
    throw new AppError('INVALID_REQUEST', 'This is your address already.');
  }
  const token = createSecret();
  await withTransaction(database, async (tx) => {
    const change = { userId: caller.userId, newEmail: email, tokenHash: hashSecret(token) };
    if (!(await upsertEmailChange(tx, { ...change, hours: linkHours, pauseMinutes }))) {
      throw new AppError('RATE_LIMITED', 'We have just sent a link. Wait two minutes before the next one.');
    }
    await recordAudit(tx, { userId: caller.userId }, client, { act: 'profile.emailChangeRequested' });
    if (!(await isEmailTaken(tx, email))) {
      // Behind the hash sign the token reaches the page and no server log.
      await sendConfirmation(tx, email, caller.user.name, `${sellerAppUrl}/confirm-email#token=${token}`);
    }
  });
  return readPerson(database, caller.userId);
}

const sendConfirmation = (tx: Executor, email: string, name: string, url: string): Promise<number> =>
  queueMail(tx, {
    to: email,
    kind: 'account-confirm-email',
    subject: `Confirm your new e-mail address for ${brand.name}`,
    ...writeMailBody({
      greeting: `Dear ${name},`,
      paragraphs: [
        `You have asked to use this address for your account from now on. Please confirm it; the link works for ${linkHours} hours. Until you do, the old address stays.`,
        'If you did not ask for this, do nothing.',
      ],
      action: { label: 'Confirm this address', url },
    }),
  });

export async function cancelEmailChange(database: Pool, { userId }: Caller): Promise<PersonProfile> {
  await deleteEmailChange(database, userId);
  return readPerson(database, userId);
}

/** The link proves the new mailbox; the old one is told. */
export async function confirmEmailChange(
  database: Pool,
  client: ClientContext,
  token: string,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    const change = await takeEmailChange(tx, hashSecret(token));
    if (!change) throw new AppError('NOT_FOUND', 'This link is used or too old. Ask for a new one.');
    const { userId, newEmail } = change;
    const replaced = await replaceEmail(tx, userId, newEmail);
    if (!replaced) throw new AppError('CONFLICT', 'This address belongs to another account.');
    // The old mailbox may be why somebody changes it.
    await deleteTakeoverLinks(tx, userId);
    await recordAudit(tx, { userId }, client, { act: 'profile.emailChanged' });
    await tellOldMailbox(tx, replaced);
    await notify(tx, {
      kind: 'security',
      to: { userId, merchantId: null },
      key: `email-changed:${userId}:${randomUUID()}`,
      title: 'Your e-mail address was changed',
      body: `Log in with ${newEmail} from now on.`,
      link: '/seller/settings/profile',
      mailed: true,
    });
  });
}

const tellOldMailbox = (tx: Executor, { before, name }: { before: string; name: string }): Promise<number> =>
  queueMail(tx, {
    to: before,
    kind: 'account-email-changed',
    subject: `The e-mail address of your ${brand.name} account was changed`,
    ...writeMailBody({
      greeting: `Dear ${name},`,
      paragraphs: [
        'Your account now has another e-mail address, and you can no longer log in with this one.',
        `If this was not you, write to ${brand.email} at once.`,
      ],
    }),
  });
