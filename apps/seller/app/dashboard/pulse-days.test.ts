import { expect, test } from 'vitest';
import { fillDays } from './pulse-days.ts';

test('adds days without changes up to today in India', () => {
  const some = { day: '2026-11-14', costUp: 2, costDown: 0, wentOut: 1, cameBack: 0 };
  // 00:30 in India, still the previous day in UTC.
  const found = fillDays([some], 3, new Date('2026-11-14T19:00:00Z'));
  expect(found.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-14', '2026-11-15']);
  expect(found[1]).toBe(some);
  expect(found[2]).toMatchObject({ costUp: 0, wentOut: 0 });
});
