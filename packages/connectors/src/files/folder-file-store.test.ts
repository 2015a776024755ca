import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';

let directory: string;
let store: FileStore;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'files-'));
  store = createFolderFileStore(path.join(directory, 'uploads'));
});
afterEach(() => rm(directory, { recursive: true }));

test('keeps a file under its key until it is removed', async () => {
  await store.save('tickets/2611/a', Buffer.from('first'));
  await store.save('tickets/2611/a', Buffer.from('second'));
  const stream = await store.open('tickets/2611/a');
  expect(stream && (await buffer(stream)).toString()).toBe('second');
  expect(await store.listOlderThan(new Date(Date.now() + 60_000))).toEqual(['tickets/2611/a']);
  expect(await store.listOlderThan(new Date(0))).toEqual([]);
  await store.remove('tickets/2611/a');
  await store.remove('tickets/2611/a');
  expect(await store.open('tickets/2611/a')).toBeNull();
});

test('does not list foreign files in the folder', async () => {
  await store.save('tickets/2611/a', Buffer.from('ours'));
  await writeFile(path.join(directory, 'uploads', '.DS_Store'), 'theirs');
  await writeFile(path.join(directory, 'uploads', 'tickets', 'a~'), 'theirs');
  const listed = await store.listOlderThan(new Date(Date.now() + 60_000));
  expect(listed).toEqual(['tickets/2611/a']);
});

test('lists nothing in an unused store', async () => {
  expect(await store.listOlderThan(new Date())).toEqual([]);
});

test.each(['', '..', '../secret', '/etc/passwd', 'a/../../b', 'a//b', 'a\\b', 'A', 'a.part', 'a\0b'])(
  'rejects the key %j',
  async (key) => {
    await expect(store.save(key, Buffer.from('x'))).rejects.toThrow('Invalid file store key');
    await expect(store.open(key)).rejects.toThrow('Invalid file store key');
    expect(await readdir(directory)).toEqual([]);
  },
);
