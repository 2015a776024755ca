import autocannon from 'autocannon';
import { Random } from '@postprocure/db/seed/random';
import { receiveTask } from './child-process.ts';
import type { LoadResult, LoadTask } from './load.ts';
import { summarize } from './measure.ts';

const task = await receiveTask<LoadTask>();
const random = new Random(2, 1);
const latencies: number[] = [];
const byStatus: Record<string, number> = {};

let errors = 0;
let asked = 0;

/** The time tells stretches apart that count the same numbers. */
function nextPath(): string {
  const path = random.pick(task.paths);
  if (!task.unique) return path;
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}bench=${startedAt}-${asked}`;
}

const startedAt = Date.now();
const began = performance.now();
const run = autocannon(
  {
    url: task.origin,
    connections: task.connections,
    duration: task.seconds,
    ...(task.rate !== undefined && { overallRate: Math.max(task.connections, Math.round(task.rate)) }),
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  },
  (failure: unknown) => {
    if (failure) throw failure as Error;
    process.send?.(describeResult());
  },
);
run.on('response', (_client, status, _bytes, ms) => {
  byStatus[status] = (byStatus[status] ?? 0) + 1;
  if (status === 200) latencies.push(ms);
});
run.on('reqError', () => (errors += 1));

const describeResult = (): LoadResult => ({
  seconds: (performance.now() - began) / 1000,
  byStatus,
  errors,
  latency: summarize(latencies),
});
