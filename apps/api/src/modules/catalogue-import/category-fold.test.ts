import { expect, test } from 'vitest';
import { countNewTops, foldCategories, type CategoryCount } from './category-fold.ts';
import { categoryKey } from './category-path.ts';

const count = (top: string, child: string | null, products: number): CategoryCount => ({
  top,
  child,
  products,
});
const counts = [
  count('Home', null, 1),
  count('Home', 'Decor', 1),
  count('Home', 'Lamps', 1),
  count('Books', 'Novels', 4),
  count('Books', 'Poems', 1),
  count('Radio', 'Parts', 1),
  count('RADIO', 'Tubes', 1),
  count('Other', 'Old', 1),
];
const existing = new Set([
  categoryKey({ top: 'HOME', child: null }),
  categoryKey({ top: 'home', child: 'lamps' }),
]);

test('counts the products of new top categories', () => {
  expect(countNewTops(counts, existing)).toEqual([5, 2, 1]);
});

test('folds small new categories into their parent or into the target', () => {
  const folds = foldCategories(counts, existing, 3, { top: 'Other', child: null });
  expect(folds.map(({ from, into }) => `${from.top}/${from.child} → ${into.top}/${into.child}`)).toEqual([
    'Home/Decor → Home/null',
    'Books/Poems → Books/null',
    'Radio/Parts → Other/null',
    'RADIO/Tubes → Other/null',
    'Other/Old → Other/null',
  ]);
});
