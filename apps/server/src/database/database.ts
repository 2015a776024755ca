import { findEmbeddedPostgres, requireFreeFolder, startEmbeddedPostgres } from '@postprocure/db/embedded';
import { openPool } from '@postprocure/db/pool';
import type { Config } from '../config/config.ts';
import { postgresFolder, prepareDataFolder } from '../config/data-folder.ts';
import { StartError } from '../process/start-error.ts';

export interface Database {
  url: string;
  /** Ours to fill with demo data; one given by DATABASE_URL is somebody's. */
  embedded: boolean;
  /** Says that `close` will follow once everything else has stopped. */
  announceClose(): void;
  close(): Promise<void>;
}

/** Who may hold the embedded database while commands use it too. */
export const serverLabels = { start: 'npm start', dev: 'npm run dev' } as const;

const notOurs = { announceClose: () => {}, close: () => Promise.resolve() };

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The database for a program that serves: alone on the folder, when it is the embedded one. */
export async function openDatabase(
  config: DatabaseConfig,
  options: { label: string; onRestart?: (reason: string) => void },
): Promise<Database> {
  if (config.databaseUrl !== undefined) return useGivenDatabase(config.databaseUrl);
  prepareDataFolder(config.dataDir);
  const server = await startEmbeddedPostgres({ directory: postgresFolder(config.dataDir), ...options });
  return {
    url: server.url,
    embedded: true,
    announceClose: () => server.announceStop(),
    close: () => server.stop(),
  };
}

/** The database for a command: that of a running `npm start` if there is one, else its own for a while. */
export async function openDatabaseBesideServer(config: DatabaseConfig, label: string): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const running = await findEmbeddedPostgres(postgresFolder(config.dataDir));
    if (running !== null && isServer(running.holder.label) && !running.holder.ending) {
      return { url: running.url, embedded: true, ...notOurs };
    }
  }
  return openDatabase(config, { label });
}

/** Says early that the folder is taken, before a port that the same server holds is blamed. */
export async function requireFreeDatabase(config: DatabaseConfig): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  prepareDataFolder(config.dataDir);
  await requireFreeFolder(postgresFolder(config.dataDir));
}

function isServer(label: string): boolean {
  return label === serverLabels.start || label === serverLabels.dev;
}

async function useGivenDatabase(url: string): Promise<Database> {
  const pool = openPool(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const { version = 0, encoding = '' } = rows[0] ?? {};
    if (version < 150_000) {
      throw new StartError('DATABASE_URL leads to a PostgreSQL older than 15. Upgrade it to 15 or later.');
    }
    if (encoding !== 'UTF8') {
      throw new StartError(
        `DATABASE_URL leads to a database with the encoding ${encoding}. Make one with: create database … encoding 'UTF8' template template0`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database at DATABASE_URL (${new URL(url).host}) cannot be used: ${describe(error)}. Check that it runs, and the name and password in DATABASE_URL.`,
    );
  } finally {
    await pool.end();
  }
  return { url, embedded: false, ...notOurs };
}

// A host with several addresses fails with all of their errors and no message of its own.
function describe(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
