import { endProgram, forkProgram } from './child-process.ts';
import type { Distribution } from './measure.ts';

export interface LoadTask {
  origin: string;
  /** Asked in random order; what stands in the list more often is asked more often. */
  paths: string[];
  connections: number;
  seconds: number;
  /** Each request gets a query parameter of its own, so that no two ask for the same page. */
  unique?: boolean;
  /** Requests per second of all connections together; absent: as fast as answers come. */
  rate?: number;
}

export interface LoadResult {
  seconds: number;
  byStatus: Record<string, number>;
  /** Broken or timed-out requests. */
  errors: number;
  /** Of the answers with status 200. */
  latency: Distribution;
}

/** Loads a server from a process of its own, so that neither the bench nor the server waits for the other. */
export async function runLoad(task: LoadTask): Promise<LoadResult> {
  const { child, answer } = await forkProgram(new URL('./load-client.ts', import.meta.url), task);
  await endProgram(child);
  return answer as LoadResult;
}

export const countAnswers = ({ byStatus }: LoadResult): number =>
  Object.values(byStatus).reduce((sum, count) => sum + count, 0);

/** Fails when anything but 200 came back: a speed of wrong answers means nothing. */
export function requireOnlySuccess({ byStatus, errors }: LoadResult): void {
  const others = Object.keys(byStatus).filter((status) => status !== '200');
  if (others.length > 0 || errors > 0) {
    throw new Error(`Not every request succeeded: ${JSON.stringify(byStatus)}, ${errors} broken.`);
  }
}
