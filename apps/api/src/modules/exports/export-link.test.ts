import { expect, test } from 'vitest';
import { createExportLinks } from './export-link.ts';

test('links signed with the previous key work while the key is being replaced', () => {
  const [oldKey, newKey, otherKey] = [1, 2, 3].map((value) => new Uint8Array(32).fill(value)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const id = '0b7f6c1e-4a51-4a0a-9a3c-6f2d8f1f7f10';
  const user = '5d3e9c42-1f0b-4c57-8f6e-2b7a90d4c318';
  const url = createExportLinks(oldKey).write(id, user, new Date(Date.now() + 3_600_000));
  const { expires = '', signature = '' } = Object.fromEntries(new URL(url, 'http://shop.test').searchParams);
  const check = (...keys: [Uint8Array, Uint8Array?]) =>
    createExportLinks(...keys).check(id, { user, expires, signature });
  expect(check(newKey)).toBe(false);
  expect(check(newKey, oldKey)).toBe(true);
  expect(check(otherKey, newKey)).toBe(false);
});
