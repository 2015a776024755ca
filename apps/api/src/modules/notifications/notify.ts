import { brand } from '@postprocure/contracts/brand';
import {
  notificationKindRules,
  type NotificationKind,
} from '@postprocure/contracts/notifications/notification-kind';
import {
  merchantRoles,
  rolePermissions,
  staffRolePermissions,
  type MerchantPermission,
  type StaffPermission,
} from '@postprocure/contracts/permission';
import type { Executor } from '@postprocure/db/pool';
import { queueMail, writeMailBody, writeSubject } from '../mail/index.ts';
import { insertNotifications, type Audience, type Recipient } from './notification.repository.ts';

export interface NotificationDraft {
  kind: NotificationKind;
  /** One user, all members of a merchant whose role has the permission, or all staff whose role has it. */
  to:
    | { userId: string; merchantId: string | null }
    | { merchantId: string; permission: MerchantPermission }
    | { staffPermission: StaffPermission };
  /** Identifies the event, for example `trial:{merchantId}:23`. A user gets at most one notification for each key. */
  key: string;
  title: string;
  body: string;
  /** Path of a page in the seller application, for example `/seller/settings/team`. */
  link?: string;
  /** Set if the caller sends its own email about the event. */
  mailed?: boolean;
}

/**
 * Notifies users in the application and by email, according to their preferences. Security notifications are emailed
 * immediately. Runs in the caller's transaction. Returns the users who were not notified of the event before.
 */
export async function notify(tx: Executor, draft: NotificationDraft): Promise<Recipient[]> {
  const { kind, to, key, title, body, link, mailed = false } = draft;
  const { defaults, isFixed } = notificationKindRules[kind];
  const isUrgent = kind === 'security';
  const audience = findAudience(to);
  const notified = await insertNotifications(tx, audience, {
    kind,
    key,
    title,
    body,
    link: link ?? null,
    merchantId: 'merchantId' in to ? to.merchantId : null,
    defaults,
    isFixed,
    mailState: mailed || isUrgent ? 'sent' : null,
  });
  if (isUrgent && !mailed)
    for (const recipient of notified) await queueSecurityMail(tx, recipient, { title, body });
  return notified;
}

function findAudience(to: NotificationDraft['to']): Audience {
  if ('userId' in to) return { userId: to.userId };
  if ('staffPermission' in to) {
    const { staffPermission } = to;
    const roles = (['support', 'admin'] as const).filter((role) =>
      staffRolePermissions[role].includes(staffPermission),
    );
    return { staffRoles: roles };
  }
  const { merchantId, permission } = to;
  return { merchantId, roles: merchantRoles.filter((role) => rolePermissions[role].includes(permission)) };
}

const queueSecurityMail = (
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
      paragraphs: [body, `If this was not you, write to ${brand.email} immediately.`],
    }),
  });
