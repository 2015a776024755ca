import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { root, runCommand } from './run-command.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
const readme = await readFile(path.join(root, 'README.md'), 'utf8');
const names = [
  ...new Set([...readme.matchAll(/\bnpm (?:run )?(\w+)/g)].flatMap(([, name = '']) => name)),
].filter((name) => name in scripts);

/** Runs a script from package.json as npm does, without the setup before it. */
async function runScript(name: string, option: string) {
  const [command = '', ...args] = (scripts[name] ?? '').split(' ');
  return runCommand(command, [...args, option]);
}

test('README.md names the commands', () => {
  expect(names).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'seed', 'import', 'bench']));
});

describe.each([...new Set([...names, 'setup', 'build', 'typecheck'])])('npm run %s', (name) => {
  test('--help prints the usage', async () => {
    const { code, output } = await runScript(name, '--help');
    expect(output).toMatch(/^Usage: npm /);
    expect(code).toBe(0);
  });

  test('an unknown option is reported without a stack trace', async () => {
    const { code, output } = await runScript(name, '--no-such-option');
    expect(output).toMatch(/^Unknown option '--no-such-option'/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });
});
