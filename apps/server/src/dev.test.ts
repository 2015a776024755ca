import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('npm run dev serves the storefront and the seller application, and stops on SIGTERM', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dev-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', SELLER_PORT: '0', DATA_DIR: dataDir, DEMO_PRODUCTS: '0' },
  });
  const exited = once(child, 'exit');
  try {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const readUrl = (name: string) => new RegExp(`${name} +(\\S+)`).exec(output)?.[1];
    await expect.poll(() => readUrl('Seller application'), { timeout: 170_000 }).toBeDefined();
    const home = await fetch(readUrl('Storefront and API') ?? '');
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<h1');
    const login = await fetch(`${readUrl('Seller application') ?? ''}/login`);
    expect(login.status).toBe(200);
    expect(await login.text()).toContain('storefront-url');
  } finally {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true });
  }
  expect(child.exitCode).toBe(0);
});
