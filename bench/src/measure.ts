export interface Distribution {
  count: number;
  mean: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export function summarize(values: readonly number[]): Distribution {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  };
}

export const median = (values: readonly number[]): number => summarize(values).p50;

/** The wall time and the cost of one call. */
export interface Sample {
  wallMs: number;
  /** CPU time of the database backend; null if the operating system does not report it. */
  databaseCpuMs: number | null;
  nodeCpuMs: number;
}

export interface CpuClock {
  /** CPU time used so far, in milliseconds. */
  read(): number | null;
}

export async function measureCall(database: CpuClock, work: () => Promise<unknown>): Promise<Sample> {
  const databaseBefore = database.read();
  const nodeBefore = process.cpuUsage();
  const began = performance.now();
  await work();
  const wallMs = performance.now() - began;
  const node = process.cpuUsage(nodeBefore);
  const databaseAfter = database.read();
  return {
    wallMs,
    databaseCpuMs: databaseBefore === null || databaseAfter === null ? null : databaseAfter - databaseBefore,
    nodeCpuMs: (node.user + node.system) / 1000,
  };
}

export interface CallSummary {
  wall: Distribution;
  databaseCpu: Distribution | null;
  nodeCpuMs: number;
}

export function summarizeCalls(samples: readonly Sample[]): CallSummary {
  const databaseCpu = samples.flatMap(({ databaseCpuMs }) => (databaseCpuMs === null ? [] : [databaseCpuMs]));
  return {
    wall: summarize(samples.map(({ wallMs }) => wallMs)),
    databaseCpu: databaseCpu.length === 0 ? null : summarize(databaseCpu),
    nodeCpuMs: summarize(samples.map(({ nodeCpuMs }) => nodeCpuMs)).mean,
  };
}
