import { expect, it } from 'vitest';
import type { ProductCard } from '@postprocure/contracts/catalogue/product';
import { splitMatches } from './split-matches.ts';

const products = Array.from({ length: 24 }, (_, id) => ({ id }) as ProductCard);

it.each([
  { page: 1, exactMatches: 0, exact: 0 },
  { page: 1, exactMatches: 10, exact: 10 },
  { page: 1, exactMatches: 500, exact: 24 },
  { page: 2, exactMatches: 10, exact: 0 },
  { page: 2, exactMatches: 30, exact: 6 },
])(
  'page $page of a list with $exactMatches exact matches has $exact of them',
  ({ page, exactMatches, exact }) => {
    const split = splitMatches({ products, page, exactMatches });
    expect(split.exact).toHaveLength(exact);
    expect([...split.exact, ...split.partial]).toEqual(products);
  },
);
