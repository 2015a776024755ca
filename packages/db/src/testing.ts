import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool, type Pool, type PoolOptions } from './pool.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Databases to be copied by each test file that wants one. Set-up makes the first, the first to ask the second. */
export const templates = { empty: 'template_empty', demo: 'template_demo' } as const;

const demoProducts = 2000;

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
  if (template === 'demo') await ensureDemoTemplate(server);
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

/** Test files run at the same time in processes of their own: one makes the template while the others wait. */
async function ensureDemoTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [templates.demo]);
    if (rowCount === 1) return;
    const unfinished = `${templates.demo}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished} template ${templates.empty}`);
    await seedCatalogue(databaseUrl(server, unfinished), { products: demoProducts });
    await client.query(`alter database ${unfinished} rename to ${templates.demo}`);
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
