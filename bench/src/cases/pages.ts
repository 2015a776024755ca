import { openPool, type Pool } from '@postprocure/db/pool';
import { readsName } from '../api-process.ts';
import type { BenchCase } from '../bench-context.ts';
import { countAnswers, requireOnlySuccess, runLoad, type LoadResult } from '../load.ts';
import { median } from '../measure.ts';
import { nginxAdvice, nginxIsThere, startNginx } from '../nginx.ts';
import { startPageProcess, type MeasuredServer } from '../page-process.ts';
import { backendsCpuBetween, readBackendsCpu } from '../process-usage.ts';
import { measureReact } from '../react-render.ts';
import { atMost, formatCount, formatMegabytes, formatMs, formatRatio, type ReportRow } from '../report.ts';
import { drawProductIds } from '../search-session.ts';

interface Stretch {
  load: LoadResult;
  perSecond: number;
  cpuMs: number;
  databaseCpuMs: number;
}

interface Page {
  name: string;
  path: string;
  /** Targets, if any, for the page when it is rendered for each request. */
  limits?: { nginx: number; databaseMs: number };
}

interface PageRounds extends Page {
  html: string;
  compressedBytes: number;
  cached: Stretch[];
  nginx: Stretch[];
  uncached: Stretch[];
  /** The CPU time, in ms, that React alone takes to render the page once. */
  react: number[];
}

const cachedConnections = 48;
const uncachedConnections = 8;
const cachedLimit = 4;
const uncachedLimit = 15;
const memoryLimit = 600;

/**
 * Compares cached pages with nginx serving the same HTML. Also compares pages that are rendered and compressed for each
 * request with both nginx and React alone.
 */
