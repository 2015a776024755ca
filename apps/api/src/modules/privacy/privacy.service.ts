import { randomUUID } from 'node:crypto';
import { AppError } from '@postprocure/contracts/app-error';
import { brand } from '@postprocure/contracts/brand';
import type { privacyEndpoints } from '@postprocure/contracts/privacy/endpoints';
import type { PrivacyState } from '@postprocure/contracts/privacy/privacy';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Caller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { formatDate } from '@postprocure/contracts/indian-date';
import { confirmPassword, type AccountsContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { openDownload } from './download-file.ts';
import { notifyTeamOfClosure, notifyTeamOfCancellation } from './notify-team.ts';
import {
  cancelErasure,
  countRecentDownloads,
  countRecentErasures,
  findOpenErasure,
  insertDownload,
  insertErasure,
  listSoleOwnedMerchants,
  loadDownloads,
  type SoleOwnedMerchant,
} from './privacy.repository.ts';

export interface PrivacyDependencies {
  database: Pool;
  accounts: AccountsContext;
  sellerAppUrl: string;
}

const downloadDays = 7;
const maxDownloadsPerDay = 5;
/** Requests are limited, because each one sends an email to the whole team. */
const maxErasuresPerDay = 5;
/** Long enough for users to notice that somebody else has requested the erasure. */
const coolingOffDays = 7;

export const createPrivacyHandlers = (
  dependencies: PrivacyDependencies,
): Handlers<typeof privacyEndpoints> => ({
  'GET /api/account/privacy': ({ caller }) => readPrivacy(dependencies.database, caller),

  'POST /api/account/data-downloads': ({ caller, client }) =>
    requestDownload(dependencies.database, caller, client),

  'GET /api/account/data-downloads/:id': ({ caller, client, params, acceptsGzip }) =>
    openDownload(dependencies.database, caller, client, params.id, acceptsGzip),

  'POST /api/account/erasure': ({ caller, client, body }) =>
    requestErasure(dependencies, caller, client, body.password),

  'DELETE /api/account/erasure': ({ caller, client }) => keepAccount(dependencies, caller, client),
});

async function readPrivacy(database: Pool, { userId }: Caller): Promise<PrivacyState> {
  const [downloads, erasure, soleOwned] = await Promise.all([
    loadDownloads(database, userId),
    findOpenErasure(database, userId),
    listSoleOwnedMerchants(database, userId, { countsLeaving: false }),
  ]);
  return {
    downloads: downloads.map(({ createdAt, expiresAt, ...download }) => ({
      ...download,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    erasure: erasure && {
      requestedAt: erasure.requestedAt.toISOString(),
      dueAt: erasure.dueAt.toISOString(),
    },
    closesMerchant: soleOwned.length > 0,
    membersLosingAccess: countOtherMembers(soleOwned),
  };
}

const countOtherMembers = (merchants: readonly SoleOwnedMerchant[]): number =>
  merchants.reduce((sum, { otherMembers }) => sum + otherMembers, 0);

/** Users who may change their merchant's settings also get the merchant's data. */
async function requestDownload(database: Pool, caller: Caller, client: ClientContext): Promise<PrivacyState> {
  const merchantId = caller.permissions.has('settings.write') ? (caller.merchant?.id ?? null) : null;
  await withTransaction(database, async (tx) => {
    const id = await insertDownload(tx, caller.userId, merchantId, downloadDays);
    if (id === null) return;
    if ((await countRecentDownloads(tx, caller.userId, 24)) > maxDownloadsPerDay) {
      throw new AppError(
        'RATE_LIMITED',
        `You have requested ${maxDownloadsPerDay} files in the last 24 hours. They are still available. Request the next one tomorrow.`,
      );
    }
    await recordAudit(tx, { userId: caller.userId, merchantId }, client, {
      act: 'privacy.downloadRequested',
      target: id,
    });
  });
  return readPrivacy(database, caller);
}

async function requestErasure(
  { database, accounts, sellerAppUrl }: PrivacyDependencies,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<PrivacyState> {
  await confirmPassword(accounts, caller, client, password);
  const { userId, user } = caller;
  await withTransaction(database, async (tx) => {
    const erasure = await insertErasure(tx, userId, coolingOffDays);
    if (erasure === null) return;
    if ((await countRecentErasures(tx, userId, 24)) > maxErasuresPerDay) {
      throw new AppError(
        'RATE_LIMITED',
        `You have requested this ${maxErasuresPerDay} times in the last 24 hours. Please try again tomorrow.`,
      );
    }
    await recordAudit(tx, { userId, merchantId: caller.merchant?.id ?? null }, client, {
      act: 'privacy.erasureRequested',
    });
    const day = formatDate(erasure.dueAt);
    const closing = await listSoleOwnedMerchants(tx, userId, { countsLeaving: false });
    await queueMail(tx, {
      to: user.email,
      kind: 'account-erasure-requested',
      subject: `Your ${brand.name} account will be erased on ${day}`,
      ...writeMailBody({
        greeting: `Dear ${user.name},`,
        paragraphs: [
          `You have asked us to erase your account. We will erase it on ${day}. This cannot be undone.`,
          ...describeClosing(closing),
          'Until then, you can log in and keep your account. If you did not ask for this, do so now and change your password.',
        ],
        action: { label: 'Keep my account', url: `${sellerAppUrl}/seller/settings/privacy` },
      }),
    });
    await notify(tx, {
      kind: 'security',
      to: { userId, merchantId: null },
      key: `erasure:${userId}:${randomUUID()}`,
      title: `Your account will be erased on ${day}`,
      body: 'Until then, you can decide to keep it.',
      link: '/seller/settings/privacy',
      mailed: true,
    });
    await notifyTeamOfClosure(tx, { erasureId: erasure.id, userId, closing, day, sellerAppUrl });
  });
  return readPrivacy(database, caller);
}

function describeClosing(closing: readonly SoleOwnedMerchant[]): string[] {
  if (closing.length === 0) return [];
  const members = countOtherMembers(closing);
  const others = members === 1 ? '1 member of your team' : `${members} members of your team`;
  return [
    `We will also close ${closing.map(({ name }) => name).join(' and ')}, because there is no other owner.${members > 0 ? ` ${others} will lose access. We have notified them.` : ''}`,
  ];
}

async function keepAccount(
  { database, sellerAppUrl }: PrivacyDependencies,
  caller: Caller,
  client: ClientContext,
): Promise<PrivacyState> {
  await withTransaction(database, async (tx) => {
    const erasureId = await cancelErasure(tx, caller.userId);
    if (erasureId === null) return;
    await recordAudit(tx, { userId: caller.userId }, client, { act: 'privacy.erasureCancelled' });
    await notify(tx, {
      kind: 'security',
      to: { userId: caller.userId, merchantId: null },
      key: `erasure-cancelled:${caller.userId}:${randomUUID()}`,
      title: 'Your account will not be erased',
      body: 'The erasure you requested has been cancelled. Nothing has changed.',
      link: '/seller/settings/privacy',
    });
    await notifyTeamOfCancellation(tx, { erasureId, userId: caller.userId, sellerAppUrl });
  });
  return readPrivacy(database, caller);
}
