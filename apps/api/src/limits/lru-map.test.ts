import { expect, test } from 'vitest';
import { LruMap } from './lru-map.ts';

test('evicts the least recently used entry', () => {
  const map = new LruMap<string, number>({ maxSize: 2 });
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  map.set('a', 4);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([4, undefined, 3]);
});

test('evicts as many entries as a large one needs, and never stores one that exceeds the limit', () => {
  const map = new LruMap<string, string>({ maxSize: 4, sizeOf: (text) => text.length });
  map.set('a', 'aa');
  map.set('b', 'b');
  map.set('c', 'cccc');
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, undefined, 'cccc']);
  map.set('d', 'ddddd');
  expect(['c', 'd'].map((key) => map.get(key))).toEqual(['cccc', undefined]);
});
