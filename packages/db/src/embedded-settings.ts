import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

export type PostgresSettings = Record<string, string | number>;

/**
 * Tuned for a single machine, and for catalogues from the size of the demo up to a million products (1.1 GB including
 * search tables).
 */
export function defaultSettings(memory = availableMemory()): PostgresSettings {
  const share = (part: number, most: number) =>
    `${Math.floor(Math.min(memory * part, most * megabyte) / megabyte)}MB`;
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: share(0.125, 2048),
    effective_cache_size: share(0.5, 8192),
    work_mem: share(0.004, 16),
    maintenance_work_mem: share(0.06, 256),
    huge_pages: 'off',
    // An embedded database has no replicas and no archive. With minimal WAL, bulk loads skip the log.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    random_page_cost: 1.1,
    // Search runs many short statements, which JIT compilation would only slow down.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
  };
}

/** The memory of the machine, or of the container if that is less. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
