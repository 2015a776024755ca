import path from 'node:path';
import { endProgram, forkProgram } from './child-process.ts';
import { readNodeFlags } from './node-flags.ts';
import { readMemory, readProcessCpuMs } from './process-usage.ts';

export interface ApiServerTask {
  databaseUrl: string;
  mediaDirectory: string;
  /** IDs of candidate products. The one with the median JSON size becomes the benchmark's constant response. */
  sampleIds: number[];
}

export interface ApiServerReady {
  port: number;
  constantBytes: number;
}

/** Routes that exist only in the benchmark. They return a product without querying the database. */
export const constantPaths = { sameHooks: '/bench/constant', bare: '/bench/bare-constant' };

/** Application name of the server's read connections in pg_stat_activity. */
export const readsName = 'post-procure-reads';

export interface ApiProcess {
  origin: string;
  constantBytes: number;
  isAlive(): boolean;
  readCpuMs(): number | null;
  readPeakMemory(): number | null;
  stop(): Promise<void>;
}

/** Runs the API as `npm start` does, without rate limits, in a separate process. */
export async function startApiProcess(
  databaseUrl: string,
  options: { directory: string; sampleIds: number[] },
): Promise<ApiProcess> {
  const task: ApiServerTask = {
    databaseUrl,
    mediaDirectory: path.join(options.directory, 'media'),
    sampleIds: options.sampleIds,
  };
  const program = new URL('./api-server.ts', import.meta.url);
  const { child, answer } = await forkProgram(program, task, readNodeFlags('start'));
  const { port, constantBytes } = answer as ApiServerReady;
  const pid = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    constantBytes,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    readCpuMs: () => readProcessCpuMs(pid),
    readPeakMemory: () => readMemory(pid)?.peak ?? null,
    stop: () => endProgram(child),
  };
}
