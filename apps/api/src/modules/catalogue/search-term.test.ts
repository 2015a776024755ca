import { expect, test } from 'vitest';
import {
  assignRoles,
  correctedTerm,
  matchEveryUnit,
  matchThing,
  quoteLexeme,
  type SearchUnit,
} from './search-term.ts';
import { createTestUnit } from './testing-search-unit.ts';

const unit = (word: string): SearchUnit => createTestUnit(word, 100);

test('quotes what tsquery would read as syntax', () => {
  expect(quoteLexeme("a'b\\c & !d:*")).toBe(`'a''b\\\\c & !d:*'`);
});

test('looks for a word in the title only, or in brand and categories too', () => {
  const flat = (queries: string[]) => queries.map((query) => query.replaceAll(/[()]/g, ''));
  const units = [{ ...unit('sari'), alternatives: [['sari'], ['silk', 'wrap']] }, unit('red')];
  expect(flat(matchEveryUnit(units, 'title'))).toEqual(["'sari' | 'silk' & 'wrap'", "'red'"]);
  expect(flat(matchEveryUnit([unit('red')], 'anywhere'))).toEqual(["'red' | 'b:red' | 'c:red'"]);
  expect(flat(matchEveryUnit([{ ...unit('x'), alternatives: [], prefix: 'zyn' }], 'titleOrBrand'))).toEqual([
    "'zyn':* | 'b:zyn':*",
  ]);
  const completed = { ...unit('po'), alternatives: [['polo'], ['pocket']], indexed: ['polo', 'c:pocket'] };
  expect(flat(matchEveryUnit([completed], 'anywhere'))).toEqual(["'polo' | 'c:pocket'"]);
  expect(flat(matchEveryUnit([completed], 'title'))).toEqual(["'polo'"]);
  expect(flat(matchEveryUnit([{ ...completed, indexed: ['c:polo'] }], 'title'))).toEqual(["'=nothing'"]);
});

test('the typed word counts before its synonyms, and a brand only if the word is mostly one', () => {
  const flat = (queries: string[]) => queries.map((query) => query.replaceAll(/[()]/g, ''));
  const saree = { ...unit('sare'), alternatives: [['sare'], ['sari']] };
  expect(flat(matchEveryUnit([saree], 'typedTitle'))).toEqual(["'sare'"]);
  expect(flat(matchEveryUnit([saree], 'title'))).toEqual(["'sare' | 'sari'"]);
  expect(flat(matchEveryUnit([{ ...unit('nike'), brand: true }], 'title'))).toEqual(["'nike' | 'b:nike'"]);
});

test.each([
  ['cotton lehenga for wedding', ['other', 'thing', 'purpose']],
  ['wedding lehenga', ['other', 'thing']],
  ['wedding ke liye lehenga', ['purpose', 'thing']],
  ['watch with strap', ['thing', 'purpose']],
  ['shirt 40', ['thing', 'other']],
])('%s has the roles %j', (term, roles) => {
  const words = term.split(' ').filter((word) => !['for', 'with', 'ke', 'liye'].includes(word));
  const units = assignRoles(
    term,
    words.map((word) => unit(word)),
  );
  expect(units.map(({ role }) => role)).toEqual(roles);
});

test('colours, people and brands are not what is looked for', () => {
  const shoes = unit('shoes');
  const rest = [
    { ...unit('black'), attribute: true },
    { ...unit('women'), audience: true },
    { ...unit('nike'), brand: true },
  ];
  const units = assignRoles('shoes black women nike', [shoes, ...rest]);
  expect(units.map(({ role }) => role)).toEqual(['thing', 'other', 'other', 'other']);
  expect(matchThing(units)).toBe("'=nshoes'");
  expect(matchThing(assignRoles('black women', rest))).toBeNull();
  const incomplete = { ...shoes, alternatives: [], typedAlternatives: 0, prefix: 'sho' };
  expect(matchThing(assignRoles('sho', [incomplete]))).toBeNull();
});

test('a product is what is looked for if its title or its category says so', () => {
  const kurti = { ...unit('kurti'), categories: [7, 9] };
  const units = assignRoles('kurti cotton', [kurti, unit('cotton')]);
  expect(units.map(({ role }) => role)).toEqual(['thing', 'thing']);
  expect(matchThing(units)).toBe("'=ncotton' | '=c7' | '=c9'");
});

test('spells the whole term anew when one word was corrected', () => {
  expect(correctedTerm([unit('blue'), { ...unit('hedphone'), correction: 'headphone' }])).toBe(
    'blue headphone',
  );
  expect(correctedTerm([unit('blue')])).toBeNull();
});
