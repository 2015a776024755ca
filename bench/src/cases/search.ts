import { searchProducts } from '@postprocure/api/modules/catalogue/product-search.service';
import type { BenchCase, BenchContext } from '../bench-context.ts';
import { measureCall, median, summarize, summarizeCalls, type Sample } from '../measure.ts';
import { backendsCpuBetween, openBackendClock, readBackendsCpu, watchOwnMemory } from '../process-usage.ts';
import { describeQuery, drawQueries, type BenchQuery } from '../query-mix.ts';
import {
  atMost,
  callCells,
  callColumns,
  formatCount,
  formatMs,
  formatRatio,
  latencyCells,
  type Report,
} from '../report.ts';
import { openCatalogueSession, sessionName, type CatalogueSession } from '../search-session.ts';

interface QuerySamples {
  query: BenchQuery;
  /** Searches that return only the products of the page, without the total or facets. */
  list: Sample[];
  counted: Sample[];
  full: Sample[];
}

const callers = 8;
const slowestShown = 10;

export const benchSearch: BenchCase = async (context) => {
  const url = await context.data.openCatalogue(context.options.products);
  const serial = await measureSerially(context, url);
  const throughput = await measureThroughput(context, url, serial.samples);
  return [
    ...reportSerial(context, serial.samples, serial.baseline),
    reportSlowest(serial.samples),
    throughput,
  ];
};

async function measureSerially(context: BenchContext, url: string) {
  const session = await openCatalogueSession(url, 1);
  try {
    const queries = await drawQueries(session.pool);
    const samples: QuerySamples[] = queries.map((query) => ({ query, list: [], counted: [], full: [] }));
    const baseline: Sample[] = [];
    await warmUp(session, samples);
    const { peak } = await watchOwnMemory(async () => {
      for (let round = 0; round < context.options.rounds; round += 1) {
        baseline.push(...(await measureRound(session, samples)));
      }
    });
    context.memory.set('search, one caller (with the bench itself)', peak);
    return { samples, baseline };
  } finally {
    await session.close();
  }
}

async function warmUp({ context, fetchCards }: CatalogueSession, samples: QuerySamples[]): Promise<void> {
  for (const { query } of samples) {
    await searchProducts(context, { ...query.query, facets: true });
    await fetchCards();
  }
}

async function measureRound(session: CatalogueSession, samples: QuerySamples[]): Promise<Sample[]> {
  const clock = await openBackendClock(session.pool);
  const baseline: Sample[] = [];
  for (const { query, list, counted, full } of samples) {
    const search = (facets: boolean) => searchProducts(session.context, { ...query.query, facets });
    list.push(await measureCall(clock, () => session.findList(query.query)));
    counted.push(await measureCall(clock, () => search(false)));
    baseline.push(await measureCall(clock, session.fetchCards));
    full.push(await measureCall(clock, () => search(true)));
  }
  return baseline;
}

function reportSerial(context: BenchContext, samples: QuerySamples[], baseline: Sample[]): Report[] {
  const list = summarizeCalls(samples.flatMap((sample) => sample.list));
  const counted = summarizeCalls(samples.flatMap((sample) => sample.counted));
  const full = summarizeCalls(samples.flatMap((sample) => sample.full));
  const cards = summarizeCalls(baseline);
  const times = (p50: number) => formatRatio(p50 / cards.wall.p50);
  const { products, rounds } = context.options;
  const size = formatCount(products);
  return [
    {
      title: `Search among ${size} products: ${samples.length} queries, ${rounds} rounds, one caller on one connection`,
      columns: ['server time', ...callColumns, 'x baseline'],
      rows: [
        {
          cells: ['list', ...callCells(list), times(list.wall.p50)],
          bars: [atMost('p95', list.wall.p95, 25, ' ms'), atMost('p99', list.wall.p99, 60, ' ms')],
        },
        { cells: ['list and total', ...callCells(counted), times(counted.wall.p50)] },
        {
          cells: ['list, total and facets', ...callCells(full), times(full.wall.p50)],
          bars: [atMost('p99', full.wall.p99, 120, ' ms')],
        },
        { cells: ['baseline: 24 cards by key', ...callCells(cards), '1.00'] },
      ],
    },
    {
      title: 'By kind of query',
      columns: [
        'kind',
        'queries',
        'list p50 ms',
        'p95',
        'p99',
        'max',
        'db CPU p95 ms',
        'with facets p50 ms',
        'p95',
        'p99',
        'max',
        'db CPU p95 ms',
      ],
      rows: [...Map.groupBy(samples, ({ query }) => query.kind)].map(([kind, group]) => ({
        cells: [
          kind,
          formatCount(group.length),
          ...kindCells(group.flatMap((sample) => sample.list)),
          ...kindCells(group.flatMap((sample) => sample.full)),
        ],
      })),
    },
  ];
}

