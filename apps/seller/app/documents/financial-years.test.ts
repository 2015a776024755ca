import { expect, test } from 'vitest';
import { listFinancialYears } from './financial-years.ts';

test('lists the financial years up to the current one, the newest first', () => {
  expect(listFinancialYears(new Date('2026-11-17T00:00:00Z'))).toEqual([
    { name: '2026-27', from: '2026-04-01', to: '2027-03-31' },
    { name: '2025-26', from: '2025-04-01', to: '2026-03-31' },
  ]);
});

test('begins a year at midnight in India', () => {
  const newestAt = (moment: string) => listFinancialYears(new Date(moment))[0]?.name;
  expect(newestAt('2027-03-31T18:29:59Z')).toBe('2026-27');
  expect(newestAt('2027-03-31T18:30:00Z')).toBe('2027-28');
});
