import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSigningKey } from './data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'post-procure-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates the signing key once, readable only by this user, and leaves no other files', async () => {
  const key = readSigningKey(folder, undefined);
  expect(key).toHaveLength(64);
  expect(readSigningKey(folder, undefined)).toEqual(key);
  expect(await readdir(folder)).toEqual(['signing-key']);
  expect((await stat(path.join(folder, 'signing-key'))).mode & 0o777).toBe(0o600);
});

test.each(['', 'half of a k'])(
  'a start that was cut off, leaving %j, is made good by the next',
  async (left) => {
    await writeFile(path.join(folder, 'signing-key'), left);
    expect(readSigningKey(folder, undefined)).toHaveLength(64);
  },
);
