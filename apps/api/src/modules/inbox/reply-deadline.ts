import type { Waiting } from '@postprocure/contracts/inbox/inbox';
import {
  unfinishedStatuses,
  type DeskStatus,
  type InboxKind,
} from '@postprocure/contracts/inbox/ticket-status';

/** Support works Mon-Sat, the sourcing desk Mon-Fri. Days are numbered as in Date.getUTCDay. */
const supportDays: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6]);
const sourcingDays: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

const daysOf = (kind: InboxKind): ReadonlySet<number> =>
  kind === 'sourcing' || kind === 'bulk-order' ? sourcingDays : supportDays;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const indiaOffsetMs = 5.5 * hourMs;

/**
 * Adds working hours. Every hour of a working day counts, and no hour of any other day does. Days are in Indian time.
 */
function addWorkingHours(from: Date, hours: number, workingDays: ReadonlySet<number>): Date {
  let time = from.getTime() + indiaOffsetMs;
  let leftMs = hours * hourMs;
  for (;;) {
    const nextDay = (Math.floor(time / dayMs) + 1) * dayMs;
    if (workingDays.has(new Date(time).getUTCDay())) {
      if (leftMs <= nextDay - time) return new Date(time + leftMs - indiaOffsetMs);
      leftMs -= nextDay - time;
    }
    time = nextDay;
  }
}

/** When we promise to reply, which is within 24-48 working hours. null if the sender is not waiting for us. */
export function describeWaiting(kind: InboxKind, status: DeskStatus, since: Date): Waiting | null {
  if (!unfinishedStatuses.includes(status)) return null;
  const add = (hours: number) => addWorkingHours(since, hours, daysOf(kind)).toISOString();
  return { since: since.toISOString(), soonAt: add(24), dueAt: add(48) };
}
