import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '@postprocure/db/embedded';
import { fingerprintData } from './data-fingerprint.ts';
import { formatCount } from './report.ts';
import { runServerCommand, type CommandRun } from './run-command.ts';

export interface SeedRun extends CommandRun {
  products: number;
}

export interface BenchData {
  /** Folder for temporary files. */
  directory: string;
  /** URL of a database with this many products. */
  openCatalogue(products: number): Promise<string>;
  /** Runs `work` on a copy of a database with this many products, and drops the copy afterwards. */
  withCopy<T>(products: number, work: (url: string) => Promise<T>): Promise<T>;
  /** The catalogues that were created in this run. */
  seedRuns: SeedRun[];
  close(): Promise<void>;
}

const directory = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));

/** Starts a PostgreSQL server whose catalogues are reused between runs until the generator or the tables change. */
export async function openBenchData(): Promise<BenchData> {
  const fingerprint = await fingerprintData();
  const server = await startEmbeddedPostgres({ directory: `${directory}postgres`, label: 'npm run bench' });
  const seedRuns: SeedRun[] = [];
  const ready = new Map<number, Promise<string>>();

  const prepare = async (products: number): Promise<string> => {
    const name = `bench_${products}`;
    const url = databaseUrl(server.url, name);
    if ((await readFingerprint(server.url, name)) === fingerprint) return url;
    console.log(`Creating a catalogue of ${formatCount(products)} products.`);
    await runStatements(
      server.url,
      `drop database if exists ${name} with (force)`,
      `create database ${name}`,
    );
    const run = await runServerCommand('seed', ['--products', String(products)], url);
    seedRuns.push({ products, ...run });
    // Without a checkpoint, writing the loaded data to disk would slow down the first case.
    await runStatements(server.url, 'checkpoint', `comment on database ${name} is '${fingerprint}'`);
    return url;
  };

  const openCatalogue = (products: number): Promise<string> => {
    const known = ready.get(products) ?? prepare(products);
    ready.set(products, known);
    return known;
  };

  return {
    directory,
    openCatalogue,
    seedRuns,
    withCopy: async (products, work) => {
      await openCatalogue(products);
      const drop = 'drop database if exists bench_copy with (force)';
      await runStatements(server.url, drop, `create database bench_copy template bench_${products}`);
      try {
        return await work(databaseUrl(server.url, 'bench_copy'));
      } finally {
        await runStatements(server.url, drop);
      }
    },
    close: () => server.stop(),
  };
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function readFingerprint(server: string, name: string): Promise<string | undefined> {
  return onServer(server, async (client) => {
    const { rows } = await client.query<{ comment: string }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [name],
    );
    return rows[0]?.comment;
  });
}

async function runStatements(server: string, ...statements: string[]): Promise<void> {
  await onServer(server, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
