import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { isRunning } from './process-lock.mjs';

interface PostmasterFile {
  pid: number;
  port: number;
}

export async function readPostmasterFile(data: string): Promise<PostmasterFile | null> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , , port = ''] = text.split('\n');
  return /^\d+$/.test(pid) ? { pid: Number(pid), port: Number(port) } : null;
}

/**
 * Cleans up after a killed program. Only the holder of the folder's lock may call this, so a server that still uses
 * the folder is orphaned. It is shut down cleanly and can then be started with our settings.
 */
export async function clearOrphan(data: string): Promise<void> {
  const left = await readPostmasterFile(data);
  if (left === null) return;
  if (isRunning(left.pid) && servesFolder(left.pid, data)) return shutDown(left.pid, data);
  // The child processes of a killed server exit shortly after it. Until then, PostgreSQL refuses to start.
  if (!(await until(() => !hasServerProcess(data), 10_000))) {
    throw new EmbeddedPostgresError(
      `PostgreSQL processes from an earlier run are still using ${data}. Stop them and try again.`,
    );
  }
  // The PID may now belong to a zombie or an unrelated process. PostgreSQL mistakes either for a running server and
  // refuses to start. Its lock file can be removed safely once no server process uses the folder.
  if (pidExists(left.pid)) await rm(path.join(data, 'postmaster.pid'), { force: true });
}

async function shutDown(pid: number, data: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await until(() => !isRunning(pid), 30_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (await until(() => !isRunning(pid), 10_000)) return;
  throw new EmbeddedPostgresError(
    `An orphaned PostgreSQL server on ${data} did not stop. Kill process ${pid} and try again.`,
  );
}

function pidExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// The working directory of every PostgreSQL process is its data folder. Without /proc, the PID must suffice.
function servesFolder(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

function hasServerProcess(data: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && servesFolder(Number(entry), data));
}

async function until(condition: () => boolean, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(20)) {
    if (condition()) return true;
  }
  return condition();
}
