import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Enough to fill every section of the store. */
export const demoProducts = 800;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Playwright's global setup: starts the server as `npm start` does, with a small catalogue in a temporary folder. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'post-procure-e2e-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      PORT: '0',
      SELLER_PORT: '0',
      DEMO_PRODUCTS: String(demoProducts),
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await exited;
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    const addresses = await Promise.race([
      readAddresses(createInterface(server.stdout)),
      exited.then(([code]) =>
        Promise.reject(new Error(`The server exited with ${String(code)} while starting`)),
      ),
    ]);
    process.env['STOREFRONT'] = addresses.storefront;
    process.env['SELLER'] = addresses.seller;
    process.env['OUTBOX'] = path.join(dataDirectory, 'outbox');
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function readAddresses(lines: AsyncIterable<string>): Promise<{ storefront: string; seller: string }> {
  let storefront: string | undefined;
  for await (const line of lines) {
    storefront ??= /Storefront and API\s+(\S+)/.exec(line)?.[1];
    const seller = /Seller application\s+(\S+)/.exec(line)?.[1];
    if (storefront && seller) return { storefront, seller };
  }
  throw new Error('The server did not print its addresses');
}
