import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMonthlyLog } from './monthly-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'post-procure-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writes one file per month, appends after a restart, and deletes files after a year', async () => {
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

test('the last lines of a process are in the file at once', () => {
  const log = openMonthlyLog(folder, 12);
  log.write('buffered\n');
  log.writeSynchronously();
  log.write('fatal\n');
  expect(readFileSync(log.place, 'utf8')).toBe('fatal\n');
  return log.close();
});

test('loses lines instead of crashing if the file cannot be written, and retries', async () => {
  let now = Date.parse('2026-11-15T10:00:00Z');
  const place = path.join(folder, 'server-2026-11.log');
  await mkdir(place);
  const log = openMonthlyLog(folder, 12, () => now);
  log.write('lost\n');
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  await rmdir(place);
  const write = () => {
    now += 60_000;
    log.write('kept\n');
    return readFile(place, 'utf8');
  };
  await expect.poll(write).toContain('kept\n');
  await log.close();
});
