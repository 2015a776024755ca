import { describe, expect, test } from 'vitest';
import { isMailDue, isQuiet, nextDigest } from './mail-schedule.ts';

/** Parses a date and time in Indian time. */
const india = (text: string) => new Date(`${text}+05:30`);

describe('quiet hours', () => {
  const night = { from: 21 * 60, until: 8 * 60 };
  test.each([
    ['2026-11-15T20:59', false],
    ['2026-11-15T21:00', true],
    ['2026-11-15T23:59', true],
    ['2026-11-16T00:00', true],
    ['2026-11-16T07:59', true],
    ['2026-11-16T08:00', false],
  ])('over midnight at %s: %s', (moment, quiet) => {
    expect(isQuiet(india(moment), night)).toBe(quiet);
  });

  test.each([
    ['2026-11-15T12:59', false],
    ['2026-11-15T13:00', true],
    ['2026-11-15T14:00', false],
  ])('within a day at %s: %s', (moment, quiet) => {
    expect(isQuiet(india(moment), { from: 13 * 60, until: 14 * 60 })).toBe(quiet);
  });

  test('are never on without a setting', () => {
    expect(isQuiet(india('2026-11-15T03:00'), null)).toBe(false);
  });
});

test.each([
  ['2026-11-15T08:59', 'daily', '2026-11-15T09:00'],
  ['2026-11-15T09:00', 'daily', '2026-11-16T09:00'],
  ['2026-11-15T23:30', 'daily', '2026-11-16T09:00'],
  // Still the previous day in UTC.
  ['2026-11-15T02:00', 'daily', '2026-11-15T09:00'],
  // 15 Nov 2026 is a Sunday.
  ['2026-11-15T10:00', 'weekly', '2026-11-16T09:00'],
  ['2026-11-16T08:00', 'weekly', '2026-11-16T09:00'],
  ['2026-11-16T09:00', 'weekly', '2026-11-23T09:00'],
  ['2026-11-18T12:00', 'weekly', '2026-11-23T09:00'],
] as const)('a notification of %s is in the %s digest of %s', (moment, digest, expected) => {
  expect(nextDigest(india(moment), digest)).toEqual(india(expected));
});

describe('isMailDue', () => {
  const times = { quiet: { from: 21 * 60, until: 8 * 60 }, digest: 'daily' } as const;
  test.each([
    ['soon', '2026-11-15T12:00', '2026-11-15T12:01', true],
    ['soon', '2026-11-15T22:00', '2026-11-15T22:01', false],
    ['soon', '2026-11-15T22:00', '2026-11-16T08:00', true],
    ['digest', '2026-11-15T12:00', '2026-11-15T12:01', false],
    ['digest', '2026-11-15T12:00', '2026-11-16T08:59', false],
    ['digest', '2026-11-15T12:00', '2026-11-16T09:00', true],
    ['none', '2026-11-15T12:00', '2026-11-16T09:00', false],
  ] as const)('%s: created %s, now %s: %s', (mode, createdAt, now, due) => {
    expect(isMailDue(india(now), india(createdAt), mode, times)).toBe(due);
  });

  test('delays a digest until quiet hours end', () => {
    const late = { quiet: { from: 21 * 60, until: 10 * 60 }, digest: 'daily' } as const;
    const created = india('2026-11-15T12:00');
    expect(isMailDue(india('2026-11-16T09:00'), created, 'digest', late)).toBe(false);
    expect(isMailDue(india('2026-11-16T10:00'), created, 'digest', late)).toBe(true);
  });
});
