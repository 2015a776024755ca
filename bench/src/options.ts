import { parseArgs } from 'node:util';

export const caseNames = [
  'search',
  'scale',
  'category',
  'product',
  'pages',
  'overload',
  'subscriptions',
  'import',
  'import-million',
] as const;
export type CaseName = (typeof caseNames)[number];

export interface BenchOptions {
  products: number;
  rounds: number;
  cases: ReadonlySet<CaseName>;
  /** Seconds of each measured stretch of HTTP load. */
  loadSeconds: number;
  overloadSeconds: number;
  strict: boolean;
}

export const usage = `Usage: npm run bench -- [options]

  --products N     size of the large catalogue (1000000)
  --rounds N       how often each case is measured (5)
  --only A,B       of ${caseNames.join(', ')} (all)
  --quick          20000 products, 2 rounds, short loads, no import of a million rows
  --strict         exit with 1 when a bar is missed
  --help`;

export class UsageError extends Error {}

export function readOptions(argv: string[]): BenchOptions | 'help' {
  const values = readArguments(argv);
  if (values.help) return 'help';
  const quick = values.quick ?? false;
  return {
    products: readCount('--products', values.products, quick ? 20_000 : 1_000_000, 5_000_000),
    rounds: readCount('--rounds', values.rounds, quick ? 2 : 5, 100),
    cases: readCases(values.only, quick),
    loadSeconds: quick ? 2 : 4,
    overloadSeconds: quick ? 5 : 30,
    strict: values.strict ?? false,
  };
}

function readArguments(argv: string[]) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        products: { type: 'string' },
        rounds: { type: 'string' },
        only: { type: 'string' },
        quick: { type: 'boolean' },
        strict: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

function readCount(name: string, text: string | undefined, standard: number, most: number): number {
  const count = text === undefined ? standard : Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new UsageError(`${name} takes a whole number from 1 to ${most}.\n\n${usage}`);
  }
  return count;
}

function readCases(text: string | undefined, quick: boolean): Set<CaseName> {
  if (text === undefined) return new Set(caseNames.filter((name) => !quick || name !== 'import-million'));
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isCase(name));
  if (unknown !== undefined) throw new UsageError(`There is no case ${unknown}.\n\n${usage}`);
  return new Set(names.filter(isCase));
}

const isCase = (name: string): name is CaseName => (caseNames as readonly string[]).includes(name);
