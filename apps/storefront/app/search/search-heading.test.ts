import { expect, it } from 'vitest';
import { writeSearchHeading } from './search-heading.ts';

const term = { q: 'silk saree', categoryName: 'ALL' };

it.each([
  [{ total: 12, totalIsCapped: false }, 'Showing 12 results for "silk saree" in ALL'],
  [{ total: 1234, totalIsCapped: false }, 'Showing 1,234 results for "silk saree" in ALL'],
  [{ total: 10_000, totalIsCapped: true }, 'Showing 10,000+ results for "silk saree" in ALL'],
  [{ total: 0, totalIsCapped: false }, 'No results for "silk saree" in ALL'],
])('describes %j as %s', (page, heading) => {
  expect(writeSearchHeading(term, page)).toBe(heading);
});

it('includes the category', () => {
  expect(writeSearchHeading({ ...term, categoryName: 'Toys' }, { total: 2, totalIsCapped: false })).toBe(
    'Showing 2 results for "silk saree" in Toys',
  );
});
