import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { iconNames } from './icon.tsx';

test('every icon is in the file of icons', async () => {
  const file = await readFile(new URL('icons.svg', import.meta.url), 'utf8');
  const symbols = [...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(symbols).toEqual([...iconNames]);
});
