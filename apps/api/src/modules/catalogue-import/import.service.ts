import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { countNewTops, foldCategories, type CategoryCount, type CategoryReview } from './category-fold.ts';
import { categoryKey, type CategoryPath } from './category-path.ts';
import {
  countBatch,
  insertProducts,
  loadBatch,
  lockStocks,
  mergeVariations,
  replaceProductImages,
  resolveImages,
  serializeBatch,
  touchProducts,
  updateProducts,
  updateStocks,
  type ProductDefaults,
} from './import-batch.repository.ts';
import {
  countProductsByCategory,
  ensureCategories,
  readCategoryKeys,
  readFolds,
  storeFolds,
} from './import-category.repository.ts';
import {
  noteProductsBefore,
  recordChanges,
  recordVariationStockChanges,
} from './import-changes.repository.ts';
import { ImportError } from './import-error.ts';
import {
  prepareRowFacts,
  recordRowFacts,
  refuseMisfits,
  warnOfIgnoredStocks,
} from './import-misfit.repository.ts';
import type { ImportProgress } from './import-progress.ts';
import {
  advanceImport,
  completeCheck,
  hasVariations,
  insertFindings,
  insertImport,
  recordSkus,
  type BatchCounts,
  type ImportState,
  type ImportStep,
} from './import-state.repository.ts';
import { workOneAhead } from './one-ahead.ts';
import { formatDescription } from './product-description.ts';
import { readProductRow, type Finding, type ImportRow, type RowRules } from './product-row.ts';
import type { CatalogueSource, SourceRow } from './source-row.ts';

export interface ImportPlan {
  source: CatalogueSource;
  fingerprint: string;
  fileName: string;
  rules: RowRules;
  defaults: ProductDefaults;
  fold: FoldRule;
}

/** Where the products of small new categories go. */
export interface FoldRule {
  /** Zero if nothing is folded. */
  minProducts: number;
  target: CategoryPath;
}

const checkSize = 2000;
const batchSize = 1000;
/** How many rows are parsed before other work gets a turn, so that the database does not sit idle. */
const rowsAtATime = 20;
const maxCategories = 5000;

/**
 * Reads the whole file without changing the catalogue. Finds the invalid rows, and the effective row of each SKU. Runs
 * in the caller's transaction, so that a dry run can roll it back.
 */
export async function checkFile(
  tx: Executor,
  plan: ImportPlan,
  progress: ImportProgress,
): Promise<ImportState> {
  const importId = await insertImport(tx, plan.fingerprint, plan.fileName);
  await prepareRowFacts(tx);
  const categories = new Map<string, FileCategory>();
  let rowCount = 0;
  let accepted = new Map<string, AcceptedRow>();
  let findings: Finding[] = [];

  progress.start('check');
  await workOneAhead(async (handOver) => {
    const store = () => {
      const rows = [...accepted.values()];
      const found = findings;
      accepted = new Map();
      findings = [];
      return handOver(async () => {
        await insertFindings(tx, importId, found);
        if (rows.length === 0) return;
        await recordSkus(tx, importId, rows);
        await recordRowFacts(tx, rows);
      });
    };
    for await (const { rows, fraction } of readRows(plan.source)) {
      for (const source of rows) {
        rowCount++;
        const { row, findings: found } = readProductRow(source, plan.rules);
        findings.push(...found);
        if (row) {
          const earlier = accepted.get(row.sku);
          if (earlier) findings.push(describeReplaced(earlier, row));
          accepted.set(row.sku, toAcceptedRow(row, noteCategory(categories, row)));
        }
        if (accepted.size + findings.length >= checkSize) await store();
      }
      progress.advance(fraction, rowCount);
    }
    await store();
  });
  await refuseMisfits(tx, importId);
  await warnOfIgnoredStocks(tx, importId);
  progress.stop();
  const review = await reviewCategories(tx, importId, [...categories.values()], plan.fold);
  return completeCheck(tx, importId, rowCount, review);
}

type AcceptedRow = Pick<
  ImportRow,
  'sku' | 'line' | 'parentSku' | 'color' | 'size' | 'quantity' | 'spPaise' | 'mrpPaise' | 'status'
> & { categoryNumber: number | null };

/** Drops descriptions and other large fields, to save memory. */
const toAcceptedRow = (row: ImportRow, categoryNumber: number | null): AcceptedRow => ({
  sku: row.sku,
  line: row.line,
  parentSku: row.parentSku,
  color: row.color,
  size: row.size,
  quantity: row.quantity,
  spPaise: row.spPaise,
  mrpPaise: row.mrpPaise,
  status: row.status,
  categoryNumber,
});

function describeReplaced(earlier: AcceptedRow, later: Pick<ImportRow, 'line'>): Finding {
  const reason = `replaced by line ${later.line}, which has the same sku`;
  return { line: earlier.line, kind: 'replaced', sku: earlier.sku, reason, value: '' };
}

interface FileCategory extends CategoryPath {
  number: number;
}

/**
 * Numbers the categories of the file. Guards against a wrongly mapped column, which would fill the storefront's menu
 * with product titles.
 */
function noteCategory(categories: Map<string, FileCategory>, row: ImportRow): number | null {
  if (row.category === null) return null;
  const path = toCategoryPath(row);
  const key = categoryKey(path);
  const known = categories.get(key);
  if (known) return known.number;
  if (categories.size === maxCategories) {
    throw new ImportError(
      `The file has more than ${maxCategories} categories. Check which column is mapped to category.`,
    );
  }
  categories.set(key, { ...path, number: categories.size });
  return categories.size - 1;
}

