import { describe, expect, test } from 'vitest';
import { writeCsvLine, writePaise, writePlainCell, writeTabLine } from './spreadsheet-cell.ts';

describe('a cell of a text file', () => {
  test.each([
    ['=1+1', `'=1+1`],
    ['+91', `'+91`],
    ['-5 °C freezer', `'-5 °C freezer`],
    ['@home', `'@home`],
    ['＝1+1', `'＝1+1`],
    ['＋91', `'＋91`],
    ['\tx', `'\tx`],
    ['\rx', `'\rx`],
    ["'=1", `'=1`],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written as %j', (given, expected) => {
    expect(writePlainCell(given)).toBe(expected);
  });

  test('numbers are not changed, not even negative ones', () => {
    expect([writePlainCell(-5), writePlainCell({ paise: -5 }), writePlainCell({ paise: -1250 })]).toEqual([
      '-5',
      '-0.05',
      '-12.50',
    ]);
  });

  test.each([
    [0, '0.00'],
    [7, '0.07'],
    [100, '1.00'],
    [12_345_678_901_234, '123456789012.34'],
  ])('%i paise are %s', (paise, expected) => {
    expect(writePaise(paise)).toBe(expected);
  });
});

test('a CSV line quotes cells that need it and ends with CRLF', () => {
  expect(writeCsvLine(['a,b', 'say "hi"', 'two\nlines', 3, null])).toBe(
    '"a,b","say ""hi""","two\nlines",3,\r\n',
  );
});

test('tabs and line breaks in cells do not break a tab-separated line', () => {
  expect(writeTabLine(['a\tb', 'two\r\nlines', { paise: 5 }])).toBe('a b\ttwo lines\t0.05\r\n');
});
