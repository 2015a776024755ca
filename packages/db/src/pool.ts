import pg from 'pg';

/** A pool, or the client of an open transaction. */
export type Executor = Pick<pg.Pool, 'query'>;
export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

// IDs and paise stay far below 2^53, so bigint columns can be read as numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  max?: number;
  /**
   * Server settings for each connection of this pool, such as `{ plan_cache_mode: 'force_generic_plan' }`.
   */
  settings?: Record<string, string | number>;
  /** Limits for acquiring a connection and for running a statement. */
  connectionTimeoutMs?: number;
  statementTimeoutMs?: number;
  applicationName?: string;
}

export function openPool(url: string, options: PoolOptions = {}): Pool {
  const settings = Object.entries({ timezone: 'UTC', ...options.settings }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    application_name: options.applicationName ?? 'post-procure',
    types,
    options: settings.join(' '),
  });
  // An unhandled error event would crash the process when the server closes a connection during a restart.
  // The pool replaces idle connections, and a connection in use reports the error with its next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
