import { expect, it } from 'vitest';
import { selectCategories } from './select-categories.ts';

const category = (c_id: string) => ({ c_id, c_name: `Category ${c_id}`, image: '' });
const tree = [
  { ...category('1'), children: [category('11'), category('12')] },
  { ...category('2'), children: [category('21')] },
  { ...category('3'), children: [] },
];
const found = (...ids: string[]) => ({
  total: ids.length,
  facets: { categories: ids.map((c_id) => ({ c_id, c_name: '', count: 1 })) },
});
const idsOf = (results: ReturnType<typeof found> | null) =>
  selectCategories(tree, results as Parameters<typeof selectCategories>[1]).map(({ c_id, children }) => [
    c_id,
    ...children.map((child) => child.c_id),
  ]);

it('returns the categories of the results with their parents', () => {
  expect(idsOf(found('12', '3'))).toEqual([['1', '12'], ['3']]);
});

it('returns all main categories if nothing was searched or found', () => {
  expect(idsOf(null)).toEqual([['1'], ['2'], ['3']]);
  expect(idsOf(found())).toEqual([['1'], ['2'], ['3']]);
});
