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

export interface RunningServer {
  storefront: string;
  seller: string;
  /** The folder that sent emails are written to. */
  outbox: string;
  stop: () => Promise<void>;
}

/** Playwright's global setup. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const { storefront, seller, outbox, stop } = await startServer({
    PORT: '0',
    SELLER_PORT: '0',
    DEMO_PRODUCTS: String(demoProducts),
    SANDBOX_SCAN_SECONDS: '1',
  });
  process.env['STOREFRONT'] = storefront;
  process.env['SELLER'] = seller;
  process.env['OUTBOX'] = outbox;
  return stop;
}

/** Starts the server as `npm start` does, with a small catalogue in a temporary folder. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'post-procure-e2e-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      RATE_LIMIT_PER_MINUTE: '0',
      ...settings,
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
    return { ...addresses, outbox: path.join(dataDirectory, 'outbox'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
