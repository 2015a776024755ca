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
 * Ends what a killed program left behind. To be called by the holder of the folder's lock only, so a server
 * still running on the folder has lost its owner: it is shut down in order, to be started with our settings.
 */
export async function clearOrphan(data: string): Promise<void> {
  const left = await readPostmasterFile(data);
  if (left === null) return;
  if (isRunning(left.pid) && servesFolder(left.pid, data)) return shutDown(left.pid, data);
  // A killed server's helpers end a moment after it; until then PostgreSQL refuses to start.
  if (!(await until(() => !isServed(data), 10_000))) {
    throw new EmbeddedPostgresError(
      `Processes of an earlier PostgreSQL are still working in ${data}. End them, then start again.`,
    );
  }
  // The number may belong to a zombie or to an unrelated program. PostgreSQL takes either for a living server and
  // refuses to start; removing its lock is safe once no process of that server works in the folder.
  if (hasNumber(left.pid)) await rm(path.join(data, 'postmaster.pid'), { force: true });
}

async function shutDown(pid: number, data: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await until(() => !isRunning(pid), 30_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (await until(() => !isRunning(pid), 10_000)) return;
  throw new EmbeddedPostgresError(
    `A PostgreSQL left behind on ${data} does not stop. End process ${pid}, then start again.`,
  );
}

function hasNumber(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// PostgreSQL's processes all work in their data folder. Where there is no /proc, the number has to do.
function servesFolder(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

function isServed(data: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && servesFolder(Number(entry), data));
}

async function until(condition: () => boolean, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(20)) {
    if (condition()) return true;
  }
  return condition();
}
