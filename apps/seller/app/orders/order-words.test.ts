import { expect, test } from 'vitest';
import { describeClock, describeWait, toneOfState } from './order-words.ts';

const now = new Date('2026-11-17T10:00:00Z');
const waits = (until: string | null) => ({ on: 'us' as const, for: 'packing', until });

test.each([
  ['2026-11-17T10:05:00Z', '5 min left', false],
  ['2026-11-17T15:00:00Z', '5 h left', false],
  ['2026-11-20T10:00:00Z', '3 days left', false],
  ['2026-11-17T08:00:00Z', '2 h late', true],
])('a deadline at %s: %s', (until, text, isLate) => {
  expect(describeClock(waits(until), now)).toMatchObject({ text, isLate });
});

test('without a deadline there is no clock', () => {
  expect(describeClock(waits(null), now)).toBeNull();
  expect(describeClock(null, now)).toBeNull();
});

test('says who has to act', () => {
  expect(describeWait(waits(null))).toBe('Waiting for us: packing');
  expect(toneOfState('ATTENTION')).toBe('saving');
  expect(toneOfState('CLOSED')).toBe('success');
});
