import { expect, test } from 'vitest';
import {
  correctedTerm,
  matchAll,
  matchEveryUnit,
  matchMostUnits,
  quoteLexeme,
  type SearchUnit,
} from './search-term.ts';

const unit = (word: string, frequency = 100): SearchUnit => ({
  words: [word],
  correction: null,
  alternatives: [[word]],
  prefix: null,
  indexed: null,
  attribute: false,
  audience: false,
  frequency,
});

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

test('goes on with all but one unit, then all but two while that is half of them', () => {
  const widths = (count: number) =>
    matchMostUnits(Array.from({ length: count }, (_, index) => unit(`w${index}`))).length;
  expect([1, 2, 3, 4, 6, 7].map(widths)).toEqual([0, 1, 1, 2, 2, 1]);
});

test('goes on first with what is looked for, whatever its size, and without words that nobody carries', () => {
  const queries = (units: SearchUnit[]) => matchMostUnits(units).map(({ query }) => query);
  const just = (word: string) => matchAll(matchEveryUnit([unit(word)], 'anywhere'));
  const [first, second] = queries([unit('dumbbell'), unit('5kg')]);
  expect(first).toBe(just('dumbbell'));
  expect(second).toContain(first);
  expect(queries([unit('saree'), unit('qwrt', 0), unit('zzzz', 0)])[0]).toBe(just('saree'));
  expect(queries([{ ...unit('black'), attribute: true }, unit('saree')])[0]).toBe(just('saree'));
  expect(queries([unit('5kg'), unit('2l')])).toHaveLength(1);
  const last = queries([unit('photo'), unit('frame'), unit('8x10', 0)]).at(-1);
  expect(last).toContain(just('photo'));
  expect(last).toContain(just('frame'));
});

test('for whom a thing is counts before what it is like, and after what it is', () => {
  const queries = (units: SearchUnit[]) => matchMostUnits(units).map(({ query }) => query);
  const all = (words: string[]) =>
    matchAll(
      matchEveryUnit(
        words.map((word) => unit(word)),
        'anywhere',
      ),
    );
  const women = { ...unit('women'), audience: true };
  expect(queries([unit('smart'), unit('watch'), women])[0]).toBe(all(['smart', 'watch']));
  const [forWomen, forAnyone] = queries([{ ...unit('red'), attribute: true }, unit('watch'), women]);
  expect(forWomen).toBe(all(['watch', 'women']));
  expect(forAnyone).toBe(`(${forWomen}) | (${all(['watch'])})`);
  expect(queries([{ ...unit('red'), attribute: true }, women])[0]).toBe(all(['women']));
  expect(queries([women])).toEqual([]);
});

test('spells the whole term anew when one word was corrected', () => {
  expect(correctedTerm([unit('blue'), { ...unit('hedphone'), correction: 'headphone' }])).toBe(
    'blue headphone',
  );
  expect(correctedTerm([unit('blue')])).toBeNull();
});
