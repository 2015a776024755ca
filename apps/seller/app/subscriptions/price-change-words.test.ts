import { expect, test } from 'vitest';
import { describeLastChange, describeSaved, describeUndone } from './price-change-words.ts';

const changedAt = '2026-11-15T13:33:00.000Z';

test('describes the kind, size and time of a price change', () => {
  expect(describeLastChange({ kind: 'rule', products: 2, changedAt })).toBe(
    'Last change: pricing rule, 2 products, 15 Nov 2026, 7:03 pm',
  );
  expect(describeLastChange({ kind: 'bulk', products: 1, changedAt })).toBe(
    'Last change: bulk price change, 1 product, 15 Nov 2026, 7:03 pm',
  );
  expect(describeSaved(1200)).toBe('Saved. 1,200 products repriced.');
  expect(describeUndone({ products: 2 }, 1)).toBe('Undone. 1 product back to the previous price.');
});

test('says that no prices changed, instead of 0 products', () => {
  expect(describeLastChange({ kind: 'rule', products: 0, changedAt })).toBe(
    'Last change: pricing rule, 15 Nov 2026, 7:03 pm. No prices changed.',
  );
  expect(describeSaved(0)).toBe('Saved. No prices changed.');
  expect(describeUndone({ products: 2 }, 0)).toBe(
    'Undone. No prices were restored, because all of them have been changed since.',
  );
  expect(describeUndone({ products: 0 }, 0)).toBe('Undone. The previous rule applies again.');
});