/** Folds small categories, or counts the new ones if nothing is to be folded. */
async function reviewCategories(
  tx: Executor,
  importId: number,
  categories: FileCategory[],
  { minProducts, target }: FoldRule,
): Promise<CategoryReview> {
  const products = await countProductsByCategory(tx, importId);
  const counts: CategoryCount[] = categories.map(({ number, top, child }) => ({
    top,
    child,
    products: products.get(number) ?? 0,
  }));
  const existing = await readCategoryKeys(tx);
  const targetName = target.child ?? target.top;
  if (minProducts > 0) {
    const folds = foldCategories(counts, existing, minProducts, target);
    await storeFolds(tx, importId, folds);
    const intoParent = folds.filter(({ from, into }) => from.top === into.top).length;
    return {
      newTops: 0,
      singles: 0,
      folded: { count: folds.length, intoParent, minProducts },
      target: targetName,
    };
  }
  const tops = countNewTops(counts, existing);
  const singles = tops.filter((count) => count === 1).length;
  return { newTops: tops.length, singles, folded: null, target: targetName };
}

/** Applies a checked import from its current position, in batches with one transaction each. */
export async function applyImport(
  pool: Pool,
  plan: ImportPlan,
  start: ImportState,
  progress: ImportProgress,
): Promise<ImportState> {
  let state = start;
  if (state.step === 'products') {
    state = await applyStep(pool, plan, state, progress);
    if (!(await hasVariations(pool, state.id))) return state;
    state = await advanceImport(pool, state, { step: 'variations', position: 0 }, noCounts);
  }
  return applyStep(pool, plan, state, progress);
}

const noCounts: BatchCounts = { created: 0, updated: 0, unchanged: 0 };

async function applyStep(
  pool: Pool,
  plan: ImportPlan,
  start: ImportState,
  progress: ImportProgress,
): Promise<ImportState> {
  const resumeAfter = start.position;
  const folds = new Map((await readFolds(pool, start.id)).map(({ from, into }) => [categoryKey(from), into]));
  let state = start;
  let rows: ImportRow[] = [];
  let seen = 0;

  progress.start(state.step);
  await workOneAhead(async (handOver) => {
    const apply = async (fraction: number) => {
      const batch = prepareBatch(rows);
      const seenSoFar = seen;
      rows = [];
      await handOver(async () => {
        state = await withTransaction(pool, (tx) => applyBatch(tx, plan, state, batch));
        progress.advance(fraction, seenSoFar);
      });
    };
    for await (const { rows: sources, fraction } of readRows(plan.source)) {
      for (const source of sources) {
        seen++;
        if (source.line <= resumeAfter) continue;
        if (seen % rowsAtATime === 0) await letOthersRun();
        const { row } = readProductRow(source, plan.rules);
        if (!row || stepOf(row) !== start.step) continue;
        rows.push(withSafeDescription(moveToFold(row, folds)));
        if (rows.length === batchSize) await apply(fraction);
      }
      if (state.position === resumeAfter) progress.advance(fraction, seen);
    }
    if (rows.length > 0) await apply(1);
  });
  progress.stop();
  return state;
}

const stepOf = (row: ImportRow): ImportStep => (row.parentSku === null ? 'products' : 'variations');

/** A batch that is prepared while the previous one is applied. */
interface PreparedBatch {
  categories: CategoryPath[];
  records: string;
  lastLine: number;
}

const prepareBatch = (rows: ImportRow[]): PreparedBatch => ({
  categories: rows.map(toCategoryPath),
  records: serializeBatch(rows),
  lastLine: rows.at(-1)?.line ?? 0,
});

async function applyBatch(
  tx: Executor,
  plan: ImportPlan,
  state: ImportState,
  batch: PreparedBatch,
): Promise<ImportState> {
  if (state.step === 'products') await ensureCategories(tx, state.id, batch.categories);
  await loadBatch(tx, state.id, batch.records);
  await lockStocks(tx);
  await noteProductsBefore(tx);
  await resolveImages(tx);
  if (state.step === 'products') {
    await insertProducts(tx, state.id, plan.defaults);
    await updateProducts(tx);
    await replaceProductImages(tx);
  }
  await mergeVariations(tx, plan.defaults);
  await recordVariationStockChanges(tx, state.id);
  await updateStocks(tx);
  await touchProducts(tx);
  await recordChanges(tx, state.id);
  return advanceImport(tx, state, { step: state.step, position: batch.lastLine }, await countBatch(tx));
}

const toCategoryPath = (row: ImportRow): CategoryPath => ({
  top: row.category ?? '',
  child: row.subcategory,
});

function moveToFold(row: ImportRow, folds: ReadonlyMap<string, CategoryPath>): ImportRow {
  const into = row.category === null ? undefined : folds.get(categoryKey(toCategoryPath(row)));
  return into ? { ...row, category: into.top, subcategory: into.child } : row;
}

const withSafeDescription = (row: ImportRow): ImportRow => ({
  ...row,
  description: row.description === null ? null : formatDescription(row.description) || null,
});

/** The rows below the header. */
async function* readRows(source: CatalogueSource): AsyncGenerator<{ rows: SourceRow[]; fraction: number }> {
  let fraction = 0;
  let isHeaderSeen = false;
  for await (const piece of source.read((part) => (fraction = part))) {
    const rows = isHeaderSeen ? piece : piece.slice(1);
    isHeaderSeen ||= piece.length > 0;
    yield { rows, fraction };
  }
}
