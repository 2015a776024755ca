import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommandLine } from '../apps/server/src/process/command-line.ts';
import { compressAssets } from './compress-assets.ts';
import { root, runCommand } from './run-command.ts';

const apps = ['apps/storefront', 'apps/seller'];
const sources = [...apps, 'packages/ui', 'packages/api-client', 'packages/contracts', 'packages/money'];
const generated = new Set(['build', 'node_modules', '.react-router']);
const stampFile = path.join(root, '.cache/build-stamp');

const usage = `Usage: npm run build -- [options]

Builds the storefront and the seller application.

  --if-changed  skip the build when no source file has changed since the last one
  --help        show this text`;

const values = readCommandLine(usage, { 'if-changed': { type: 'boolean' } });
const hash = await hashSources();
if (!(values['if-changed'] === true && (await isBuilt()))) await buildAll();

async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => null);
  return stamp === hash && apps.every((app) => existsSync(path.join(root, app, 'build/client')));
}

async function buildAll(): Promise<void> {
  console.log('Building the web apps …');
  await rm(stampFile, { force: true });
  const results = await Promise.all(
    apps.map((app) => runCommand('react-router', ['build'], { cwd: path.join(root, app) })),
  );
  const failed = results.map((result, index) => ({ ...result, app: apps[index] })).filter(({ code }) => code);
  for (const { app, output } of failed) console.error(`${output.trim()}\n\nBuilding ${app} failed.`);
  if (failed.length > 0) {
    process.exitCode = 1;
    return;
  }
  for (const app of apps) await compressAssets(path.join(root, app, 'build/client'));
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, hash);
}

async function hashSources(): Promise<string> {
  const files = ['package-lock.json'];
  for (const folder of sources) {
    const entries = glob(`${folder}/**/*`, {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) => generated.has(entry.name) || entry.name.includes('.test.'),
    });
    for await (const entry of entries) {
      if (entry.isFile()) files.push(path.relative(root, path.join(entry.parentPath, entry.name)));
    }
  }
  const sum = createHash('sha256');
  for (const file of files.sort()) sum.update(file).update(await readFile(path.join(root, file)));
  return sum.digest('hex');
}
