import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { locateBinaries } from './embedded-binaries.ts';
import { clusterData, prepareCluster, readPassword } from './embedded-cluster.ts';
import { EmbeddedPostgresError, explainAccess } from './embedded-error.ts';
import { clearOrphan, readPostmasterFile } from './embedded-orphan.ts';
import { localUrl, PostgresServer } from './embedded-server.ts';
import { defaultSettings, type PostgresSettings } from './embedded-settings.ts';
import { choosePostgresUser } from './embedded-user.ts';
import { findHolder, tryLock, type LockHolder, type ProcessLock } from './process-lock.mjs';

export interface EmbeddedPostgres {
  url: string;
  /**
   * Makes the next program that starts wait for this one to stop instead of failing. For programs that take a while
   * to stop.
   */
  announceStop(): void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder for all files of this server. Created if missing. */
  directory: string;
  /** Overrides for the default PostgreSQL settings. */
  settings?: PostgresSettings;
  /** The name of the program, such as `npm start`. Shown by a second program that finds the folder in use. */
  label?: string;
  /** Called after the server crashed and was restarted. */
  onRestart?: (reason: string) => void;
}

/**
 * Locks a folder and starts PostgreSQL on it. The server stops with `stop`, or when this process exits for any reason
 * except SIGKILL. After SIGKILL, the next start cleans up.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const directory = path.resolve(options.directory);
  const binaries = await locateBinaries();
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const lock = await takeLock(directory, options.label ?? 'another program');
    try {
      const user = choosePostgresUser(directory, binaries);
      const cluster = await prepareCluster(directory, binaries, user);
      await clearOrphan(cluster.data);
      const server = await PostgresServer.start({
        directory,
        cluster,
        command: [...user.prefix, binaries.postgres],
        spawnOptions: user.spawnOptions,
        settings: { ...defaultSettings(), ...options.settings },
        onRestart: options.onRestart ?? (() => {}),
        onEnd: () => lock.release(),
      });
      return { url: server.url, announceStop: () => lock.announceEnd(), stop: () => server.stop() };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainAccess(directory, error);
  }
}

/** Throws if another program is using the folder. The result may be out of date by the time the lock is taken. */
export async function requireFreeFolder(folder: string): Promise<void> {
  const directory = path.resolve(folder);
  for (const end = Date.now() + endingLimitMs; ; await sleep(50)) {
    const holder = findHolder(lockFile(directory));
    if (holder === null) return;
    if (!holder.ending || Date.now() > end) throw describeHolder(directory, holder);
  }
}

async function takeLock(directory: string, label: string): Promise<ProcessLock> {
  for (;;) {
    await requireFreeFolder(directory);
    const lock = tryLock(lockFile(directory), label);
    if (lock.holder === undefined) return lock;
  }
}

/**
 * Finds the server that another program runs on the folder, so that both can share it. Returns null if there is none.
 */
export async function findEmbeddedPostgres(
  folder: string,
): Promise<{ url: string; holder: LockHolder } | null> {
  const directory = path.resolve(folder);
  const holder = findHolder(lockFile(directory));
  if (holder === null) return null;
  const running = await readPostmasterFile(clusterData(directory));
  if (running === null) throw describeHolder(directory, holder);
  const password = await readPassword(directory).catch((error: unknown) => {
    throw explainAccess(directory, error);
  });
  return { url: localUrl(running.port, password), holder };
}

/** Longer than any of our programs takes to stop. */
const endingLimitMs = 25_000;

const lockFile = (directory: string) => path.join(directory, 'owner.lock');

function describeHolder(directory: string, holder: LockHolder): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${directory} is in use by ${holder.label} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
}
