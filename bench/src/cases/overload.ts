import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '@postprocure/db/pool';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import type { BenchCase } from '../bench-context.ts';
import { countAnswers, requireOnlySuccess, runLoad, type LoadResult } from '../load.ts';
import { summarize } from '../measure.ts';
import { drawQueries, toQueryString } from '../query-mix.ts';
import {
  atMost,
  formatCount,
  formatMegabytes,
  formatMs,
  judge,
  latencyCells,
  type Report,
} from '../report.ts';
import { drawProductIds } from '../search-session.ts';

interface Probe {
  /** Milliseconds since the load ended. */
  at: number;
  ms: number;
  status: number;
}

const clients = 200;
const overload = 10;
const sustainedConnections = 8;
const sustainedSeconds = 5;
const probesBefore = 200;
const probeGapMs = 10;
const watchMs = 8000;
const windowMs = 1000;

export const benchOverload: BenchCase = async ({ options, data }) => {
  const url = await data.openCatalogue(options.products);
  const pool = openPool(url, { max: 1 });
  const queries = await drawQueries(pool);
  const sampleIds = await drawProductIds(pool, 11);
  await pool.end();
  const paths = queries.map(
    ({ query }) => `/api/product/search?${toQueryString({ ...query, facets: true })}`,
  );
  const server = await startApiProcess(url, { directory: data.directory, sampleIds });
  try {
    const load = { origin: server.origin, paths };
    await runLoad({ ...load, connections: sustainedConnections, seconds: 2 });
    const sustained = await runLoad({
      ...load,
      connections: sustainedConnections,
      seconds: sustainedSeconds,
    });
    requireOnlySuccess(sustained);
    const sustainable = countAnswers(sustained) / sustained.seconds;
    const probePaths = paths.filter((_, index) => index % 20 === 0);
    const before = await probe(server, probePaths, (count) => count < probesBefore);
    const heavy = await runLoad({
      ...load,
      connections: clients,
      seconds: options.overloadSeconds,
      rate: overload * sustainable,
    });
    const after = await probe(server, probePaths, (_count, elapsed) => elapsed < watchMs);
    return [report(server, sustained, heavy, before, after)];
  } finally {
    await server.stop();
  }
};

/** Acts as one client that sends the next request shortly after each response. */
async function probe(
  server: ApiProcess,
  paths: string[],
  goOn: (count: number, elapsedMs: number) => boolean,
): Promise<Probe[]> {
  const probes: Probe[] = [];
  const began = performance.now();
  for (;;) {
    const at = performance.now() - began;
    if (!goOn(probes.length, at)) return probes;
    const status = await ask(`${server.origin}${paths[probes.length % paths.length] ?? ''}`);
    probes.push({ at, ms: performance.now() - began - at, status });
    await sleep(probeGapMs);
  }
}

/** Returns 0 if there is no response. */
async function ask(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Milliseconds from the end of the load until probes succeed for a full second with a p95 of at most `limitMs`. */
function findRecovery(probes: Probe[], limitMs: number): number {
  const isCalm = (from: number) => {
    const inWindow = probes.filter(({ at }) => at >= from && at < from + windowMs);
    return (
      inWindow.every(({ status }) => status === 200) && summarize(inWindow.map(({ ms }) => ms)).p95 <= limitMs
    );
  };
  return probes.find(({ at }) => isCalm(at))?.at ?? Infinity;
}

function report(
  server: ApiProcess,
  sustained: LoadResult,
  heavy: LoadResult,
  before: Probe[],
  after: Probe[],
): Report {
  const others = Object.entries(heavy.byStatus).filter(([status]) => status !== '200' && status !== '503');
  const strange = heavy.errors + others.reduce((sum, [, count]) => sum + count, 0);
  const calm = summarize(before.map(({ ms }) => ms));
  const recoveryMs = findRecovery(after, 2 * calm.p95);
  const memory = server.readPeakMemory();
  const row = (label: string, load: LoadResult) => [
    label,
    formatCount(countAnswers(load)),
    formatCount(countAnswers(load) / load.seconds),
    formatCount(load.byStatus['200'] ?? 0),
    formatCount(load.byStatus['503'] ?? 0),
    ...latencyCells(load.latency),
  ];
  return {
    title: `Overload: searches with facets, ${clients} clients at ${overload} times the sustainable rate`,
    columns: ['', 'answers', 'answers/s', '200', '503', '200: p50 ms', 'p95', 'p99', 'max'],
    rows: [
      { cells: row(`${sustainedConnections} clients`, sustained) },
      {
        cells: row(`${clients} clients, ${Math.round(heavy.seconds)} s`, heavy),
        bars: [
          judge(`only 200 and 503 (${formatCount(strange)} others)`, strange === 0),
          judge('process is up', server.isAlive()),
          ...(memory === null ? [] : [atMost(`peak memory ${formatMegabytes(memory)}`, memory, 400, ' MB')]),
          atMost(`p95 back after ${formatMs(recoveryMs / 1000)} s`, recoveryMs / 1000, 5, ' s'),
        ],
      },
    ],
    notes: [
      `Before the load, a lone caller's p95 was ${formatMs(calm.p95)} ms; "back" is the first second in which it is at most twice that.`,
    ],
  };
}
