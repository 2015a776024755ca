import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './embedded-binaries.ts';
import { EmbeddedPostgresError, explainFailure } from './embedded-error.ts';
import { requireNamespace, type PostgresUser } from './embedded-user.ts';

export interface Cluster {
  data: string;
  password: string;
}

export const clusterData = (directory: string) => path.join(directory, 'cluster');
export const passwordFile = (directory: string) => path.join(directory, 'password');

/** Creates the cluster if there is none. An existing cluster is checked before PostgreSQL opens it. */
export async function prepareCluster(
  directory: string,
  binaries: PostgresBinaries,
  user: PostgresUser,
): Promise<Cluster> {
  const data = clusterData(directory);
  if (user.owner !== undefined) await chown(directory, user.owner.uid, user.owner.gid);
  await chmod(directory, 0o700);
  if (!existsSync(data)) await createCluster(directory, binaries, user);
  await checkVersion(directory, binaries.major);
  if (user.owner !== undefined) await giveTo(user.owner, data);
  return { data, password: await readPassword(directory) };
}

// Creates the cluster in a temporary folder and renames it. Because initdb writes PG_VERSION first, an incomplete
// cluster would otherwise look complete.
async function createCluster(directory: string, binaries: PostgresBinaries, user: PostgresUser) {
  const draft = `${clusterData(directory)}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const password = passwordFile(directory);
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user.owner !== undefined) {
    await Promise.all(
      [draft, password].map((file) => chown(file, user.owner?.uid ?? 0, user.owner?.gid ?? 0)),
    );
  }
  if (user.initdbPrefix.length > 0) {
    requireNamespace(
      `This user (UID ${process.getuid?.() ?? 0}) has no entry in /etc/passwd, which PostgreSQL needs to create a database. Run as a named user, or set DATABASE_URL.`,
    );
  }
  const args = ['--pgdata', draft, '--username', 'postgres', '--pwfile', password];
  const rules = ['--auth', 'scram-sha-256', '--encoding', 'UTF8'];
  // The builtin provider doesn't depend on the operating system's locales and supports Indic scripts.
  const locale = ['--locale-provider', 'builtin', '--locale', 'C.UTF-8'];
  await runInitdb(directory, [...user.initdbPrefix, binaries.initdb, ...args, ...rules, ...locale], user);
  await rename(draft, clusterData(directory));
}

function runInitdb(directory: string, [command = '', ...args]: string[], user: PostgresUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...user.spawnOptions, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const reason = said.trim().split('\n').join(' ');
      reject(
        explainFailure(
          directory,
          said,
          `PostgreSQL could not create its data folder in ${directory}: ${reason}`,
        ),
      );
    });
  });
}

async function checkVersion(directory: string, major: string): Promise<void> {
  const data = clusterData(directory);
  const version = (await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === major) return;
  if (/^\d+$/.test(version)) {
    throw new EmbeddedPostgresError(
      `The database in ${data} was created by PostgreSQL ${version}, but this program uses ${major}. Dump and restore the database with the older version, or delete ${directory} to start over.`,
    );
  }
  throw new EmbeddedPostgresError(
    `The database in ${data} is damaged (PG_VERSION is missing or unreadable). Restore it from a backup, or delete ${directory} to start over.`,
  );
}

export async function readPassword(directory: string): Promise<string> {
  const file = passwordFile(directory);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new EmbeddedPostgresError(
      `The database's password file ${file} is missing. Restore it from a backup, or delete ${directory} to start over.`,
    );
  }
}

/** Changes the owner, in case the folder was moved to a machine where PostgreSQL runs as a different user. */
async function giveTo(owner: { uid: number; gid: number }, data: string): Promise<void> {
  if ((await stat(data)).uid === owner.uid) return;
  const entries = await readdir(data, { recursive: true });
  for (const entry of ['.', ...entries]) await lchown(path.join(data, entry), owner.uid, owner.gid);
}
