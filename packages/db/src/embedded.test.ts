import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { isRunning } from './process-lock.mjs';

let directory: string;
let inside: (...parts: string[]) => string;
const settings = { fsync: 'off', shared_buffers: '16MB' };

beforeAll(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'embedded-'));
  directory = path.join(parent, 'postgres');
  inside = (...parts) => path.join(directory, ...parts);
  const server = await startEmbeddedPostgres({ directory, settings });
  await query(server.url, 'create table kept (id int)');
  await query(server.url, 'insert into kept values (1)');
  await server.stop();
});
afterAll(() => rm(path.dirname(directory), { recursive: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Runs another program on the same folder. It starts the server, prints a line and continues when its stdin
 * closes.
 */
async function startProgram(andThen = ''): Promise<ChildProcess> {
  const module = new URL('./embedded.ts', import.meta.url).href;
  const program = `import { startEmbeddedPostgres } from '${module}';
    const server = await startEmbeddedPostgres({ directory: '${directory}', label: 'the first', settings: ${JSON.stringify(settings)} });
    console.log('up');
    for await (const chunk of process.stdin) chunk;
    ${andThen}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function readServerPid(): Promise<number> {
  return Number((await readFile(inside('cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function expectToStartWithItsData(): Promise<void> {
  const server = await startEmbeddedPostgres({ directory, settings });
  try {
    expect(await query(server.url, 'select id from kept')).toEqual([{ id: 1 }]);
  } finally {
    await server.stop();
  }
}

test('generates a password that only the owner can read and the server requires', async () => {
  expect((await stat(inside('password'))).mode & 0o777).toBe(0o600);
  const server = await startEmbeddedPostgres({ directory, settings });
  const withoutPassword = new URL(server.url);
  withoutPassword.password = 'guess';
  await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
  await server.stop();
});

test('refuses a second program, which can connect to the first one’s server', async () => {
  const first = await startProgram();
  await expect(startEmbeddedPostgres({ directory, settings })).rejects.toThrow(
    `${directory} is in use by the first (process ${first.pid ?? 0}). Stop it first, or set DATA_DIR to another folder.`,
  );
  const running = await findEmbeddedPostgres(directory);
  expect(await query(running?.url ?? '', 'select id from kept')).toEqual([{ id: 1 }]);
  first.kill('SIGTERM');
  await once(first, 'exit');
  expect(await findEmbeddedPostgres(directory)).toBeNull();
});

test('shuts down an orphaned server and starts a new one', async () => {
  const first = await startProgram();
  const left = await readServerPid();
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(isRunning(left)).toBe(true);
  await expectToStartWithItsData();
  expect(isRunning(left)).toBe(false);
});

test('starts after both the program and the server were killed', async () => {
  const first = await startProgram();
  const server = await readServerPid();
  // Pause the program, because it might otherwise restart the server before it is killed itself.
  first.kill('SIGSTOP');
  process.kill(server, 'SIGKILL');
  first.kill('SIGKILL');
  await once(first, 'exit');
  await expectToStartWithItsData();
});

test('starts when the PID of a killed server belongs to another process', async () => {
  const lock = `${process.pid}\n${inside('cluster')}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`;
  await writeFile(inside('cluster', 'postmaster.pid'), lock);
  await expectToStartWithItsData();
});

test('restarts a crashed server at the same address', async () => {
  const restarted = Promise.withResolvers<string>();
  const server = await startEmbeddedPostgres({ directory, settings, onRestart: restarted.resolve });
  process.kill(await readServerPid(), 'SIGKILL');
  expect(await restarted.promise).toBe('SIGKILL');
  expect(await query(server.url, 'select id from kept')).toEqual([{ id: 1 }]);
  await server.stop();
});

test.each([
  ['exits normally', '', undefined],
  ['throws', `throw new Error('unexpected');`, undefined],
  ['is terminated', '', 'SIGTERM'],
  ['is interrupted', '', 'SIGINT'],
] as const)('stops the server when the program %s', async (_how, andThen, signal) => {
  const child = await startProgram(andThen);
  const pid = await readServerPid();
  const ended = once(child, 'exit');
  if (signal === undefined) child.stdin?.end();
  else child.kill(signal);
  await ended;
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('explains that the cluster is damaged or has another version', async () => {
  const file = inside('cluster', 'PG_VERSION');
  const version = await readFile(file, 'utf8');
  await writeFile(file, '14\n');
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(
    /was created by PostgreSQL 14, but this program uses/,
  );
  await writeFile(file, 'rubbish');
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(/is damaged .* delete .* to start over/);
  await writeFile(file, version);
  const control = await readFile(inside('cluster', 'global', 'pg_control'));
  await writeFile(inside('cluster', 'global', 'pg_control'), control.subarray(0, 100));
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(
    /^PostgreSQL could not start: .* \(see .*postgres.log\)/,
  );
  await writeFile(inside('cluster', 'global', 'pg_control'), control);
  await expectToStartWithItsData();
});

test('explains that the folder cannot be created', async () => {
  await expect(startEmbeddedPostgres({ directory: inside('password', 'below') })).rejects.toThrow(
    /cannot write to the data folder .* \(ENOTDIR\)/,
  );
});
