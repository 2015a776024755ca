import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImageStore } from './image-store.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'post-procure-store-'));
});
afterEach(() => rm(directory, { recursive: true }));

const countFiles = async (): Promise<number> =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

test('renditions fill no more than the given number of files, however many are written', async () => {
  const { renditions } = createImageStore(directory, { maxRenditions: 8 });
  const names = Array.from({ length: 100 }, (_, index) => `v1/art/sari/red/${index}/160.webp`);
  for (const name of names) await renditions.write(name, Buffer.from(`image of ${name}`));
  expect(await countFiles()).toBeLessThanOrEqual(8);
  const found = await Promise.all(names.map((name) => renditions.read(name)));
  expect(found.filter((bytes) => bytes !== null).length).toBeGreaterThan(0);
  found.forEach((bytes, index) => {
    if (bytes !== null) expect(bytes.toString()).toBe(`image of ${names[index] ?? ''}`);
  });
});

test('masters are kept, because their source may be gone', async () => {
  const { masters, renditions } = createImageStore(directory, { maxRenditions: 1 });
  for (const id of [1, 2, 3]) await masters.write(`web/${id}/master.webp`, Buffer.from(String(id)));
  for (const id of [1, 2, 3]) await renditions.write(`web/${id}/160.webp`, Buffer.from('small'));
  const read = await Promise.all([1, 2, 3].map((id) => masters.read(`web/${id}/master.webp`)));
  expect(read.map(String)).toEqual(['1', '2', '3']);
});

test('a damaged or empty file counts as missing', async () => {
  const { renditions } = createImageStore(directory, { maxRenditions: 1 });
  await renditions.write('a', Buffer.from('first'));
  await renditions.write('ab', Buffer.from('second'));
  expect(await renditions.read('a')).toBeNull();
  expect(String(await renditions.read('ab'))).toBe('second');
});
