/**
 * Audits the production build with Lighthouse's mobile preset. Other work on the machine lowers the scores, so the load
 * average is printed beside them. Lighthouse is installed outside the workspace because its dependencies conflict with
 * the lock file.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { readCommandLine, rejectOption } from '../apps/server/src/process/command-line.ts';
import startServer from '../e2e/start-server.ts';
import { obtainBrowser } from './find-browser.ts';
import {
  listSellerPages,
  listShopPages,
  listTemplatePages,
  type LighthousePage,
} from './lighthouse-pages.ts';
import { root, runCommand } from './run-command.ts';

const version = '13.5.0';
const folder = path.join(root, '.cache/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const chromeFlags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
const lowestPerformance = 95;
const highestShift = 0.02;

const auditResult = z.object({
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
  audits: z.record(z.string(), auditResult),
});
type LighthouseReport = z.infer<typeof lighthouseReport>;

const all = ['performance', 'accessibility', 'best-practices', 'seo'];
const groups = {
  shop: { categories: all, runs: 3, listPages: listShopPages },
  templates: { categories: all, runs: 3, listPages: listTemplatePages },
  // One run is enough, because these scores do not vary between runs.
  seller: { categories: ['accessibility', 'best-practices'], runs: 1, listPages: listSellerPages },
};

const usage = `Usage: npm run lighthouse -- [options]

Audits pages of the production build with Lighthouse.

  --group NAME  shop (default): the storefront's main pages
                templates: one page of each other kind
                seller: the seller application, without performance and SEO
  --runs N      audits per page (default: 3, seller: 1)
  --only NAME   audit only the page with this name
  --help        show this text`;

const values = readCommandLine(usage, {
  group: { type: 'string', default: 'shop' },
  runs: { type: 'string' },
  only: { type: 'string' },
});
const group = readGroup(values.group);
const { categories, listPages } = groups[group];
const isTimed = categories.includes('performance');
const runs = readRuns(values.runs ?? String(groups[group].runs));
const missed: string[] = [];
await install();
const stop = await startServer();
try {
  const browser = await obtainBrowser();
  const pages = await listPages(process.env[group === 'seller' ? 'SELLER' : 'STOREFRONT'] ?? '');
  const nameWidth = Math.max(...pages.map(({ name }) => name.length)) + 2;
  const speed = isTimed ? '      LCP      TBT    CLS' : '';
  const headings = categories.map((name) => name.padStart(15));
  console.log(['page'.padEnd(nameWidth), ...headings, speed, '   load'].join(''));
  for (const page of pages) {
    if (values.only === undefined || values.only === page.name) await auditPage(page, nameWidth, browser);
  }
} finally {
  await stop();
}
console.log(missed.length === 0 ? '\nAll targets met.' : `\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

function readGroup(name: string): keyof typeof groups {
  return (
    z.enum(['shop', 'templates', 'seller']).safeParse(name).data ??
    rejectOption('--group takes shop, templates or seller')
  );
}

function readRuns(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Number(text) : rejectOption('--runs takes a whole number from 1 to 99');
}

async function install(): Promise<void> {
  if (existsSync(program)) return;
  console.log(`Installing Lighthouse ${version} …`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"private":true}\n');
  const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${version}`];
  const { code, output } = await runCommand('npm', args);
  if (code !== 0) throw new Error(`Could not install Lighthouse:\n${output}`);
}

/** Prints the scores of the run with the median performance score, and records the targets that it misses. */
async function auditPage(page: LighthousePage, nameWidth: number, browser: string): Promise<void> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(page, browser, run));
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const report = reports[Math.floor(reports.length / 2)];
  if (report === undefined) return;
  console.log(
    [
      page.name.padEnd(nameWidth),
      ...categories.map((name) => String(scoreOf(report, name)).padStart(15)),
      ...(isTimed ? describeSpeed(report) : []),
      (loadavg()[0] ?? NaN).toFixed(1).padStart(7),
    ].join(''),
  );
  for (const category of categories) {
    const least = category === 'performance' ? lowestPerformance : 100;
    if (scoreOf(report, category) >= least || (category === 'seo' && page.withoutSeo)) continue;
    missed.push(`${page.name}: ${category} below ${least}: ${listShortcomings(report, category).join('; ')}`);
  }
  const shift = figureOf(report, 'cumulative-layout-shift');
  if (isTimed && !(shift <= highestShift)) {
    missed.push(`${page.name}: layout shift ${shift} above ${highestShift}`);
  }
}

function describeSpeed(report: LighthouseReport): string[] {
  return [
    `${Math.round(figureOf(report, 'largest-contentful-paint'))} ms`.padStart(9),
    `${Math.round(figureOf(report, 'total-blocking-time'))} ms`.padStart(9),
    figureOf(report, 'cumulative-layout-shift').toFixed(3).padStart(7),
  ];
}

async function runLighthouse(page: LighthousePage, browser: string, run: number): Promise<LighthouseReport> {
  const file = path.join(folder, `${page.name.replaceAll('/', '-')}-${run}.json`);
  const args = [
    page.url,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--chrome-flags=${chromeFlags}`,
    `--only-categories=${categories.join(',')}`,
    ...(page.cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie: page.cookie })}`]),
  ];
  const audit = () =>
    runCommand('node', [program, ...args], { env: { CHROME_PATH: browser }, timeoutMs: 180_000 });
  let { code, output } = await audit();
  // The browser sometimes records a trace without a navigation start, which is not the fault of the page.
  for (let retries = 0; retries < 3 && output.includes('NO_NAVSTART'); retries += 1)
    ({ code, output } = await audit());
  if (code !== 0) throw new Error(`Lighthouse failed on ${page.url}:\n${output}`);
  return lighthouseReport.parse(JSON.parse(await readFile(file, 'utf8')));
}

function figureOf(report: LighthouseReport, id: string): number {
  return report.audits[id]?.numericValue ?? NaN;
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
