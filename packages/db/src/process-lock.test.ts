import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHolder, tryLock } from './process-lock.mjs';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'process-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a process that takes the lock, prints the result and keeps running. */
async function startHolder() {
  const module = new URL('./process-lock.mjs', import.meta.url).href;
  const program = `import { tryLock } from '${module}';
    console.log(tryLock('${file}', 'holder').holder === undefined ? 'taken' : 'refused');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, answer: answer.toString().trim() };
}

async function kill(child: ReturnType<typeof spawn>): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a lock is held until its process dies', async () => {
  const { child } = await startHolder();
  expect(tryLock(file, 'second').holder).toMatchObject({ pid: child.pid, label: 'holder', ending: false });
  await kill(child);
  expect(findHolder(file)).toBeNull();
  expect(tryLock(file, 'second').holder).toBeUndefined();
});

test('exactly one of several processes takes over a stale lock', async () => {
  const first = await startHolder();
  await kill(first.child);
  const rivals = await Promise.all(Array.from({ length: 6 }, startHolder));
  expect(rivals.filter(({ answer }) => answer === 'taken')).toHaveLength(1);
  await Promise.all(rivals.map(({ child }) => kill(child)));
});

test('a process that reuses the PID of the holder does not hold the lock', async () => {
  tryLock(file, 'this');
  const lock = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...lock, started: 'earlier' }));
  expect(findHolder(file)).toBeNull();
});

test('a damaged lock file is replaced', async () => {
  await writeFile(file, '{"pid": 1');
  expect(tryLock(file, 'this').holder).toBeUndefined();
});

test('a holder can announce its exit, and release removes all files', async () => {
  const lock = tryLock(file, 'this');
  if (lock.holder !== undefined) throw new Error('the lock was not free');
  lock.announceEnd();
  expect(findHolder(file)).toMatchObject({ ending: true });
  lock.release();
  expect(await readdir(folder)).toEqual([]);
});
