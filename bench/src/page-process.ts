import path from 'node:path';
import { endProgram, forkProgram } from './child-process.ts';
import { readNodeFlags } from './node-flags.ts';
import { readMemory, readProcessCpuMs } from './process-usage.ts';

export interface PageServerTask {
  databaseUrl: string;
  mediaDirectory: string;
}

export interface PageServerReady {
  port: number;
}

/** An HTTP server and its resource usage. */
export interface MeasuredServer {
  origin: string;
  readCpuMs(): number | null;
  stop(): Promise<void>;
}

export interface PageProcess extends MeasuredServer {
  readPeakMemory(): number | null;
}

/** Runs the storefront as `npm start` does, in a separate process. */
export async function startPageProcess(databaseUrl: string, directory: string): Promise<PageProcess> {
  const task: PageServerTask = { databaseUrl, mediaDirectory: path.join(directory, 'media') };
  const program = new URL('./page-server.ts', import.meta.url);
  const { child, answer } = await forkProgram(program, task, readNodeFlags('start'));
  const { port } = answer as PageServerReady;
  const pid = child.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    readCpuMs: () => readProcessCpuMs(pid),
    readPeakMemory: () => readMemory(pid)?.peak ?? null,
    stop: () => endProgram(child),
  };
}
