import { expect, test } from 'vitest';
import { SharedStrings } from './xlsx-shared-strings.ts';

test('reads strings by number, across block boundaries', async () => {
  const texts = Array.from(
    { length: 5000 },
    (_, i) => `${i} ₹ ${'क'.repeat(i % 97)}${i % 1000 === 0 ? 'x'.repeat(200_000) : ''}`,
  );
  const strings = await SharedStrings.create();
  for (const text of texts) strings.add(text);
  strings.finish();
  const picked = [0, 4999, 1000, 1, 2500, 1000, 4000, 77];
  expect(picked.map((i) => strings.get(i))).toEqual(picked.map((i) => texts[i]));
  expect([-1, 5000, 1.5, Number.NaN].map((i) => strings.get(i))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  await strings.close();
});

test('millions of short strings do not need more memory than a few', async () => {
  const strings = await SharedStrings.create();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 900_000; i++) strings.add('x');
  const grown = process.memoryUsage().heapUsed - before;
  strings.finish();
  expect(strings.get(899_999)).toBe('x');
  await strings.close();
  expect(grown).toBeLessThan(60 * 1024 * 1024);
});
