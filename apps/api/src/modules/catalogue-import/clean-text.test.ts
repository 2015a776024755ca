import { expect, test } from 'vitest';
import { cleanCell, toPlainLine } from './clean-text.ts';

test.each(['', '  ', '-', 'N/A', 'null', 'NaN', '#REF!', '#n/a'])('%j is empty', (cell) => {
  expect(cleanCell(cell)).toEqual({ text: '', warnings: [] });
});

test('removes control characters with a warning; keeps line breaks and the joiners of Indian scripts', () => {
  expect(cleanCell('a\0b\u0007c\u200b')).toEqual({
    text: 'abc',
    warnings: ['control characters were removed'],
  });
  expect(cleanCell('क्\u200dष\nb')).toEqual({ text: 'क्\u200dष\nb', warnings: [] });
});

test('keeps lone surrogates and reports them', () => {
  const { text, warnings } = cleanCell('a\ud83d');
  expect(text).toBe('a\ufffd');
  expect(warnings).toHaveLength(1);
});

test.each([
  ['Men&#39;s &amp; Women&#x27;s', "Men's & Women's"],
  ['<b>Lamp</b>&nbsp; shade\n big', 'Lamp shade big'],
  ['&lt;script&gt;x()&lt;/script&gt;Lamp', 'x() Lamp'],
  ['size < 5 and > 3 &bogus;', 'size < 5 and > 3 &bogus;'],
  ['a&#0;b&#xD800;c&#9999999;', 'ab\ufffdc&#9999999;'],
])('%s as plain text is %s', (text, plain) => expect(toPlainLine(text)).toBe(plain));
