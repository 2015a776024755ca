import { expect, test } from 'vitest';
import { judgeRtoRisk, type RiskFacts } from './judge-rto-risk.ts';

const facts: RiskFacts = {
  pincode: '110024',
  pin: undefined,
  region: undefined,
  products: [{ title: 'Cotton kurta', record: undefined }],
  phone: { delivered: 0, returned: 0, open: 0 },
  street: 'C-56, Second Floor, Lajpat Nagar 2',
  landmark: '',
  valuePaise: 49_900,
};
const record = (returned: number, ended: number) => ({ delivered: ended - returned, returned });
const judge = (changes: Partial<RiskFacts>) => judgeRtoRisk({ ...facts, ...changes });

test('says that there is too little history', () => {
  expect(judgeRtoRisk(facts)).toEqual({
    level: 'unknown',
    score: 0,
    reasons: [
      {
        factor: 'pin',
        points: 0,
        text: 'Too few orders went to PIN codes that start with 110 to judge the area.',
      },
      {
        factor: 'product',
        points: 0,
        text: 'There are too few completed orders for this product to judge the risk.',
      },
      { factor: 'phone', points: 0, text: 'You have not delivered to this mobile number before.' },
      { factor: 'address', points: 0, text: 'The address has a house or flat number.' },
      { factor: 'value', points: 0, text: 'The order is worth ₹499.00, less than ₹2,000.' },
    ],
  });
  expect(judge({ pin: record(9, 9) }).level).toBe('unknown');
});

test.each([
  [0, 10, 0],
  [1, 21, 0],
  [1, 20, 10],
  [2, 20, 20],
  [4, 20, 30],
  [6, 20, 40],
  [20, 20, 40],
])('%i of %i orders to the PIN code came back: %i points', (returned, ended, points) => {
  expect(judge({ pin: record(returned, ended) }).reasons).toContainEqual({
    factor: 'pin',
    points,
    text: `${returned} of ${ended} orders to PIN code 110024 came back in the last 180 days (${Math.round((returned * 100) / ended)}%).`,
  });
});

test('uses the region if the PIN code has too few orders', () => {
  expect(judge({ pin: record(9, 9), region: record(3, 30) }).reasons[0]).toEqual({
    factor: 'pin',
    points: 20,
    text: '3 of 30 orders to PIN codes that start with 110 came back in the last 180 days (10%).',
  });
});

test('judges by the product that comes back most often', () => {
  const products = [
    { title: 'Sari', record: record(1, 20) },
    { title: 'Shoes', record: record(5, 20) },
    { title: 'Ring', record: record(3, 3) },
  ];
  expect(judge({ products }).reasons[0]).toEqual({
    factor: 'product',
    points: 25,
    text: '5 of 20 orders of Shoes came back in the last 180 days (25%).',
  });
});

test.each([
  [{ delivered: 3, returned: 0, open: 0 }, -10],
  [{ delivered: 0, returned: 1, open: 0 }, 25],
  [{ delivered: 2, returned: 1, open: 0 }, 15],
  [{ delivered: 0, returned: 2, open: 0 }, 40],
  [{ delivered: 0, returned: 0, open: 3 }, 10],
  [{ delivered: 0, returned: 0, open: 2 }, 0],
])('orders for the same mobile number: %j', (phone, points) => {
  const own = judge({ phone }).reasons.filter(({ factor }) => factor === 'phone');
  expect(own.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
});

test.each([
  [{ street: 'Station Road, Sadar Bazar, Main Market' }, 15],
  [{ street: '12 Hill Road' }, 10],
  [{ street: '12 Hill Road', landmark: 'the temple' }, 0],
  [{ street: 'Hill Road' }, 25],
  [{ valuePaise: 199_999 }, 0],
  [{ valuePaise: 200_000 }, 5],
  [{ valuePaise: 500_000 }, 10],
])('%j: %i points', (changes, score) => {
  expect(judge(changes).score).toBe(score);
});

test('adds up the points, and never leaves the range from 0 to 100', () => {
  expect(judge({ phone: { delivered: 5, returned: 0, open: 0 } })).toMatchObject({ level: 'low', score: 0 });
  expect(judge({ street: 'Hill Road' })).toMatchObject({ level: 'medium', score: 25 });
  expect(judge({ pin: record(6, 20), street: '12 Hill Road' })).toMatchObject({ level: 'high', score: 50 });
  expect(
    judge({
      pin: record(9, 20),
      products: [{ title: 'Shoes', record: record(9, 20) }],
      phone: { delivered: 0, returned: 3, open: 0 },
    }),
  ).toMatchObject({ level: 'high', score: 100 });
});
