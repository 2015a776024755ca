import { expect, test } from 'vitest';
import { describeWaiting } from './reply-deadline.ts';

/** 16 Nov 2026 is a Monday. All times are in Indian time. */
const at = (text: string): Date => new Date(`${text}:00+05:30`);

test.each([
  ['on a working day', 'contact', '2026-11-16T10:00', '2026-11-17T10:00', '2026-11-18T10:00'],
  ['over a Sunday', 'contact', '2026-11-20T18:00', '2026-11-21T18:00', '2026-11-23T18:00'],
  ['on a Sunday', 'support-ticket', '2026-11-22T09:00', '2026-11-24T00:00', '2026-11-25T00:00'],
  ['in the last minute of Saturday', 'chat', '2026-11-21T23:59', '2026-11-23T23:59', '2026-11-24T23:59'],
  ['for sourcing over a weekend', 'sourcing', '2026-11-20T18:00', '2026-11-23T18:00', '2026-11-24T18:00'],
  ['for bulk orders on a Saturday', 'bulk-order', '2026-11-21T12:00', '2026-11-24T00:00', '2026-11-25T00:00'],
] as const)('counts working hours %s', (_case, kind, since, soon, due) => {
  expect(describeWaiting(kind, 'new', at(since))).toEqual({
    since: at(since).toISOString(),
    soonAt: at(soon).toISOString(),
    dueAt: at(due).toISOString(),
  });
});

test.each(['waiting', 'resolved', 'spam'] as const)('nobody waits for us when it is %s', (status) => {
  expect(describeWaiting('contact', status, at('2026-11-16T10:00'))).toBeNull();
});
