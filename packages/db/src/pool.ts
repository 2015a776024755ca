import pg from 'pg';

/** A pool or the client of an open transaction: whatever a repository may send its statement to. */
export type Executor = Pick<pg.Pool, 'query'>;
export type Pool = pg.Pool;

// Ids and paise stay far below 2^53, so bigint columns are read as plain numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  max?: number;
  /** Server settings of every connection of this pool, such as `{ plan_cache_mode: 'force_generic_plan' }`. */
  settings?: Record<string, string | number>;
  /** How long a statement may wait for a connection, and how long it may then take. */
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
  // A restarting server ends idle connections too. The pool replaces them; unheard, it would end the process. So would
  // the end of one that is in use: its next statement fails, and that is the failure to show.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
