import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMonthlyLog } from './monthly-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'post-procure-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a month has its file, goes on after a restart, and is deleted a year after its end', async () => {
  let now = Date.parse('2026-11-15T10:00:00Z');
  await writeFile(path.join(folder, 'server-2025-11.log'), 'a year ago\n');
  await writeFile(path.join(folder, 'server-2025-10.log'), 'more than a year ago\n');
  await writeFile(path.join(folder, 'notes.txt'), 'not ours');

  const first = openMonthlyLog(folder, 12, () => now);
  first.write('one\n');
  await first.close();
  expect(await readdir(folder)).toEqual(['notes.txt', 'server-2025-11.log', 'server-2026-11.log']);

  const second = openMonthlyLog(folder, 12, () => now);
  second.write('two\n');
  const november = second.place;
  now = Date.parse('2026-12-01T00:00:00Z');
  second.write('three\n');
  await second.close();
  expect(await readdir(folder)).toEqual(['notes.txt', 'server-2026-11.log', 'server-2026-12.log']);
  expect(await readFile(november, 'utf8')).toBe('one\ntwo\n');
  expect(await readFile(second.place, 'utf8')).toBe('three\n');
});
