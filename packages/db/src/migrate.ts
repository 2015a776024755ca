import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const root = new URL('../', import.meta.url);

// Any number works, as long as no other program takes the same advisory lock on this database.
const migrationLock = 7_230_114;

interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

const readMigrations = (): Promise<SqlFile[]> => readSqlFiles('migrations/');

/** Function files contain the current source and are applied again whenever they change. */
const readFunctions = (): Promise<SqlFile[]> => readSqlFiles('functions/');

async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const directory = new URL(folder, root);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, directory), 'utf8');
      return {
        name: folder === 'migrations/' ? name : `${folder}${name}`,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/**
 * Applies pending migrations, then the functions that have changed, each file in a separate transaction. Returns the
 * names of the applied files. Migrations up to 0025 contain earlier definitions of the functions, which functions/
 * replaces.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'post-procure-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const done = await readChecksums(client);
    const applied: string[] = [];
    for (const file of await readMigrations()) {
      const checksum = done.get(file.name);
      if (checksum === file.checksum) continue;
      if (checksum !== undefined) {
        throw new Error(`Migration ${file.name} was changed after it was applied. Add a new file instead.`);
      }
      await applyFile(client, file);
      applied.push(file.name);
    }
    // A function may call another one from a file that is applied later.
    await client.query('set check_function_bodies = off');
    for (const file of await readFunctions()) {
      if (done.get(file.name) === file.checksum) continue;
      await applyFile(client, file);
      applied.push(file.name);
    }
    await prepareJobQueue(url);
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Jobs are queued inside our transactions, so the queue's tables must exist before the first worker starts.
 */
const prepareJobQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });

/** True when the database has all migrations and functions of this version. */
export async function isMigrated(client: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const [migrations, functions, done] = await Promise.all([
    readMigrations(),
    readFunctions(),
    readChecksums(client),
  ]);
  return [...migrations, ...functions].every(({ name, checksum }) => done.get(name) === checksum);
}

async function readChecksums(client: Pick<pg.Pool, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function applyFile(client: pg.Client, { name, sql, checksum }: SqlFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      `insert into migrations (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
