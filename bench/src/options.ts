import { readCommandLine, rejectOption } from '@postprocure/server/process/command-line';

export const caseNames = [
  'search',
  'relevance',
  'scale',
  'category',
  'product',
  'pages',
  'images',
  'overload',
  'subscriptions',
  'money',
  'orders',
  'import',
  'import-million',
] as const;
export type CaseName = (typeof caseNames)[number];

export interface BenchOptions {
  products: number;
  /** Orders of one merchant, and of all merchants together. */
  merchantOrders: number;
  orders: number;
  rounds: number;
  cases: ReadonlySet<CaseName>;
  /** Duration of each measured HTTP load. */
  loadSeconds: number;
  overloadSeconds: number;
  strict: boolean;
}

const usage = `Usage: npm run bench -- [options]

Measures speed and memory and compares the results with the targets.

  --products N  size of the large catalogue (default 1000000)
  --orders N    orders of all merchants (default 5000000)
  --merchant-orders N
                orders of one merchant (default 100000)
  --rounds N    number of measurements per case (default 5)
  --only A,B    cases to run: ${caseNames.join(', ')} (default: all)
  --quick       20000 products, 300000 orders, 2 rounds, short loads, no import of a million rows
  --strict      exit with 1 when a target is missed
  --help        show this text`;

export function readOptions(): BenchOptions {
  const values = readCommandLine(usage, {
    products: { type: 'string' },
    orders: { type: 'string' },
    'merchant-orders': { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean' },
    strict: { type: 'boolean' },
  });
  const quick = values.quick ?? false;
  return {
    products: readCount('--products', values.products, quick ? 20_000 : 1_000_000, 5_000_000),
    orders: readCount('--orders', values.orders, quick ? 300_000 : 5_000_000, 50_000_000),
    merchantOrders: readCount(
      '--merchant-orders',
      values['merchant-orders'],
      quick ? 20_000 : 100_000,
      1_000_000,
    ),
    rounds: readCount('--rounds', values.rounds, quick ? 2 : 5, 100),
    cases: readCases(values.only, quick),
    loadSeconds: quick ? 2 : 4,
    overloadSeconds: quick ? 5 : 30,
    strict: values.strict ?? false,
  };
}

function readCount(name: string, text: string | undefined, fallback: number, most: number): number {
  const count = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    rejectOption(`${name} takes a whole number from 1 to ${most}`);
  }
  return count;
}

function readCases(text: string | undefined, quick: boolean): Set<CaseName> {
  if (text === undefined) return new Set(caseNames.filter((name) => !quick || name !== 'import-million'));
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isCase(name));
  if (unknown !== undefined) rejectOption(`Unknown case '${unknown}'`);
  return new Set(names.filter(isCase));
}

const isCase = (name: string): name is CaseName => (caseNames as readonly string[]).includes(name);
