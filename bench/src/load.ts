import { endProgram, forkProgram } from './child-process.ts';
import type { Distribution } from './measure.ts';

export interface LoadTask {
  origin: string;
  /** Requested in random order; duplicates are requested more often. */
  paths: string[];
  connections: number;
  seconds: number;
  /** Whether each request gets a unique query parameter, so that no page is requested twice. */
  unique?: boolean;
  /** Whether to ask for compressed responses, as browsers do. */
  compressed?: boolean;
  /** The total requests per second. If undefined, requests are sent as fast as possible. */
  rate?: number;
}

export interface LoadResult {
  seconds: number;
  byStatus: Record<string, number>;
  /** Failed or timed-out requests. */
  errors: number;
  /** Latency of responses with status 200. */
  latency: Distribution;
}

/** Generates load from a separate process, so that the benchmark and the server do not block each other. */
export async function runLoad(task: LoadTask): Promise<LoadResult> {
  const { child, answer } = await forkProgram(new URL('./load-client.ts', import.meta.url), task);
  await endProgram(child);
  return answer as LoadResult;
}

export const countAnswers = ({ byStatus }: LoadResult): number =>
  Object.values(byStatus).reduce((sum, count) => sum + count, 0);

/** Fails on any status other than 200, because the speed of error responses is meaningless. */
export function requireOnlySuccess({ byStatus, errors }: LoadResult): void {
  const others = Object.keys(byStatus).filter((status) => status !== '200');
  if (others.length > 0 || errors > 0) {
    throw new Error(`Not every request succeeded: ${JSON.stringify(byStatus)}, ${errors} failed.`);
  }
}
