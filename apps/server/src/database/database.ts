import { findEmbeddedPostgres, requireFreeFolder, startEmbeddedPostgres } from '@postprocure/db/embedded';
import { openPool } from '@postprocure/db/pool';
import type { Config } from '../config/config.ts';
import { postgresFolder, prepareDataFolder } from '../config/data-folder.ts';
import { StartError } from '../process/start-error.ts';

export interface Database {
  url: string;
  /** Only the embedded database receives demo data. */
  embedded: boolean;
  /** Announces that `close` will follow once everything else has stopped. */
  announceClose(): void;
  close(): Promise<void>;
}

/** Programs whose embedded database other commands may use at the same time. */
export const serverLabels = { start: 'npm start', dev: 'npm run dev' } as const;

const externalDatabase = { announceClose: () => {}, close: () => Promise.resolve() };

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Opens the database for a server. The embedded one is locked for this process. */
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

/** Opens the database for a command: that of a running server if there is one, or else a separate instance. */
export async function openDatabaseBesideServer(config: DatabaseConfig, label: string): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const running = await findEmbeddedPostgres(postgresFolder(config.dataDir));
    if (running !== null && isServer(running.holder.label) && !running.holder.ending) {
      return { url: running.url, embedded: true, ...externalDatabase };
    }
  }
  return openDatabase(config, { label });
}

/**
 * Checks early whether the data folder is in use. Otherwise, the error would be about a port, because the server that
 * uses the folder also uses the ports.
 */
export async function requireFreeDatabase(config: DatabaseConfig): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  prepareDataFolder(config.dataDir);
  await requireFreeFolder(postgresFolder(config.dataDir));
}

function isServer(label: string): boolean {
  return label === serverLabels.start || label === serverLabels.dev;
}

async function useGivenDatabase(url: string): Promise<Database> {
  // On a busy machine, connecting can take many seconds during startup.
  const pool = openPool(url, { max: 1, connectionTimeoutMs: 30_000 });
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const { version = 0, encoding = '' } = rows[0] ?? {};
    if (version < 150_000) {
      throw new StartError('The server at DATABASE_URL must run PostgreSQL 15 or later. Upgrade it.');
    }
    if (encoding !== 'UTF8') {
      throw new StartError(
        `The database at DATABASE_URL has the encoding ${encoding}. Create a UTF8 database with: create database … encoding 'UTF8' template template0`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database at DATABASE_URL (${new URL(url).host}) cannot be used: ${describe(error)}. Check that it is running and that the user name and password in DATABASE_URL are correct.`,
    );
  } finally {
    await pool.end();
  }
  return { url, embedded: false, ...externalDatabase };
}

// For a host with several addresses, Node throws an AggregateError without a message.
function describe(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
