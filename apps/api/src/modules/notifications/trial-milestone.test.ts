import { expect, test } from 'vitest';
import { findTrialMilestone } from './trial-milestone.ts';

const start = new Date('2026-11-01T04:30:00Z').getTime();
const end = new Date(start + 30 * 86_400_000);

test.each([
  [1, 0, null],
  [22, 23.9, null],
  [23, 0, 23],
  [27, 23.9, 23],
  [28, 0, 28],
  [29, 12, 28],
  [30, 0, 30],
  [30, 23.9, 30],
  [31, 0, null],
])('on day %d after %d hours the milestone is %s', (day, hours, milestone) => {
  const now = new Date(start + (day - 1) * 86_400_000 + hours * 3_600_000);
  expect(findTrialMilestone(now, end)).toBe(milestone);
});
