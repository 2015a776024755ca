import { expect, test } from 'vitest';
import { describeSpan } from './describe-span.ts';

test.each([
  [0, '1 min'],
  [29 * 60_000, '29 min'],
  [7 * 3_600_000, '7 h'],
  [47 * 3_600_000, '47 h'],
  [75 * 3_600_000, '3 days'],
])('%i ms is %s', (ms, text) => expect(describeSpan(ms)).toBe(text));