export const benchPages: BenchCase = async ({ options, data }) => {
  const url = await data.openCatalogue(options.products);
  const monitor = openPool(url, { max: 1, applicationName: 'post-procure-bench' });
  const shop = await startPageProcess(url, data.directory);
  const servers: MeasuredServer[] = [shop];
  try {
    const pages = await Promise.all((await listPages(monitor)).map((page) => readPage(shop.origin, page)));
    const nginx = nginxIsThere
      ? await startNginx(new Map(pages.map(({ name, html }) => [name, html])))
      : null;
    if (nginx) servers.push(nginx);
    const measure = (server: MeasuredServer, path: string, unique: boolean, seconds = options.loadSeconds) =>
      measureStretch(server, monitor, path, unique, seconds);
    for (const { path } of pages) await measure(shop, path, true, options.loadSeconds / 2);
    for (let round = 0; round < options.rounds; round += 1) {
      for (const page of pages) {
        page.cached.push(await measure(shop, page.path, false));
        if (nginx) page.nginx.push(await measure(nginx, `/${page.name}.html`, false));
        page.uncached.push(await measure(shop, page.path, true));
        page.react.push(await measureReactAlone(page, options.loadSeconds / 2));
      }
    }
    const memory = shop.readPeakMemory();
    return [
      {
        title: `Storefront pages with ${formatCount(options.products)} products, ${options.rounds} rounds of ${options.loadSeconds} s each, alternating`,
        columns: ['', 'kB', 'requests', 'requests/s', 'p50 ms', 'p99', 'CPU ms', 'db CPU ms', 'x baseline'],
        rows: [
          ...pages.flatMap(describePage),
          ...(memory === null
            ? []
            : [
                {
                  cells: [`memory of the process: ${formatMegabytes(memory)} at most`],
                  bars: [atMost('memory', memory, memoryLimit, ' MB')],
                },
              ]),
        ],
        notes: [
          `From the cache and nginx: ${cachedConnections} connections; rendered again: ${uncachedConnections}, with a different URL for each request. Only the pages rendered again are compressed, with Brotli.`,
          'CPU is the time that the answering process uses per request. React alone renders the elements of the same page, without components, router or data.',
          ...(nginxIsThere ? [] : [nginxAdvice]),
        ],
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await monitor.end();
  }
};

async function listPages(database: Pool): Promise<Page[]> {
  const { rows } = await database.query<{ name: string }>(
    `select c.name from categories as c join search_lexeme_counts as l on l.lexeme = '=t' || c.id
     order by l.products desc limit 1`,
  );
  const [id = 1] = await drawProductIds(database, 1);
  return [
    { name: 'home', path: '/' },
    {
      name: 'category',
      path: `/category/${encodeURIComponent(rows[0]?.name ?? '')}`,
      limits: { nginx: 400, databaseMs: 6 },
    },
    {
      name: 'search',
      path: '/store/product/search?q=cotton%20shirt',
      limits: { nginx: 400, databaseMs: 6 },
    },
    { name: 'product', path: `/store/product/${id}`, limits: { nginx: 250, databaseMs: 2 } },
    { name: 'editorial', path: '/terms' },
  ];
}

async function readPage(origin: string, page: Page): Promise<PageRounds> {
  const response = await fetch(origin + page.path, { headers: { 'accept-encoding': 'br' } });
  if (response.status !== 200) throw new Error(`${page.path} returned ${response.status}.`);
  const compressedBytes = Number(response.headers.get('content-length'));
  const html = await response.text();
  return { ...page, html, compressedBytes, cached: [], nginx: [], uncached: [], react: [] };
}

/**
 * Measures the CPU time that React alone takes to render the page once. Fails if its output differs in size from the
 * page, because the result would not be comparable.
 */
async function measureReactAlone({ name, html }: PageRounds, seconds: number): Promise<number> {
  const { cpuMs, bytes } = await measureReact({ html, seconds });
  const share = bytes / Buffer.byteLength(html);
  if (Math.abs(share - 1) > 0.03) {
    throw new Error(`React alone renders ${Math.round(share * 100)} % of the page ${name}.`);
  }
  return cpuMs;
}

async function measureStretch(
  server: MeasuredServer,
  monitor: Pool,
  path: string,
  unique: boolean,
  seconds: number,
): Promise<Stretch> {
  const cpuBefore = server.readCpuMs() ?? NaN;
  const databaseBefore = await readBackendsCpu(monitor, readsName);
  const connections = unique ? uncachedConnections : cachedConnections;
  const task = { origin: server.origin, paths: [path], connections, seconds, unique, compressed: unique };
  const load = await runLoad(task);
  const cpuMs = (server.readCpuMs() ?? NaN) - cpuBefore;
  const databaseMs = backendsCpuBetween(databaseBefore, await readBackendsCpu(monitor, readsName)) ?? NaN;
  requireOnlySuccess(load);
  const answers = countAnswers(load);
  return {
    load,
    perSecond: answers / load.seconds,
    cpuMs: cpuMs / answers,
    databaseCpuMs: databaseMs / answers,
  };
}

function describePage(page: PageRounds): ReportRow[] {
  const { name, html, compressedBytes, limits, cached, nginx, uncached, react } = page;
  const kilobytes = (Buffer.byteLength(html) / 1000).toFixed(0);
  const compressed = `${kilobytes} (${(compressedBytes / 1000).toFixed(1)})`;
  const ratio = (ours: Stretch[], theirs: number[]) =>
    median(ours.map(({ cpuMs }, round) => cpuMs / (theirs[round] ?? NaN)));
  const nginxCpu = nginx.map(({ cpuMs }) => cpuMs);
  const toNginx = ratio(cached, nginxCpu);
  const renderedToNginx = ratio(uncached, nginxCpu);
  const toReact = ratio(uncached, react);
  const databaseMs = median(uncached.map((stretch) => stretch.databaseCpuMs));
  return [
    {
      cells: [`${name}, from the cache`, kilobytes, ...describeStretches(cached), formatNumber(toNginx)],
      ...(nginx.length > 0 && { bars: [atMost('CPU vs nginx', toNginx, cachedLimit, '')] }),
    },
    ...(nginx.length > 0
      ? [{ cells: [`${name}, nginx`, kilobytes, ...describeStretches(nginx), '1.00'] }]
      : []),
    {
      cells: [
        `${name}, rendered and compressed`,
        compressed,
        ...describeStretches(uncached),
        `${formatNumber(toReact)} React, ${formatNumber(renderedToNginx)} nginx`,
      ],
      bars: [
        atMost('CPU vs React', toReact, uncachedLimit, ''),
        ...(limits ? [atMost('database CPU', databaseMs, limits.databaseMs, ' ms')] : []),
        ...(limits && nginx.length > 0 ? [atMost('CPU vs nginx', renderedToNginx, limits.nginx, '')] : []),
      ],
    },
    { cells: [`${name}, React alone`, kilobytes, '', '', '', '', median(react).toFixed(3), '', '1.00'] },
  ];
}

const formatNumber = (ratio: number): string => (Number.isNaN(ratio) ? '-' : formatRatio(ratio));

function describeStretches(rounds: Stretch[]): string[] {
  const typical = (read: (stretch: Stretch) => number) => median(rounds.map(read));
  return [
    formatCount(rounds.reduce((sum, { load }) => sum + countAnswers(load), 0)),
    formatCount(typical(({ perSecond }) => perSecond)),
    formatMs(typical(({ load }) => load.latency.p50)),
    formatMs(typical(({ load }) => load.latency.p99)),
    typical(({ cpuMs }) => cpuMs).toFixed(3),
    typical(({ databaseCpuMs }) => databaseCpuMs).toFixed(3),
  ];
}
