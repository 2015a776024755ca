import { brand } from '@postprocure/contracts/brand';
import { completePreferences } from '@postprocure/contracts/notifications/notification-kind';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { queueMail, writeMailBody, writeSubject } from '../mail/index.ts';
import { isMailDue } from './mail-schedule.ts';
import { findPreferences, type Recipient } from './notification.repository.ts';
import {
  listRecipients,
  lockWaiting,
  setMailState,
  type WaitingNotification,
} from './queue-notification-mails.repository.ts';

/** An email lists at most this many notifications. */
const maxListed = 30;

/**
 * Queues one email per user with all notifications that are due according to their preferences. Returns the number of
 * emails. If some fail, the others are still queued, and the task fails at the end, so that staff see the failure.
 */
export async function queueNotificationMails(
  { pool, sellerAppUrl }: { pool: Pool; sellerAppUrl: string },
  now: Date,
): Promise<number> {
  let mails = 0;
  const failures: unknown[] = [];
  for (const recipient of await listRecipients(pool)) {
    try {
      const due = await withTransaction(pool, (tx) =>
        queueDueNotifications(tx, recipient, sellerAppUrl, now),
      );
      if (due > 0) mails += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new Error(`Emails that could not be queued: ${failures.length}`, { cause: failures[0] });
  }
  return mails;
}

async function queueDueNotifications(
  tx: Executor,
  recipient: Recipient,
  sellerAppUrl: string,
  now: Date,
): Promise<number> {
  const waiting = await lockWaiting(tx, recipient.userId);
  const chosen = await findPreferences(tx, recipient.userId);
  const kinds = completePreferences(chosen?.kinds ?? {});
  const quiet =
    chosen && chosen.quietFrom !== null && chosen.quietUntil !== null
      ? { from: chosen.quietFrom, until: chosen.quietUntil }
      : null;
  const times = { quiet, digest: chosen?.digest ?? 'daily' };
  const unwanted = waiting.filter(({ kind }) => kinds[kind].mail === 'none');
  const due = waiting.filter(({ kind, createdAt }) => isMailDue(now, createdAt, kinds[kind].mail, times));
  await setMailState(tx, idsOf(unwanted), 'none');
  if (due.length === 0) return 0;
  await queueMail(tx, { to: recipient.email, ...writeNotificationMail(recipient, due, sellerAppUrl) });
  await setMailState(tx, idsOf(due), 'sent');
  return due.length;
}

const idsOf = (waiting: readonly WaitingNotification[]): number[] => waiting.map(({ id }) => id);

function writeNotificationMail(
  { name }: Recipient,
  due: readonly WaitingNotification[],
  sellerAppUrl: string,
): { kind: string; subject: string; text: string; html: string } {
  const only = due.length === 1 ? due[0] : undefined;
  const listed = due.slice(0, maxListed);
  const more = due.length - listed.length;
  return {
    kind: only ? `notification-${only.kind}` : 'notification-digest',
    subject: only ? writeSubject(only.title) : `${due.length} notifications from ${brand.name}`,
    ...writeMailBody({
      greeting: `Dear ${name},`,
      paragraphs: only
        ? [only.body]
        : ['Here is what happened in your account.', ...(more > 0 ? [`And ${more} more.`] : [])],
      ...(only ? {} : { facts: listed.map(({ title, body }) => [title, body] as const) }),
      action: { label: 'Open your account', url: `${sellerAppUrl}/notifications` },
    }),
  };
}
