import { randomUUID } from 'node:crypto';
import { brand } from '@postprocure/contracts/brand';
import type { PrivacyState } from '@postprocure/contracts/privacy';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { ClientContext } from '../../client-context.ts';
import { AppError } from '../../errors.ts';
import { formatDay } from '../../format-day.ts';
import type { Caller } from '../../caller.ts';
import type { AccountsService } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
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
import { tellTeamOfClosing, tellTeamOfKeeping } from './tell-team.ts';

export interface PrivacyDependencies {
  database: Pool;
  accounts: Pick<AccountsService, 'confirmPassword'>;
  sellerAppUrl: string;
}

const downloadDays = 7;
const mostDownloadsInADay = 5;
/** Each time the whole team is mailed. */
const mostErasuresInADay = 5;
/** Long enough to notice that somebody else asked for it. */
export const coolingOffDays = 7;

export async function readPrivacy(database: Pool, { userId }: Caller): Promise<PrivacyState> {
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

/** Their own data; that of the business too for those who may change it. */
export async function requestDownload(
  database: Pool,
  caller: Caller,
  client: ClientContext,
): Promise<PrivacyState> {
  const merchantId = caller.permissions.has('settings.write') ? (caller.merchant?.id ?? null) : null;
  await withTransaction(database, async (tx) => {
    const id = await insertDownload(tx, caller.userId, merchantId, downloadDays);
    if (id === null) return;
    if ((await countRecentDownloads(tx, caller.userId, 24)) > mostDownloadsInADay) {
      throw new AppError(
        'RATE_LIMITED',
        `You have asked for ${mostDownloadsInADay} files within a day. They are still here; please ask for the next one tomorrow.`,
      );
    }
    await recordAudit(tx, { userId: caller.userId, merchantId }, client, {
      act: 'privacy.downloadRequested',
      target: id,
    });
  });
  return readPrivacy(database, caller);
}

export async function requestErasure(
  { database, accounts, sellerAppUrl }: PrivacyDependencies,
  caller: Caller,
  client: ClientContext,
  password: string,
): Promise<PrivacyState> {
  await accounts.confirmPassword(caller, client, password);
  const { userId, user } = caller;
  await withTransaction(database, async (tx) => {
    const erasure = await insertErasure(tx, userId, coolingOffDays);
    if (erasure === null) return;
    if ((await countRecentErasures(tx, userId, 24)) > mostErasuresInADay) {
      throw new AppError(
        'RATE_LIMITED',
        `You have asked for this ${mostErasuresInADay} times within a day. Please ask again tomorrow.`,
      );
    }
    await recordAudit(tx, { userId, merchantId: caller.merchant?.id ?? null }, client, {
      act: 'privacy.erasureRequested',
    });
    const day = formatDay(erasure.dueAt);
    const closing = await listSoleOwnedMerchants(tx, userId, { countsLeaving: false });
    await queueMail(tx, {
      to: user.email,
      kind: 'account-erasure-requested',
      subject: `Your ${brand.name} account will be erased on ${day}`,
      ...writeMailBody({
        greeting: `Dear ${user.name},`,
        paragraphs: [
          `You have asked us to erase your account. We will do so on ${day}; after that it cannot be undone.`,
          ...describeClosing(closing),
          'Until then you can log in and keep it. If it was not you who asked, do that now and change your password.',
        ],
        action: { label: 'Keep my account', url: `${sellerAppUrl}/seller/settings/privacy` },
      }),
    });
    await notify(tx, {
      kind: 'security',
      to: { userId, merchantId: null },
      key: `erasure:${userId}:${randomUUID()}`,
      title: `Your account will be erased on ${day}`,
      body: 'You can keep it until then.',
      link: '/seller/settings/privacy',
      mailed: true,
    });
    await tellTeamOfClosing(tx, { erasureId: erasure.id, userId, closing, day, sellerAppUrl });
  });
  return readPrivacy(database, caller);
}

function describeClosing(closing: readonly SoleOwnedMerchant[]): string[] {
  if (closing.length === 0) return [];
  const members = countOtherMembers(closing);
  const others = members === 1 ? '1 member of your team loses' : `${members} members of your team lose`;
  return [
    `With it we close ${closing.map(({ name }) => name).join(' and ')}, which has no other owner who stays.${members > 0 ? ` ${others} access; we have told them.` : ''}`,
  ];
}

export async function keepAccount(
  { database, sellerAppUrl }: Pick<PrivacyDependencies, 'database' | 'sellerAppUrl'>,
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
      body: 'The erasure that was asked for is cancelled, and everything stays as it is.',
      link: '/seller/settings/privacy',
    });
    await tellTeamOfKeeping(tx, { erasureId, userId: caller.userId, sellerAppUrl });
  });
  return readPrivacy(database, caller);
}
