import { brand } from '@postprocure/contracts/brand';
import { completePreferences } from '@postprocure/contracts/notification-kind';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { queueMail, writeMailBody, writeSubject } from '../mail/index.ts';
import { isMailDue } from './mail-schedule.ts';
import { findPreferences } from './notification.repository.ts';
import {
  listAddressees,
  lockWaiting,
  settleMail,
  type Addressee,
  type WaitingNotification,
} from './waiting-mail.repository.ts';

/** A mail lists these many; the rest is a number and a link. */
const listedInMail = 30;

/**
 * Writes each person one mail about everything that is due by their preferences. Returns how many it wrote. Where one
 * cannot be written the others still are; it fails afterwards, so that staff see it.
 */
export async function gatherMails(
  { pool, sellerAppUrl }: { pool: Pool; sellerAppUrl: string },
  now: Date,
): Promise<number> {
  let mails = 0;
  const failures: unknown[] = [];
  for (const addressee of await listAddressees(pool)) {
    try {
      const due = await withTransaction(pool, (tx) => mailWhatIsDue(tx, addressee, sellerAppUrl, now));
      if (due > 0) mails += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new Error(`Mails that could not be written: ${failures.length}`, { cause: failures[0] });
  }
  return mails;
}

async function mailWhatIsDue(
  tx: Executor,
  addressee: Addressee,
  sellerAppUrl: string,
  now: Date,
): Promise<number> {
  const waiting = await lockWaiting(tx, addressee.userId);
  const chosen = await findPreferences(tx, addressee.userId);
  const kinds = completePreferences(chosen?.kinds ?? {});
  const quiet =
    chosen && chosen.quietFrom !== null && chosen.quietUntil !== null
      ? { from: chosen.quietFrom, until: chosen.quietUntil }
      : null;
  const times = { quiet, digest: chosen?.digest ?? 'daily' };
  const unwanted = waiting.filter(({ kind }) => kinds[kind].mail === 'none');
  const due = waiting.filter(({ kind, createdAt }) => isMailDue(now, createdAt, kinds[kind].mail, times));
  await settleMail(tx, idsOf(unwanted), 'none');
  if (due.length === 0) return 0;
  await queueMail(tx, { to: addressee.email, ...writeGatheredMail(addressee, due, sellerAppUrl) });
  await settleMail(tx, idsOf(due), 'sent');
  return due.length;
}

const idsOf = (waiting: readonly WaitingNotification[]): number[] => waiting.map(({ id }) => id);

function writeGatheredMail(
  { name }: Addressee,
  due: readonly WaitingNotification[],
  sellerAppUrl: string,
): { kind: string; subject: string; text: string; html: string } {
  const only = due.length === 1 ? due[0] : undefined;
  const listed = due.slice(0, listedInMail);
  const more = due.length - listed.length;
  return {
    kind: only ? `notification-${only.kind}` : 'notification-digest',
    subject: only ? writeSubject(only.title) : `${due.length} notifications from ${brand.name}`,
    ...writeMailBody({
      greeting: `Dear ${name},`,
      paragraphs: only
        ? [only.body]
        : ['This is what has happened in your account.', ...(more > 0 ? [`And ${more} more.`] : [])],
      ...(only ? {} : { facts: listed.map(({ title, body }) => [title, body] as const) }),
      action: { label: 'Open your account', url: `${sellerAppUrl}/notifications` },
    }),
  };
}
