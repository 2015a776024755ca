import { expect, test } from 'vitest';
import { describeLastChange, describeSaved, describeUndone } from './price-change-words.ts';

const changedAt = '2026-11-15T13:33:00.000Z';

test('a change of prices says what it was, of how many and when', () => {
  expect(describeLastChange({ kind: 'rule', products: 2, changedAt })).toBe(
    'Last change: a rule, 2 products, 15 Nov 2026, 7:03 pm',
  );
  expect(describeLastChange({ kind: 'bulk', products: 1, changedAt })).toBe(
    'Last change: several prices at once, 1 product, 15 Nov 2026, 7:03 pm',
  );
  expect(describeSaved(1200)).toBe('Saved, with a new price for 1,200 products.');
  expect(describeUndone({ products: 2 }, 1)).toBe('Undone, with the earlier price for 1 product.');
});

test('what changed no price says so, and not that it priced 0 products', () => {
  expect(describeLastChange({ kind: 'rule', products: 0, changedAt })).toBe(
    'Last change: a rule, 15 Nov 2026, 7:03 pm. No price changed.',
  );
  expect(describeSaved(0)).toBe('Saved. No price changed.');
  expect(describeUndone({ products: 2 }, 0)).toBe(
    'Undone. No price changed: all of them had been changed again.',
  );
  expect(describeUndone({ products: 0 }, 0)).toBe('Undone. The earlier rule is back.');
});
