/**
 * Holds the production build of the shop against Lighthouse's mobile preset: `npm run lighthouse`, with `--runs N`
 * for another number of looks at each page than three and `--only NAME` for one page. Whatever else the machine does
 * counts against the page, so the load is printed beside the scores. Lighthouse is kept out of the workspace, whose
 * lock file its dependencies would break.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import startServer from '../e2e/start-server.ts';
import { obtainBrowser } from './find-browser.ts';
import { root, runCommand } from './run-command.ts';

const version = '13.5.0';
const folder = path.join(root, '.cache/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const chromeFlags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const lowestPerformance = 95;
const highestShift = 0.02;

const audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
});
const lighthouseReport = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
});
type LighthouseReport = z.infer<typeof lighthouseReport>;

interface ShopPage {
  name: string;
  path: string;
  /** Search results stay out of search engines on purpose. */
  withoutSeo?: boolean;
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const missed: string[] = [];
await install();
const stop = await startServer();
try {
  const browser = await obtainBrowser();
  const storefront = process.env['STOREFRONT'] ?? '';
  console.log(
    [
      'page'.padEnd(9),
      ...categories.map((name) => name.padStart(14)),
      '      LCP      TBT    CLS   load',
    ].join(''),
  );
  for (const page of await listPages(storefront)) {
    if (values.only === undefined || values.only === page.name) await judge(page, storefront, browser);
  }
} finally {
  await stop();
}
console.log(missed.length === 0 ? '\nEvery bar is met.' : `\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function install(): Promise<void> {
  if (existsSync(program)) return;
  console.log(`Installing Lighthouse ${version} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"private":true}\n');
  const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${version}`];
  const { code, output } = await runCommand('npm', args);
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`);
}

async function listPages(storefront: string): Promise<ShopPage[]> {
  const answer: unknown = await (await fetch(`${storefront}/api/product?limit=1`)).json();
  const { data } = z
    .object({ data: z.object({ products: z.array(z.object({ id: z.number() })) }) })
    .parse(answer);
  return [
    { name: 'home', path: '/' },
    { name: 'store', path: '/store' },
    { name: 'category', path: "/category/Women's%20Fashion" },
    { name: 'search', path: '/store/product/search?q=cotton', withoutSeo: true },
    { name: 'product', path: `/store/product/${data.products[0]?.id ?? 1}` },
  ];
}

/** Prints the run of middle performance and notes what falls short. */
async function judge(page: ShopPage, storefront: string, browser: string): Promise<void> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    reports.push(await runLighthouse(storefront + page.path, browser, `${page.name}-${run}`));
  }
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const report = reports[Math.floor(reports.length / 2)];
  if (report === undefined) return;
  const figure = (id: string) => report.audits[id]?.numericValue ?? NaN;
  const shift = figure('cumulative-layout-shift');
  console.log(
    [
      page.name.padEnd(9),
      ...categories.map((name) => String(scoreOf(report, name)).padStart(14)),
      `${Math.round(figure('largest-contentful-paint'))} ms`.padStart(9),
      `${Math.round(figure('total-blocking-time'))} ms`.padStart(9),
      shift.toFixed(3).padStart(7),
      (loadavg()[0] ?? NaN).toFixed(1).padStart(7),
    ].join(''),
  );
  for (const category of categories) {
    const least = category === 'performance' ? lowestPerformance : 100;
    if (scoreOf(report, category) >= least || (category === 'seo' && page.withoutSeo)) continue;
    missed.push(`${page.name}: ${category} below ${least}: ${listShortcomings(report, category).join('; ')}`);
  }
  if (!(shift <= highestShift)) missed.push(`${page.name}: layout shift ${shift} above ${highestShift}`);
}

async function runLighthouse(url: string, browser: string, name: string): Promise<LighthouseReport> {
  const file = path.join(folder, `${name}.json`);
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${chromeFlags}`];
  const only = `--only-categories=${categories.join(',')}`;
  const look = () =>
    runCommand('node', [program, url, ...flags, only], { env: { CHROME_PATH: browser }, timeoutMs: 180_000 });
  let { code, output } = await look();
  // Now and then the browser gives it a trace without a beginning.
  if (output.includes('NO_NAVSTART')) ({ code, output } = await look());
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return lighthouseReport.parse(JSON.parse(await readFile(file, 'utf8')));
}

function scoreOf(report: LighthouseReport, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function listShortcomings({ categories: all, audits }: LighthouseReport, category: string): string[] {
  return (all[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue === undefined ? title : `${title} (${displayValue})`));
}
