import type { MailMode } from '@postprocure/contracts/notifications/notification-kind';

export interface MailTimes {
  /** Minutes since midnight in Indian time; may span midnight. */
  quiet: { from: number; until: number } | null;
  digest: 'daily' | 'weekly';
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** India has no daylight saving time. */
const indiaOffsetMs = 330 * minuteMs;
/** Digests are sent at 9 am in India, weekly ones on Mondays. */
const digestMinute = 9 * 60;

const minuteInIndia = (moment: Date): number =>
  Math.floor(((moment.getTime() + indiaOffsetMs) % dayMs) / minuteMs);

export function isQuiet(now: Date, quiet: MailTimes['quiet']): boolean {
  if (!quiet) return false;
  const minute = minuteInIndia(now);
  return quiet.from < quiet.until
    ? minute >= quiet.from && minute < quiet.until
    : minute >= quiet.from || minute < quiet.until;
}

/** When the next digest after this moment is sent. */
export function nextDigest(moment: Date, digest: MailTimes['digest']): Date {
  const local = moment.getTime() + indiaOffsetMs;
  const today = local - (local % dayMs) + digestMinute * minuteMs;
  let next = today > local ? today : today + dayMs;
  if (digest === 'weekly') {
    const daysToMonday = (8 - new Date(next).getUTCDay()) % 7;
    next += daysToMonday * dayMs;
  }
  return new Date(next - indiaOffsetMs);
}

/** Whether a notification created at `createdAt` should be emailed now. */
export function isMailDue(now: Date, createdAt: Date, mode: MailMode, times: MailTimes): boolean {
  if (mode === 'none' || isQuiet(now, times.quiet)) return false;
  return mode === 'soon' || now >= nextDigest(createdAt, times.digest);
}
