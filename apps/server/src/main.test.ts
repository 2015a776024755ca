import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'main-'));
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true });
});

const running: Started[] = [];

interface Started {
  child: ChildProcessWithoutNullStreams;
  /** The output until the server is ready or has exited. */
  said: Promise<string>;
  ended: Promise<number | null>;
}

function startMain(env: NodeJS.ProcessEnv): Started {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SELLER_PORT: '0',
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: '0',
      ...env,
    },
  });
  let text = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const said = new Promise<string>((resolve) => {
    const collect = (chunk: Buffer): void => {
      text += chunk.toString();
      if (text.includes('Post Procure is ready.')) resolve(text);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void ended.then(() => resolve(text));
  });
  const started = { child, said, ended };
  running.push(started);
  return started;
}

async function expectRefusal(env: NodeJS.ProcessEnv, line: string | RegExp): Promise<void> {
  const { said, ended } = startMain(env);
  expect(await ended).toBe(1);
  expect((await said).trimEnd()).toMatch(line);
  expect((await said).trimEnd().split('\n')).toHaveLength(1);
}

test('starts, responds, refuses a second start on the same folder, and exits with 0 on SIGTERM', async () => {
  const { child, said, ended } = startMain({});
  const text = await said;
  expect(text).toMatch(/Log in as merchant +merchant@demo\.postprocure\.in \/ demo-merchant-2026/);
  for (const name of ['Storefront and API', 'Seller application']) {
    const address = new RegExp(`${name} +(\\S+)`).exec(text)?.[1] ?? '';
    await expect.poll(async () => (await fetch(`${address}/api/health`)).status).toBe(200);
  }
  await expectRefusal(
    {},
    new RegExp(`is in use by npm start \\(process ${child.pid ?? 0}\\)\\. Stop it first`),
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('names an invalid variable', async () => {
  await expectRefusal({ PORT: 'abc' }, /^PORT must be a whole number/);
});

test('names a port in use and its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expectRefusal(
    { SELLER_PORT: `${port}` },
    `Port ${port} is in use by another program. Stop it, or set SELLER_PORT to a free port.`,
  );
  other.close();
});

test('names a data folder that cannot be created', async () => {
  await writeFile(path.join(folder, 'file'), '');
  await expectRefusal({ DATA_DIR: path.join(folder, 'file', 'below') }, /^DATA_DIR .* cannot be used: /);
});

test('names an unreachable database without its password', async () => {
  await expectRefusal(
    { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/shop', JWT_SECRET: '3f9c1e7ab24d508613f0c9e2d7b6a845' },
    /^The database at DATABASE_URL \(127\.0\.0\.1:1\) cannot be used: (?!.*hush)/,
  );
});

test('refuses DATABASE_URL without JWT_SECRET', async () => {
  await expectRefusal(
    { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/shop' },
    /^JWT_SECRET is required with DATABASE_URL: /,
  );
});
