import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const directory = new URL('../migrations/', import.meta.url);

// Any number will do, as long as no other program takes the same advisory lock on this database.
const migrationLock = 7_230_114;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, directory), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Applies what is missing, each file in a transaction of its own, and returns the names applied. */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  const client = new pg.Client({ connectionString: url, application_name: 'post-procure-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const done = await appliedChecksums(client);
    const applied: string[] = [];
    for (const migration of migrations) {
      const checksum = done.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) {
        throw new Error(
          `Migration ${migration.name} was changed after it was applied. Add a new file instead.`,
        );
      }
      await apply(client, migration);
      applied.push(migration.name);
    }
    await prepareJobQueue(url);
    return applied;
  } finally {
    await client.end();
  }
}

/** Jobs are queued within transactions of ours, so their tables have to be there before the first worker is. */
const prepareJobQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });

/** True when this database has every migration of this version of the program. */
export async function isMigrated(client: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const [migrations, done] = await Promise.all([readMigrations(), appliedChecksums(client)]);
  return migrations.every((migration) => done.get(migration.name) === migration.checksum);
}

async function appliedChecksums(client: Pick<pg.Pool, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
