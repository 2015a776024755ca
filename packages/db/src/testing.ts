import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool, type Pool, type PoolOptions } from './pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * Each test file runs on a copy of a template database. The global setup creates this one, which is migrated and has
 * no rows.
 */
export const emptyTemplate = 'template_empty';

export interface TestDatabase {
  url: string;
  pool: Pool;
  drop(): Promise<void>;
}

/** A template based on the empty one, created by the first test file that uses it. */
export interface TestTemplate {
  name: string;
  fill: (databaseUrl: string) => Promise<void>;
}

/** Creates a migrated database for one test file, empty or a copy of `template`. */
export async function createTestDatabase(
  options: PoolOptions & { template?: TestTemplate } = {},
): Promise<TestDatabase> {
  const { template, ...poolOptions } = options;
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (template) await ensureTemplate(server, template);
  await onServer(server, `create database ${name} template ${template?.name ?? emptyTemplate}`);
  const url = databaseUrl(server, name);
  const pool = openPool(url, poolOptions);
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Test files run in parallel processes. One creates the template while the others wait for the lock. */
async function ensureTemplate(server: string, { name, fill }: TestTemplate): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished} template ${emptyTemplate}`);
    await fill(databaseUrl(server, unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    await client.end();
  }
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
