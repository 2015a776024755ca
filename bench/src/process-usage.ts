import { readdirSync, readFileSync } from 'node:fs';
import type { CpuClock } from './measure.ts';
import type { Executor } from '@postprocure/db/pool';

/**
 * Returns the CPU time of a process and all its threads, in ms. The figures come from the scheduler and are exact to
 * the microsecond, whereas /proc/PID/stat has a resolution of 10 ms. Null on systems that do not report them.
 */
export function readProcessCpuMs(pid: number): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => sum + readThreadCpuMs(pid, thread), 0);
  } catch {
    return null;
  }
}

function readThreadCpuMs(pid: number, thread: string): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** The child processes of a process; empty on systems that do not report them. */
export function readChildren(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** Opens a CPU clock for the database backend of a pool with a single connection. */
export async function openBackendClock(pool: Executor): Promise<CpuClock> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  return { read: () => readProcessCpuMs(pid) };
}

/** Reads the CPU time, in ms, of each backend with the given application name on the same database. */
export async function readBackendsCpu(
  monitor: Executor,
  applicationName: string,
): Promise<Map<number, number>> {
  const { rows } = await monitor.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
    [applicationName],
  );
  return new Map(rows.map(({ pid }) => [pid, readProcessCpuMs(pid) ?? NaN]));
}

/** CPU time used between two readings; a backend started in between counts from zero. */
export function backendsCpuBetween(before: Map<number, number>, after: Map<number, number>): number | null {
  let sum = 0;
  for (const [pid, ms] of after) sum += ms - (before.get(pid) ?? 0);
  return Number.isNaN(sum) ? null : sum;
}

/**
 * Records the CPU time, in ms, of every other backend on the same database. Keeps the last value of backends that have
 * ended.
 */
export async function addBackendsCpu(monitor: Executor, noted: Map<number, number>): Promise<void> {
  const { rows } = await monitor.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (const { pid } of rows) noted.set(pid, readProcessCpuMs(pid) ?? noted.get(pid) ?? 0);
}

/** Peak and current resident memory of a process in MB; null on systems that do not report it. */
export function readMemory(pid: number): { peak: number; now: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    const memory = { peak: read('VmHWM'), now: read('VmRSS') };
    return Number.isNaN(memory.peak) ? null : memory;
  } catch {
    return null;
  }
}

/** Peak resident memory of this process in MB while `work` runs. */
export async function watchOwnMemory<T>(work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  let peak = 0;
  const look = () => (peak = Math.max(peak, process.memoryUsage.rss() / 1024 / 1024));
  const timer = setInterval(look, 100);
  try {
    const result = await work();
    look();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}
