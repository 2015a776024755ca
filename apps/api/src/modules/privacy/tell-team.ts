import { brand } from '@postprocure/contracts/brand';
import type { Executor } from '@postprocure/db/pool';
import { queueMail, writeMailBody, writeSubject } from '../mail/index.ts';
import { listTold, notify, type Recipient } from '../notifications/index.ts';
import { listMerchantsOf, listOtherMembers, type SoleOwnedMerchant } from './privacy.repository.ts';

const page = '/seller/settings/privacy';
const closingKey = (erasureId: string, merchantId: string): string =>
  `business-closing:${erasureId}:${merchantId}`;

interface Closing {
  erasureId: string;
  /** Who asked to be erased. Not named to the team: these mails are kept for longer than the person. */
  userId: string;
  closing: readonly SoleOwnedMerchant[];
  day: string;
  sellerAppUrl: string;
}

/** People whose access ends with somebody else's account have the same time to save what they need. */
export async function tellTeamOfClosing(
  tx: Executor,
  { erasureId, userId, closing, day, sellerAppUrl }: Closing,
): Promise<void> {
  for (const { id: merchantId, name } of closing) {
    const title = `${name} will be closed on ${day}`;
    for (const member of await listOtherMembers(tx, merchantId, userId)) {
      const told = await notify(tx, {
        kind: 'security',
        to: { userId: member, merchantId },
        key: closingKey(erasureId, merchantId),
        title,
        body: 'Its last owner has asked us to erase their account. You lose your access on that day.',
        link: page,
        mailed: true,
      });
      for (const recipient of told) {
        await mail(tx, recipient, {
          kind: 'business-closing',
          subject: title,
          paragraphs: [
            `The last owner of ${name} on ${brand.name} has asked us to erase their account. With it we close the business on ${day}: its products, prices, files and settings are deleted, and you lose your access.`,
            'Save what you need before that day. The business stays open if its owner takes this back or makes somebody else an owner; please speak with them.',
          ],
          action: { label: 'Download my data', url: `${sellerAppUrl}${page}` },
        });
      }
    }
  }
}

interface Keeping {
  erasureId: string;
  userId: string;
  sellerAppUrl: string;
}

/** Whoever was told of the closing and is still there, even where the business has got another owner since. */
export async function tellTeamOfKeeping(
  tx: Executor,
  { erasureId, userId, sellerAppUrl }: Keeping,
): Promise<void> {
  for (const { id: merchantId, name } of await listMerchantsOf(tx, userId)) {
    const title = `${name} stays open`;
    for (const recipient of await listTold(tx, merchantId, closingKey(erasureId, merchantId))) {
      await notify(tx, {
        kind: 'security',
        to: { userId: recipient.userId, merchantId },
        key: `business-kept:${erasureId}:${merchantId}`,
        title,
        body: 'The erasure that would have closed it was taken back. Your access stays as it is.',
        link: '/dashboard',
        mailed: true,
      });
      await mail(tx, recipient, {
        kind: 'business-kept',
        subject: title,
        paragraphs: [
          `We told you that ${name} on ${brand.name} would be closed. The erasure that would have closed it was taken back: everything stays as it is, and so does your access.`,
        ],
        action: { label: 'Open the dashboard', url: `${sellerAppUrl}/dashboard` },
      });
    }
  }
}

const mail = (
  tx: Executor,
  { email, name }: Recipient,
  {
    kind,
    subject,
    ...parts
  }: { kind: string; subject: string; paragraphs: string[]; action: { label: string; url: string } },
): Promise<number> =>
  queueMail(tx, {
    to: email,
    kind,
    subject: writeSubject(subject),
    ...writeMailBody({ greeting: `Dear ${name},`, ...parts }),
  });
