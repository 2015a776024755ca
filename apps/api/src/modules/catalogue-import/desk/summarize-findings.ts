import type { ImportReport } from '@postprocure/contracts/catalogue-import/import-file';
import type { Finding } from '../product-row.ts';

const shownFindings = 100;
const shownReasons = 30;
/** The number of reasons is limited, because reasons that differ in every row would use up the memory. */
const maxReasons = 1000;

/**
 * Generalizes reasons that name a SKU, a number or a price, so that rows with the same problem are counted together.
 */
const variants: [pattern: RegExp, reason: string][] = [
  [/^replaced by line .*/, 'replaced by a later row with the same sku'],
  [/^sku belongs to a variation of .*/, 'sku belongs to a variation of another product'],
  [/^parent_sku .* is not a product .*/, 'parent_sku is not a product in this file or in the catalogue'],
  [/^parent_sku .* has \d+ variations already$/, 'parent_sku has too many variations already'],
  [/^sp is more than the mrp in the catalogue.*/, 'sp is more than the mrp in the catalogue'],
  [/^(?:color|size) .* is already .*/, 'color and size are those of another sku'],
  [/^the row has \d+ cells where .*/, 'the row has more or fewer cells than the header'],
];

const generalize = (reason: string): string =>
  variants.find(([pattern]) => pattern.test(reason))?.[1] ?? reason;

export type FindingSummary = Pick<ImportReport, 'reasons' | 'findings'>;

/** Counts findings as they are written to the report. */
export function createFindingCounter() {
  const counts = new Map<string, ImportReport['reasons'][number]>();
  const first: Finding[] = [];
  const count = ({ kind, reason }: Finding): void => {
    const general = generalize(reason);
    const key = `${kind} ${general}`;
    const known = counts.get(key);
    if (known) known.count++;
    else if (counts.size < maxReasons) counts.set(key, { kind, reason: general, count: 1 });
  };
  return {
    async *watch(pages: AsyncIterable<Finding[]>): AsyncGenerator<Finding[]> {
      for await (const findings of pages) {
        first.push(...findings.slice(0, shownFindings - first.length));
        for (const finding of findings) count(finding);
        yield findings;
      }
    },
    summarize: (): FindingSummary => ({
      reasons: [...counts.values()].sort((a, b) => b.count - a.count).slice(0, shownReasons),
      findings: first.map(({ line, kind, sku, reason, value }) => ({ line, kind, sku, reason, value })),
    }),
  };
}
