import { openPool, type Pool } from '@postprocure/db/pool';
import { Random } from '@postprocure/demo-catalogue/random';
import { constantPaths, readsName, startApiProcess, type ApiProcess } from '../api-process.ts';
import type { BenchCase } from '../bench-context.ts';
import { countAnswers, requireOnlySuccess, runLoad, type LoadResult } from '../load.ts';
import { median } from '../measure.ts';
import { backendsCpuBetween, readBackendsCpu } from '../process-usage.ts';
import { atLeast, formatCount, formatMs, formatRatio, latencyCells } from '../report.ts';
import { drawProductIds } from '../search-session.ts';

interface Target {
  label: string;
  paths: string[];
  rounds: Stretch[];
}

interface Stretch {
  load: LoadResult;
  perSecond: number;
  serverCpuMs: number | null;
  databaseCpuMs: number | null;
}

const connections = 48;
const warmUpSeconds = 4;

export const benchProduct: BenchCase = async ({ options, data, memory }) => {
  const url = await data.openCatalogue(options.products);
  const monitor = openPool(url, { max: 1, applicationName: 'post-procure-bench' });
  try {
    const ids = await drawProductIds(monitor, 50_000);
    const server = await startApiProcess(url, { directory: data.directory, sampleIds: ids.slice(0, 301) });
    try {
      const byId: Target = { label: 'GET /api/product/{id}', paths: skewed(ids).map(toPath), rounds: [] };
      const constant: Target = {
        label: 'constant JSON, same hooks',
        paths: [constantPaths.sameHooks],
        rounds: [],
      };
      const bare: Target = { label: 'constant JSON, bare route', paths: [constantPaths.bare], rounds: [] };
      const targets = [byId, constant, bare];
      for (const target of targets) await measureStretch(server, monitor, target, warmUpSeconds);
      for (let round = 0; round < options.rounds; round += 1) {
        for (const target of targets) {
          target.rounds.push(await measureStretch(server, monitor, target, options.loadSeconds));
        }
      }
      memory.set('server process, product by id', server.readPeakMemory() ?? NaN);
      const ratioTo = (target: Target) =>
        median(
          byId.rounds.map(({ perSecond }, round) => perSecond / (target.rounds[round]?.perSecond ?? NaN)),
        );
      return [
        {
          title: `Product by ID over HTTP, ${connections} connections, ${options.rounds} rounds of ${options.loadSeconds} s each, alternating`,
          columns: [
            '',
            'requests',
            'requests/s',
            'p50 ms',
            'p95',
            'p99',
            'max',
            'server CPU ms',
            'db CPU ms',
            'by ID vs this',
          ],
          rows: targets.map((target) => ({
            cells: [...describeTarget(target), target === byId ? '1.00' : formatRatio(ratioTo(target))],
            ...(target === constant && { bars: [atLeast('by ID vs constant', ratioTo(target), 0.5, '')] }),
          })),
          notes: [
            `IDs are drawn from the whole catalogue with a skew; the constant is a product of median size, ${formatCount(server.constantBytes)} bytes.`,
            'Each figure is the median of the rounds. Ratios are calculated within each round.',
          ],
        },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await monitor.end();
  }
};

const toPath = (id: number): string => `/api/product/${id}`;

/** Picks IDs with a skewed distribution, so that a few products are requested often and the rest rarely. */
function skewed(ids: number[]): number[] {
  const random = new Random(3, 1);
  return Array.from({ length: 100_000 }, () => ids[Math.floor(ids.length * random.fraction() ** 3)] ?? 0);
}

async function measureStretch(
  server: ApiProcess,
  monitor: Pool,
  target: Target,
  seconds: number,
): Promise<Stretch> {
  const serverBefore = server.readCpuMs();
  const databaseBefore = await readBackendsCpu(monitor, readsName);
  const load = await runLoad({ origin: server.origin, paths: target.paths, connections, seconds });
  const serverAfter = server.readCpuMs();
  const databaseMs = backendsCpuBetween(databaseBefore, await readBackendsCpu(monitor, readsName));
  requireOnlySuccess(load);
  const answers = countAnswers(load);
  return {
    load,
    perSecond: answers / load.seconds,
    serverCpuMs:
      serverBefore === null || serverAfter === null ? null : (serverAfter - serverBefore) / answers,
    databaseCpuMs: databaseMs === null ? null : databaseMs / answers,
  };
}

function describeTarget({ label, rounds }: Target): string[] {
  const typical = (read: (stretch: Stretch) => number | null) => median(rounds.map((s) => read(s) ?? NaN));
  const latency = (name: 'p50' | 'p95' | 'p99' | 'max') => typical(({ load }) => load.latency[name]);
  return [
    label,
    formatCount(rounds.reduce((sum, { load }) => sum + countAnswers(load), 0)),
    formatCount(typical(({ perSecond }) => perSecond)),
    ...latencyCells({
      p50: latency('p50'),
      p95: latency('p95'),
      p99: latency('p99'),
      max: latency('max'),
    }),
    formatMs(typical(({ serverCpuMs }) => serverCpuMs)),
    formatMs(typical(({ databaseCpuMs }) => databaseCpuMs)),
  ];
}
