import { expect, it } from 'vitest';
import { readResponse } from './read-response.ts';

const read = (route: string, data: unknown, query = '') =>
  readResponse({
    route,
    data,
    query: new URLSearchParams(query),
    status: 200,
    requestId: 'r',
    failureMessage: undefined,
  });

it('completes a search page that has only products', () => {
  expect(
    read('GET /api/product/search', { products: [{ _id: '7', name: 'Steel tiffin' }] }, 'search=tiffin'),
  ).toEqual({
    products: [{ id: 7, title: 'Steel tiffin', name: 'Steel tiffin', imgUrl: [] }],
    page: 1,
    totalPages: 1,
    total: 1,
    totalIsCapped: false,
    didYouMean: null,
    exactMatches: 0,
    leftOut: [],
    understood: { search: 'tiffin', minPrice: null, maxPrice: null },
  });
});

it.each([undefined, {}, { products: {} }, [], null])('rejects %j as a list', (data) => {
  expect(() => read('GET /api/product', data)).toThrow(
    "Invalid API response structure: missing 'products' array within 'data.data'.",
  );
  expect(() => read('GET /api/product/search', data)).toThrow(
    "Invalid API response structure for search: missing 'products' array within 'data.data'.",
  );
});

it.each([
  ['GET /product/search/category', {}],
  ['GET /api/product/:id', { title: 'No id' }],
  ['GET /api/product/suggest', { terms: [] }],
  ['GET /api/shipments/:trackingId', { status: 'Shipped' }],
  ['POST /api/cart/lines', {}],
  ['GET /api/delivery/estimate', undefined],
])('rejects a response of %s without the expected structure', (route, data) => {
  expect(() => read(route, data)).toThrow('Invalid API response structure');
});

it('passes other data through', () => {
  const estimate = { earliest: '2026-11-20', latest: '2026-11-24' };
  expect(read('GET /api/delivery/estimate', estimate)).toBe(estimate);
});
