import { availableParallelism, loadavg } from 'node:os';
import type { BenchCase, BenchContext } from './bench-context.ts';
import { benchCategory } from './cases/category.ts';
import { benchImages } from './cases/images.ts';
import { benchImport, benchImportMillion } from './cases/import.ts';
import { benchMoney } from './cases/money.ts';
import { benchOrders } from './cases/orders.ts';
import { benchOverload } from './cases/overload.ts';
import { benchPages } from './cases/pages.ts';
import { benchProduct } from './cases/product.ts';
import { benchRelevance } from './cases/relevance.ts';
import { benchScale } from './cases/scale.ts';
import { benchSearch } from './cases/search.ts';
import { benchSubscriptions } from './cases/subscriptions.ts';
import { openBenchData } from './data.ts';
import { caseNames, readOptions, type BenchOptions, type CaseName } from './options.ts';
import { printReport, type Report } from './report.ts';
import { reportMemory, reportSeeds } from './standing-reports.ts';

const cases: Record<CaseName, BenchCase> = {
  search: benchSearch,
  relevance: benchRelevance,
  scale: benchScale,
  category: benchCategory,
  product: benchProduct,
  pages: benchPages,
  images: benchImages,
  overload: benchOverload,
  subscriptions: benchSubscriptions,
  money: benchMoney,
  orders: benchOrders,
  import: benchImport,
  'import-million': benchImportMillion,
};

async function runBench(options: BenchOptions): Promise<Report[]> {
  const data = await openBenchData();
  const context: BenchContext = { options, data, memory: new Map() };
  const reports: Report[] = [];
  console.log(describeMachine());
  const show = (more: Report[]) => {
    more.forEach(printReport);
    reports.push(...more);
  };
  try {
    for (const name of caseNames) {
      if (options.cases.has(name)) show(await cases[name](context));
    }
    show(reportSeeds(data.seedRuns));
    show(reportMemory(context.memory));
    return reports;
  } finally {
    await data.close();
  }
}

/**
 * On a busy machine, wall time includes waiting for a core. The load average shows whether to trust wall time or CPU
 * time.
 */
const describeMachine = (): string =>
  `${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}, Node ${process.version}, ${process.platform} ${process.arch}`;

const options = readOptions();
const bars = (await runBench(options)).flatMap(({ rows }) => rows.flatMap((row) => row.bars ?? []));
const missed = bars.filter(({ met }) => !met);
console.log(`\n${bars.length - missed.length} targets met, ${missed.length} missed`);
if (options.strict && missed.length > 0) process.exitCode = 1;
