import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-report.ts';

const vitest = (total: number, passed: number) => ({ numTotalTests: total, numPassedTests: passed });
const playwright = (expected: number, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected: 0, flaky, skipped },
});

test('a clean run counts its tests', () => {
  expect(countVitest(vitest(7, 7), 0)).toEqual({ passed: 7, failed: 0 });
  expect(countPlaywright(playwright(5), 0)).toEqual({ passed: 5, failed: 0 });
});

test('skipped and flaky tests have failed', () => {
  expect(countVitest(vitest(7, 5), 0)).toEqual({ passed: 5, failed: 2 });
  expect(countPlaywright(playwright(5, 1, 2), 0)).toEqual({ passed: 5, failed: 3 });
});

test('a run without a report, without tests or with a failure outside its tests has failed', () => {
  expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countVitest(vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(playwright(5), 1)).toEqual({ passed: 5, failed: 1 });
});
