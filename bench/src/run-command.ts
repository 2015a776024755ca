import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPool, type Pool } from '@postprocure/db/pool';
import { readNodeFlags } from './node-flags.ts';
import { addBackendsCpu, readMemory, readProcessCpuMs } from './process-usage.ts';

export interface CommandRun {
  seconds: number;
  /** CPU seconds of the command's process and of the database backends. */
  nodeCpuSeconds: number | null;
  databaseCpuSeconds: number | null;
  /** Peak resident memory in MB. */
  peakMemory: number | null;
}

const lookEveryMs = 50;

/** Runs a command on a database as `npm run` does, and measures its resource usage. */
export async function runServerCommand(
  command: 'seed' | 'import',
  args: string[],
  databaseUrl: string,
): Promise<CommandRun> {
  const file = fileURLToPath(new URL(`../../apps/server/src/commands/${command}.ts`, import.meta.url));
  const monitor = openPool(databaseUrl, { max: 1, applicationName: 'post-procure-bench-monitor' });
  const began = performance.now();
  const child = spawn(process.execPath, [...readNodeFlags(command), file, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)));
  }
  const used = await watchUntilEnd(child, monitor);
  const seconds = (performance.now() - began) / 1000;
  await monitor.end();
  if (child.exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said}`);
  return { seconds, ...used };
}

async function watchUntilEnd(child: ChildProcess, monitor: Pool): Promise<Omit<CommandRun, 'seconds'>> {
  const pid = child.pid ?? 0;
  const backends = new Map<number, number>();
  let peakMemory: number | null = null;
  let nodeCpuMs: number | null = null;
  const ended = once(child, 'close').then(() => true);
  do {
    peakMemory = readMemory(pid)?.peak ?? peakMemory;
    nodeCpuMs = readProcessCpuMs(pid) ?? nodeCpuMs;
    await addBackendsCpu(monitor, backends);
  } while (!(await Promise.race([ended, sleep(lookEveryMs, false)])));
  if (nodeCpuMs === null) return { nodeCpuSeconds: null, databaseCpuSeconds: null, peakMemory };
  return { nodeCpuSeconds: nodeCpuMs / 1000, databaseCpuSeconds: sum(backends.values()) / 1000, peakMemory };
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
