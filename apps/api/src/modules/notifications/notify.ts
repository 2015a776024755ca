import { brand } from '@postprocure/contracts/brand';
import { notificationKindRules, type NotificationKind } from '@postprocure/contracts/notification-kind';
import { merchantRoles, rolePermissions, type MerchantPermission } from '@postprocure/contracts/permission';
import type { Executor } from '@postprocure/db/pool';
import { queueMail, writeMailBody, writeSubject } from '../mail/index.ts';
import { insertNotifications, type Recipient } from './notification.repository.ts';

export interface NotificationDraft {
  kind: NotificationKind;
  /** One person, or everybody of a merchant whose role has the permission. */
  to: { userId: string; merchantId: string | null } | { merchantId: string; permission: MerchantPermission };
  /** Names the event for good, as `trial:{merchant}:23`: whoever was told under this key is not told again. */
  key: string;
  title: string;
  body: string;
  /** A page of the seller application, as `/seller/settings/team`. */
  link?: string;
  /** Set where the caller sends a mail of its own about it. */
  mailed?: boolean;
}

/**
 * Tells people of something, within the caller's transaction. They see it in the application and get it by mail
 * as they prefer; what concerns security is mailed at once. Gives back who had not been told before.
 */
export async function notify(tx: Executor, draft: NotificationDraft): Promise<Recipient[]> {
  const { kind, to, key, title, body, link, mailed = false } = draft;
  const { usual, isFixed } = notificationKindRules[kind];
  const isUrgent = kind === 'security';
  const audience =
    'permission' in to
      ? {
          merchantId: to.merchantId,
          roles: merchantRoles.filter((role) => rolePermissions[role].includes(to.permission)),
        }
      : { userId: to.userId };
  const told = await insertNotifications(tx, audience, {
    kind,
    key,
    title,
    body,
    link: link ?? null,
    merchantId: to.merchantId,
    usual,
    isFixed,
    mailState: mailed || isUrgent ? 'sent' : null,
  });
  if (isUrgent && !mailed) for (const recipient of told) await mailAtOnce(tx, recipient, { title, body });
  return told;
}

const mailAtOnce = (
  tx: Executor,
  { email, name }: Recipient,
  { title, body }: Pick<NotificationDraft, 'title' | 'body'>,
): Promise<number> =>
  queueMail(tx, {
    to: email,
    kind: 'notification-security',
    subject: writeSubject(title),
    ...writeMailBody({
      greeting: `Dear ${name},`,
      paragraphs: [body, `If this was not you, write to ${brand.email} at once.`],
    }),
  });
