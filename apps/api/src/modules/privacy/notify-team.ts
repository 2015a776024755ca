import { brand } from '@postprocure/contracts/brand';
import type { Executor } from '@postprocure/db/pool';
import { queueMail, writeMailBody, writeSubject, type MailParts } from '../mail/index.ts';
import { listNotified, notify, type Recipient } from '../notifications/index.ts';
import { listMerchantsOf, listOtherMembers, type SoleOwnedMerchant } from './privacy.repository.ts';

const page = '/seller/settings/privacy';
const closingKey = (erasureId: string, merchantId: string): string =>
  `business-closing:${erasureId}:${merchantId}`;

interface Closure {
  erasureId: string;
  /** Who requested the erasure. Never named in these emails, because they are kept longer than the user's data. */
  userId: string;
  closing: readonly SoleOwnedMerchant[];
  day: string;
  sellerAppUrl: string;
}

/** Warns the members who lose access, so that they have as much time as the owner to save what they need. */
export async function notifyTeamOfClosure(
  tx: Executor,
  { erasureId, userId, closing, day, sellerAppUrl }: Closure,
): Promise<void> {
  for (const { id: merchantId, name } of closing) {
    const title = `${name} will be closed on ${day}`;
    for (const member of await listOtherMembers(tx, merchantId, userId)) {
      const notified = await notify(tx, {
        kind: 'security',
        to: { userId: member, merchantId },
        key: closingKey(erasureId, merchantId),
        title,
        body: 'Its last owner has asked us to erase their account. You will lose access on that day.',
        link: page,
        mailed: true,
      });
      for (const recipient of notified) {
        await queueMailTo(tx, recipient, {
          kind: 'business-closing',
          subject: title,
          paragraphs: [
            `The last owner of ${name} on ${brand.name} has asked us to erase their account. We will therefore close the account of ${name} on ${day}: its products, prices, files and settings will be deleted, and you will lose your access.`,
            'Save what you need before that day. The account stays open if its owner cancels the request or makes somebody else an owner. Please speak with them.',
          ],
          action: { label: 'Download my data', url: `${sellerAppUrl}${page}` },
        });
      }
    }
  }
}

interface Cancellation {
  erasureId: string;
  userId: string;
  sellerAppUrl: string;
}

/** Notifies the members who were warned and are still there, even if the merchant has another owner by now. */
export async function notifyTeamOfCancellation(
  tx: Executor,
  { erasureId, userId, sellerAppUrl }: Cancellation,
): Promise<void> {
  for (const { id: merchantId, name } of await listMerchantsOf(tx, userId)) {
    const title = `${name} stays open`;
    for (const recipient of await listNotified(tx, merchantId, closingKey(erasureId, merchantId))) {
      await notify(tx, {
        kind: 'security',
        to: { userId: recipient.userId, merchantId },
        key: `business-kept:${erasureId}:${merchantId}`,
        title,
        body: 'The erasure that would have closed it has been cancelled. You keep your access.',
        link: '/dashboard',
        mailed: true,
      });
      await queueMailTo(tx, recipient, {
        kind: 'business-kept',
        subject: title,
        paragraphs: [
          `We told you that ${name} on ${brand.name} would be closed. The erasure that would have closed it has been cancelled. Nothing changes, and you keep your access.`,
        ],
        action: { label: 'Open the dashboard', url: `${sellerAppUrl}/dashboard` },
      });
    }
  }
}

const queueMailTo = (
  tx: Executor,
  { email, name }: Recipient,
  { kind, subject, ...parts }: Omit<MailParts, 'greeting'> & { kind: string; subject: string },
): Promise<number> =>
  queueMail(tx, {
    to: email,
    kind,
    subject: writeSubject(subject),
    ...writeMailBody({ greeting: `Dear ${name},`, ...parts }),
  });
