import { expect, test } from 'vitest';
import { LruMap } from './lru-map.ts';

test('the key that was not set for longest is forgotten', () => {
  const map = new LruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([3, undefined, 4]);
});
