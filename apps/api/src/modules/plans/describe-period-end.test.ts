import { expect, test } from 'vitest';
import { describePeriodEnd } from './describe-period-end.ts';

const planOf = (year: number) => ({
  name: 'Unicorn',
  key: 'unicorn' as const,
  periodStart: `${year}-01-01T00:00:00.000Z`,
  periodEnd: `${year}-02-01T00:00:00.000Z`,
  pausedUntil: null,
});

test.each(['ended', 'paused', 'renewed', 'resumed'] as const)(
  'a plan that has %s is announced each time',
  (outcome) => {
    const keyIn = (year: number) =>
      describePeriodEnd(outcome, planOf(year), { isPlanChange: true, frozen: 0 })?.notification.key;
    expect(keyIn(2026)).toBeDefined();
    expect(keyIn(2026)).not.toBe(keyIn(2027));
  },
);
