import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPriceIntent, readPriceIntent, respellIntent, withoutUnfinishedPrice } from './price-intent.ts';

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
  expect(readPriceIntent(search)).toMatchObject({ term, minPrice: null, maxPrice });
});

test.each([
  ['saree above 500', 'saree', 500, null],
  ['more than rs 1,500 watch', 'watch', 1500, null],
  ['kurti 300 se zyada', 'kurti', 300, null],
  ['साड़ी 500 से ज्यादा', 'साड़ी', 500, null],
  ['saree above 500 under 900', 'saree', 500, 900],
  ['bag between 500 and 1000', 'bag', 500, 1000],
  ['bag between ₹60-₹90', 'bag', 60, 90],
  ['shoes 500 to 1000', 'shoes', 500, 1000],
  ['shoes 2k to 5k men', 'shoes men', 2000, 5000],
  ['kurti 500 se 1000 tak', 'kurti', 500, 1000],
  ['साड़ी 500 से 1000 के बीच', 'साड़ी', 500, 1000],
  ['kurti rs 500-1000', 'kurti', 500, 1000],
  ['kurti 500-1000/-', 'kurti', 500, 1000],
  ['₹60 to ₹90 pen', 'pen', 60, 90],
  ['kurti 500 to 1000 under 800', 'kurti', 500, 800],
  ['kurti above 900 under 500', 'kurti', null, 500],
  ['saree not more than 500', 'saree', null, 500],
  ['saree no more than ₹500', 'saree', null, 500],
  ['saree not above 500', 'saree', null, 500],
  ['saree 500 se zyada nahi', 'saree', null, 500],
  ['saree not less than 500', 'saree', 500, null],
  ['saree not under 500', 'saree', 500, null],
  ['saree 500 se kam nahi', 'saree', 500, null],
  ['saree at most 500', 'saree', null, 500],
  ['saree atleast 500', 'saree', 500, null],
  ['saree starting from 500', 'saree', 500, null],
  ['saree cheaper than 500', 'saree', null, 500],
  ['saree <500', 'saree', null, 500],
  ['saree >= 500', 'saree', 500, null],
  ['laptop under 1 lakh', 'laptop', null, 100_000],
  ['laptop under 1.5 lakh', 'laptop', null, 150_000],
  ['bag 0.5k to 1.5k', 'bag', 500, 1500],
  ['bag under 1000.50', 'bag', null, 1000.5],
  ['५०० से १००० तक साड़ी', 'साड़ी', 500, 1000],
  ['saree ५०० से कम', 'saree', null, 500],
  ['saree under 500 only', 'saree', null, 500],
  ['saree 500 tak ki', 'saree', null, 500],
  ['500 tak wali saree', 'saree', null, 500],
  ['under 500 bags', 'bags', null, 500],
  ['shoes from 500 to 1000', 'shoes', 500, 1000],
  ['kurti price range 200 to 500', 'kurti', 200, 500],
])('%s', (search, term, minPrice, maxPrice) => {
  expect(readPriceIntent(search)).toMatchObject({ term, minPrice, maxPrice });
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
  'lens 70-300',
  'lens 70 to 300',
  'toys 3 to 5 years',
  'bottle 500 to 1000 ml',
  'puzzle 500-1000 pieces',
  'overall 500',
  'shoes 1000 to 500',
  'between 500 and 1000',
  '500 to 1000',
  'towel above 500 gsm',
  'towel 400 to 500 GSM',
  'bedsheet 200 to 400 tc',
  'vitamin c 500 to 1000 mg',
  'bulb above 800 lumens',
  'calendar 2026 to 2027',
  'cover for 2000 to 2010 car',
  'air max 270',
  'saree up to 50% off',
  'साड़ी ५०० ग्राम',
])('%s holds no price', (search) => {
  expect(readPriceIntent(search)).toMatchObject({ term: search, minPrice: null, maxPrice: null });
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
    'above',
    'between',
    'and',
    'to',
    '-',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const { term, minPrice, maxPrice } = readPriceIntent(words.join(' '));
      expect(readPriceIntent(term)).toMatchObject({ minPrice: null, maxPrice: null });
      if (minPrice !== null || maxPrice !== null) expect(term).not.toBe('');
      if (minPrice !== null && maxPrice !== null) expect(minPrice).toBeLessThanOrEqual(maxPrice);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['kurtii under 500', 'kurti under 500'],
  ['kurtii 300 se kam', 'kurti 300 se kam'],
  ['kurtii 500 to 1000', 'kurti 500 to 1000'],
  ['under ₹1,299 kurtii', 'under ₹1,299 kurti'],
  ['kurtii', 'kurti'],
])('%s is spelt anew with its price: %s', (search, respelt) => {
  expect(respellIntent(readPriceIntent(search), 'kurti')).toBe(respelt);
});

test.each([
  ['kurti under ', 'kurti'],
  ['kurti under 5', 'kurti'],
  ['kurti upto rs 4', 'kurti'],
  ['kurti under', 'kurti under'],
  ['kurti above 5', 'kurti'],
  ['kurti between 500', 'kurti'],
  ['kurti between 500 an', 'kurti'],
  ['kurti between 500 and 1', 'kurti'],
  ['kurti 500 to ', 'kurti'],
  ['kurti 500 to 10', 'kurti'],
  ['kurti 500', 'kurti 500'],
  ['kurti 500 t', 'kurti'],
  ['kurti 500 to 100', 'kurti'],
  ['kurti between 500 and 100', 'kurti'],
  ['kurti ₹500-10', 'kurti'],
  ['kurti 500 se', 'kurti'],
  ['kurti 500 se k', 'kurti'],
  ['bag 500 ke an', 'bag'],
  ['under 5', 'under 5'],
  ['lunch box', 'lunch box'],
])('%j is completed as %j', (typed, completed) => {
  expect(withoutUnfinishedPrice(typed)).toBe(completed);
});

test.each([
  ['kurti under 500', {}, { maxPrice: 500 }],
  ['kurti under 500', { maxPrice: 900 }, { maxPrice: 900 }],
  ['kurti under 500', { maxPrice: 200 }, { maxPrice: 200 }],
  ['kurti under 500', { minPrice: 200 }, { minPrice: 200, maxPrice: 500 }],
  ['kurti under 500', { minPrice: 1000 }, { minPrice: 1000 }],
  ['kurti above 500', {}, { minPrice: 500 }],
  ['kurti above 500', { minPrice: 200 }, { minPrice: 200 }],
  ['kurti above 500', { maxPrice: 900 }, { minPrice: 500, maxPrice: 900 }],
  ['kurti above 500', { maxPrice: 400 }, { maxPrice: 400 }],
  ['kurti 300 to 500', {}, { minPrice: 300, maxPrice: 500 }],
  ['kurti 300 to 500', { minPrice: 400 }, { minPrice: 400, maxPrice: 500 }],
  ['kurti 300 to 500', { minPrice: 600 }, { minPrice: 600 }],
  ['kurti 300 to 500', { maxPrice: 200 }, { maxPrice: 200 }],
])('%s with chosen prices %j gives %j', (search, chosen, prices) => {
  const rest = { sort: 'featured', page: 1, limit: 24 } as const;
  const query = applyPriceIntent({ ...rest, ...chosen, search }, readPriceIntent(search));
  expect(query).toEqual({ ...rest, ...prices, search: 'kurti' });
});
