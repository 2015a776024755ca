import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRunning } from '../packages/db/src/process-lock.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'setup-'));
  for (const file of ['scripts/setup.mjs', 'packages/db/src/process-lock.mjs', '.npmrc']) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await cp(path.join(import.meta.dirname, '..', file), path.join(folder, file));
  }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ workspaces: [] }));
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the setup with a program in place of npm. */
async function startSetup(npm: string) {
  const stub = path.join(folder, 'npm.js');
  await writeFile(stub, npm);
  const child = spawn(process.execPath, ['scripts/setup.mjs', '--install-only'], {
    cwd: folder,
    env: { PATH: process.env.PATH, npm_execpath: stub, npm_node_execpath: process.execPath },
  });
  let said = '';
  const collect = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

test('kills npm when an install is interrupted', async () => {
  const pids = path.join(folder, 'pids');
  const started = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      void readFile(pids, 'utf8').then(
        (text) => {
          if (!text.endsWith('\n')) return;
          clearInterval(timer);
          resolve();
        },
        () => undefined,
      );
    }, 20);
  });
  const { child, ended } = await startSetup(`
    process.on('SIGINT', () => {});
    const script = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    require('node:fs').writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + script.pid + '\\n');
    setInterval(() => {}, 1000);
  `);
  await started;
  child.kill('SIGINT');
  expect((await ended).code).toBe(130);
  const left = (await readFile(pids, 'utf8')).trim().split(' ').map(Number);
  await expect.poll(() => left.filter(isRunning)).toEqual([]);
});

test('explains a failed install and repeats it next time', async () => {
  await mkdir(path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'node_modules', '.post-procure-setup'), 'of an older install');
  const { ended } = await startSetup(`console.error('npm error network'); process.exit(1);`);
  const { code, said } = await ended;
  expect(code).toBe(1);
  expect(said).toMatch(/npm error network\n\nnpm ci failed; .* Check the network and the disk/);
  await expect(readFile(path.join(folder, 'node_modules', '.post-procure-setup'))).rejects.toThrow('ENOENT');
});
