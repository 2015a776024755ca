import { expect, test } from 'vitest';
import { compareLines } from './changed-lines.ts';

test('lines that the other side lacks are marked', () => {
  expect(compareLines(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual([
    { text: 'a', isChanged: false },
    { text: 'b', isChanged: true },
    { text: 'c', isChanged: false },
  ]);
});
