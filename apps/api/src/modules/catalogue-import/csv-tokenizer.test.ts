import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvTokenizer, detectDelimiter } from './csv-tokenizer.ts';

const tokenize = (delimiter: string, ...pieces: string[]) => {
  const tokenizer = new CsvTokenizer(delimiter);
  return [...pieces.flatMap((piece) => tokenizer.push(piece)), ...tokenizer.end()];
};

test('records have the line they start on, across embedded line breaks of every kind', () => {
  expect(tokenize(',', 'a,b\r\n"x\r\ny\nz",2\rlast,"say ""hi"""')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\r\ny\nz', '2'] },
    { line: 5, cells: ['last', 'say "hi"'] },
  ]);
});

test('a quote inside an unquoted cell is an ordinary character', () => {
  expect(tokenize(',', '5" pipe,2\n')).toEqual([{ line: 1, cells: ['5" pipe', '2'] }]);
});

describe('invalid quoting affects one line', () => {
  test('a quote that is not doubled', () => {
    expect(tokenize(',', '"5" pipe",2\nb,3\n')).toEqual([
      { line: 1, cells: ['"5" pipe",2'], problem: 'a quote inside a quoted cell is not doubled' },
      { line: 2, cells: ['b', '3'] },
    ]);
  });

  test('a quote that is never closed', () => {
    expect(tokenize(',', '"open,2\nb,3\nc,4')).toEqual([
      { line: 1, cells: ['"open,2'], problem: 'a quoted cell is never closed' },
      { line: 2, cells: ['b', '3'] },
      { line: 3, cells: ['c', '4'] },
    ]);
  });

  test('a quote that is never closed in a file that exceeds the buffer', () => {
    const piece = ('x'.repeat(99) + '\n').repeat(2000);
    const tokenizer = new CsvTokenizer(',');
    const records = [
      ...tokenizer.push('"open\n'),
      ...Array.from({ length: 10 }, () => tokenizer.push(piece)).flat(),
    ];
    expect(records[0]?.problem).toBe('a quoted cell is never closed');
    expect(records[1]).toEqual({ line: 2, cells: ['x'.repeat(99)] });
  });
});

test('parses any table, wherever the chunks are split', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '₹', 'क') });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 9 }),
      (rows, delimiter, lineBreak, step) => {
        const text = rows
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter) + lineBreak)
          .join('');
        const pieces = text.match(new RegExp(`[^]{1,${step}}`, 'g')) ?? [];
        expect(tokenize(delimiter, ...pieces).map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

test.each([
  ['sku,title;x,sp\n', ','],
  ['sku;"title, long; name";sp\n', ';'],
  ['sku\ttitle\n1;2;3\t4', '\t'],
  ['sku|title|sp', '|'],
  ['sku', ','],
])('detects the delimiter of %j', (head, delimiter) => expect(detectDelimiter(head)).toBe(delimiter));