function kindCells(samples: Sample[]): string[] {
  const { wall, databaseCpu } = summarizeCalls(samples);
  return [...latencyCells(wall), databaseCpu === null ? '-' : formatMs(databaseCpu.p95)];
}

function reportSlowest(samples: QuerySamples[]): Report {
  const medianWall = (calls: Sample[]) => median(calls.map(({ wallMs }) => wallMs));
  const medianCpu = (calls: Sample[]) => median(calls.map(({ databaseCpuMs }) => databaseCpuMs ?? NaN));
  const slowest = (part: 'list' | 'full') =>
    samples
      .map((sample) => ({ sample, ms: medianWall(sample[part]) }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, slowestShown)
      .map(({ sample }) => sample);
  return {
    title: 'Slowest queries (median of the rounds)',
    columns: ['query', 'list ms', 'db CPU', 'with facets ms', 'db CPU'],
    rows: [...new Set([...slowest('list'), ...slowest('full')])].map((sample) => ({
      cells: [
        describeQuery(sample.query),
        formatMs(medianWall(sample.list)),
        formatMs(medianCpu(sample.list)),
        formatMs(medianWall(sample.full)),
        formatMs(medianCpu(sample.full)),
      ],
    })),
  };
}

async function measureThroughput(
  context: BenchContext,
  url: string,
  samples: QuerySamples[],
): Promise<Report> {
  const session = await openCatalogueSession(url, 10);
  const monitor = await openCatalogueSession(url, 1);
  try {
    const latencies: number[] = [];
    const runAll = async () => {
      const waiting = samples.map(({ query }) => query.query).values();
      const call = async () => {
        for (const query of waiting) {
          const began = performance.now();
          await searchProducts(session.context, { ...query, facets: true });
          latencies.push(performance.now() - began);
        }
      };
      await Promise.all(Array.from({ length: callers }, call));
    };
    await runAll();
    latencies.length = 0;
    const databaseBefore = await readBackendsCpu(monitor.pool, sessionName);
    const nodeBefore = process.cpuUsage();
    const began = performance.now();
    const { peak } = await watchOwnMemory(async () => {
      for (let round = 0; round < context.options.rounds; round += 1) await runAll();
    });
    const seconds = (performance.now() - began) / 1000;
    const node = process.cpuUsage(nodeBefore);
    const database = backendsCpuBetween(databaseBefore, await readBackendsCpu(monitor.pool, sessionName));
    context.memory.set(`search, ${callers} callers (with the bench itself)`, peak);
    const wall = summarize(latencies);
    return {
      title: `Search with total and facets, ${callers} concurrent callers`,
      columns: ['', 'calls', 'calls/s', 'p50 ms', 'p95', 'p99', 'max', 'db CPU ms', 'Node CPU ms'],
      rows: [
        {
          cells: [
            'all kinds',
            formatCount(wall.count),
            formatCount(wall.count / seconds),
            ...latencyCells(wall),
            database === null ? '-' : formatMs(database / wall.count),
            formatMs((node.user + node.system) / 1000 / wall.count),
          ],
        },
      ],
    };
  } finally {
    await session.close();
    await monitor.close();
  }
}
