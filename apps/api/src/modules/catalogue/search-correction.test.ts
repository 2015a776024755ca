import { expect, test } from 'vitest';
import { chooseCorrection, settleDoubt } from './search-correction.ts';
import { createTestUnit } from './testing-search-unit.ts';

/** Words as they appear in titles, with the number of titles that contain them. */
const catalogue = {
  saree: 69,
  mobile: 16,
  kurta: 46,
  kurti: 26,
  shoes: 27,
  shoe: 3,
  short: 8,
  hose: 40,
  headphones: 13,
  sandal: 9,
  candle: 7,
  handle: 18,
  silk: 75,
  slim: 28,
  slip: 14,
  black: 68,
  shirt: 47,
  watch: 20,
  bottle: 43,
  leather: 62,
  bedsheet: 14,
  bluetooth: 8,
  backpack: 8,
  chappals: 3,
  chaat: 3,
  phone: 14,
  kitchen: 16,
  soft: 22,
  swim: 5,
  shift: 30,
  auto: 5,
  hand: 12,
  honey: 3,
  vera: 3,
  dust: 3,
  pulse: 3,
  poster: 5,
  bike: 10,
  puja: 15,
  sona: 12,
  case: 14,
  red: 61,
  carry: 14,
  nova: 8,
  box: 19,
  necklace: 20,
  machine: 9,
  साड़ी: 5,
};
const candidates = Object.entries(catalogue).map(([word, products]) => ({ word, products }));
const correct = (typed: string) => chooseCorrection(typed, candidates)?.word ?? null;

test.each([
  ['sarree', 'saree'],
  ['moblie', 'mobile'],
  ['mobail', 'mobile'],
  ['kurtii', 'kurti'],
  ['curti', 'kurti'],
  ['shose', 'shoes'],
  ['hedphones', 'headphones'],
  ['sandle', 'sandal'],
  ['slik', 'silk'],
  ['blak', 'black'],
  ['sgirt', 'shirt'],
  ['wach', 'watch'],
  ['bottel', 'bottle'],
  ['lether', 'leather'],
  ['bedshit', 'bedsheet'],
  ['blutoth', 'bluetooth'],
  ['bagpack', 'backpack'],
  ['chapal', 'chappals'],
  ['kichen', 'kitchen'],
  ['iphone', 'phone'],
  ['ottle', 'bottle'],
  ['lback', 'black'],
  ['ohney', 'honey'],
  ['neckless', 'necklace'],
  ['sarre', 'saree'],
  ['mashine', 'machine'],
  ['headfones', 'headphones'],
  ['साडी', 'साड़ी'],
])('%s was meant for %s', (typed, meant) => {
  expect(correct(typed)).toBe(meant);
});

// oxfmt-ignore
test.each([
  'swift', 'alto', 'honda', 'verna', 'duster', 'pulsar', 'potter', 'nike', 'puma', 'sony', 'casio', 'redmi', 'harry',
  'innova', 'xbox', 'kia', 'zzqqxxyy', '',
])('%s is a stranger', (typed) => {
  expect(correct(typed)).toBeNull();
});

test('of words equally near the one that more titles hold was meant', () => {
  expect(
    chooseCorrection('kurto', [
      { word: 'kurti', products: 26 },
      { word: 'kurta', products: 46 },
    ])?.word,
  ).toBe('kurta');
});

const swift = createTestUnit('swift', 0, { isDoubtful: true });
const soft = { word: 'soft', lexeme: 'soft', products: 22, frequency: 22, attribute: false, audience: false };

test('a stranger stands for itself, or for the two words it is made of', () => {
  expect(settleDoubt(swift, { candidates: [soft], compound: null, compoundFrequency: 0 })).toEqual(swift);
  const parts = { compound: ['photo', 'frame'], compoundFrequency: 3 };
  expect(settleDoubt(swift, { candidates: [], ...parts })).toMatchObject({
    alternatives: [['photo', 'frame']],
    frequency: 3,
  });
});

test('a misspelt word stands for the one that was meant, with all that is known of that', () => {
  const black = {
    word: 'black',
    lexeme: 'black',
    products: 68,
    frequency: 70,
    attribute: true,
    audience: false,
  };
  const blak = { ...swift, words: ['blak'], alternatives: [['blak']] };
  const none = { compound: null, compoundFrequency: 0 };
  expect(settleDoubt(blak, { candidates: [soft, black], ...none })).toEqual({
    ...blak,
    correction: 'black',
    alternatives: [['black']],
    attribute: true,
    typedFrequency: 70,
    frequency: 70,
  });
});

test('a misspelling that a few titles contain stands for both, if what was meant is much more frequent', () => {
  const trolly = { ...swift, words: ['trolly'], alternatives: [['trolli']], typedFrequency: 1, frequency: 1 };
  const trolley = { ...soft, word: 'trolley', lexeme: 'trolley', products: 25, frequency: 26 };
  const none = { compound: null, compoundFrequency: 0 };
  expect(settleDoubt(trolly, { candidates: [trolley], ...none })).toMatchObject({
    correction: 'trolley',
    alternatives: [['trolli'], ['trolley']],
    typedAlternatives: 1,
    frequency: 27,
  });
  expect(settleDoubt(trolly, { candidates: [{ ...trolley, products: 19 }], ...none })).toBe(trolly);
});

test('a word that is not in doubt stays as it is', () => {
  expect(settleDoubt(swift, undefined)).toBe(swift);
});
