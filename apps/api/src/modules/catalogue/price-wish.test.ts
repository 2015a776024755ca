import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPriceWish, readPriceWish, respellWish, withoutUnfinishedWish } from './price-wish.ts';

test.each([
  ['saree under 500', 'saree', 500],
  ['under 500 saree', 'saree', 500],
  ['Kurti below Rs. 1,299 cotton', 'Kurti cotton', 1299],
  ['shoes upto ₹999', 'shoes', 999],
  ['shoes up to 999 rs', 'shoes', 999],
  ['shoes under 999/-', 'shoes', 999],
  ['saree under 500!', 'saree', 500],
  ['laptop under 40k', 'laptop', 40_000],
  ['kurti 300 se kam', 'kurti', 300],
  ['bag 500 ke andar', 'bag', 500],
  ['साड़ी 500 रुपये से कम', 'साड़ी', 500],
  ['साड़ी 700 तक', 'साड़ी', 700],
  ['toys under 12 under 500', 'toys under 12', 500],
  ['box under 500 ml under 500', 'box under 500 ml', 500],
  ['saree under 500 silk 300 se kam', 'saree silk', 300],
])('%s', (search, term, maxPrice) => {
  expect(readPriceWish(search)).toMatchObject({ term, maxPrice });
});

test.each([
  'saree',
  ' saree  silk ',
  'under 500',
  'toys under 12 years',
  'dumbbell under 50 kg',
  'under armour 500',
  'thunder 500',
  'box under 500 ml',
  'rope upto 100 meters',
  'pen drive below 128 GB',
  'saree under 1,00,000,000,000,000,000,000',
  'saree under 999999999',
])('%s holds no price', (search) => {
  expect(readPriceWish(search)).toMatchObject({ term: search, maxPrice: null });
});

test('what is left holds no price any more, so that taking it back is the end of it', () => {
  const word = fc.constantFrom(
    'kurti',
    'under',
    'upto',
    '500',
    '₹300',
    '50',
    '1,200',
    '2k',
    'rs',
    'se',
    'kam',
    'tak',
    'kg',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const { term, maxPrice } = readPriceWish(words.join(' '));
      expect(readPriceWish(term).maxPrice).toBeNull();
      if (maxPrice !== null) expect(term).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['kurtii under 500', 'kurti under 500'],
  ['kurtii 300 se kam', 'kurti 300 se kam'],
  ['under ₹1,299 kurtii', 'under ₹1,299 kurti'],
  ['kurtii', 'kurti'],
])('%s is spelt anew with its price: %s', (search, respelt) => {
  expect(respellWish(readPriceWish(search), 'kurti')).toBe(respelt);
});

test.each([
  ['kurti under ', 'kurti'],
  ['kurti under 5', 'kurti'],
  ['kurti upto rs 4', 'kurti'],
  ['kurti under', 'kurti under'],
  ['under 5', 'under 5'],
  ['lunch box', 'lunch box'],
])('%j is completed as %j', (typed, completed) => {
  expect(withoutUnfinishedWish(typed)).toBe(completed);
});

test.each([
  [{}, { maxPrice: 500 }],
  [{ maxPrice: 900 }, { maxPrice: 900 }],
  [{ maxPrice: 200 }, { maxPrice: 200 }],
  [{ minPrice: 200 }, { minPrice: 200, maxPrice: 500 }],
  [{ minPrice: 1000 }, { minPrice: 1000 }],
])('under chosen prices %j the wish for 500 gives %j', (chosen, prices) => {
  const rest = { sort: 'featured', page: 1, limit: 24 } as const;
  const query = applyPriceWish(
    { ...rest, ...chosen, search: 'kurti under 500' },
    readPriceWish('kurti under 500'),
  );
  expect(query).toEqual({ ...rest, ...prices, search: 'kurti' });
});
