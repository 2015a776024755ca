import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool, type Pool, type PoolOptions } from './pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Databases that test set-up has prepared, to be copied by each test file that wants one. */
export const templates = { empty: 'template_empty', demo: 'template_demo' } as const;

export interface TestDatabase {
  url: string;
  pool: Pool;
  drop(): Promise<void>;
}

/** A database of the test file's own: migrated, and with the demo catalogue of 2,000 products for `demo`. */
export async function createTestDatabase(
  template: keyof typeof templates,
  options?: PoolOptions,
): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${templates[template]}`);
  const url = databaseUrl(server, name);
  const pool = openPool(url, options);
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
