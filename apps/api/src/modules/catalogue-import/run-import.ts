import { createHash } from 'node:crypto';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { prepareJobQueue } from '../../worker/job-queue.ts';
import { requestSearchMaintenance } from '../catalogue/index.ts';
import { parseCategoryPath, type CategoryPath } from './category-path.ts';
import type { SkuRule } from './derived-sku.ts';
import type { Header } from './file-header.ts';
import type { ProductDefaults } from './import-batch.repository.ts';
import { purgeOldChanges } from './import-changes.repository.ts';
import { ImportError } from './import-error.ts';
import type { ImportProgress } from './import-progress.ts';
import { ensureNoneUndoing } from './import-undo.ts';
import { applyImport, checkFile, type ImportPlan } from './import.service.ts';
import {
  abandonImports,
  findRunningImport,
  finishImport,
  readFindings,
  type ImportState,
} from './import-state.repository.ts';
import type { Finding } from './product-row.ts';
import type { CatalogueSource } from './source-row.ts';

/** How the rows of a file become products. */
export interface ImportSettings {
  defaults: ProductDefaults;
  defaultCategory?: string;
  categorySeparator?: string;
  skuRule?: SkuRule;
  /** New categories with fewer products than this are folded. Zero folds none. */
  foldBelow: number;
}

/** Receives the progress and the results of an import. */
export interface ImportObserver {
  progress: ImportProgress;
  /** Called in the check's transaction, but not when an interrupted import continues. */
  onChecked: (tx: Executor, state: ImportState) => void | Promise<void>;
  writeReport: (state: ImportState, findings: AsyncIterable<Finding[]>) => Promise<void>;
}

export function planImport(
  source: CatalogueSource,
  fileName: string,
  { headers, fullWidth, header }: Header,
  settings: ImportSettings,
): ImportPlan {
  const { defaults, defaultCategory, categorySeparator, skuRule, foldBelow } = settings;
  const reading = [
    source.fingerprint,
    [...header.positions],
    defaults,
    defaultCategory,
    categorySeparator,
    skuRule,
    foldBelow,
  ];
  return {
    source,
    fingerprint: createHash('sha256').update(JSON.stringify(reading)).digest('hex'),
    fileName,
    defaults,
    fold: { minProducts: foldBelow, target: readFoldTarget(settings) },
    rules: {
      header,
      width: headers.length,
      fullWidth,
      ...(defaultCategory !== undefined && { defaultCategory }),
      ...(categorySeparator !== undefined && { categorySeparator }),
      ...(skuRule && { skuRule }),
    },
  };
}

function readFoldTarget({ defaultCategory = 'Other', categorySeparator }: ImportSettings): CategoryPath {
  const parsed = parseCategoryPath(defaultCategory, '', categorySeparator);
  if ('value' in parsed) return parsed.value;
  throw new ImportError(`--defaults category=${defaultCategory}: ${parsed.reason}.`);
}

/** Thrown to roll back a dry run. */
class Rehearsed extends Error {
  readonly state: ImportState;
  constructor(state: ImportState) {
    super();
    this.state = state;
  }
}

/** Checks the whole file and changes nothing. Call this and `performImport` while holding the import lock. */
export async function rehearseImport(
  pool: Pool,
  plan: ImportPlan,
  { progress, onChecked, writeReport }: ImportObserver,
): Promise<ImportState> {
  try {
    return await withTransaction(pool, async (tx) => {
      await abandonImports(tx, plan.fileName);
      const state = await checkFile(tx, plan, progress);
      await onChecked(tx, state);
      await writeReport(state, readFindings(tx, state.id));
      throw new Rehearsed(state);
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.state;
    throw error;
  }
}

/** Imports a file, or continues where an earlier run of the same import was interrupted. */
export async function performImport(
  pool: Pool,
  plan: ImportPlan,
  { progress, onChecked, writeReport }: ImportObserver,
): Promise<ImportState> {
  await ensureNoneUndoing(pool);
  const unfinished = await findRunningImport(pool, plan.fingerprint);
  if (unfinished)
    progress.note(`An earlier run was interrupted after line ${unfinished.position}. Continuing from there.`);
  const checked =
    unfinished ??
    (await withTransaction(pool, async (tx) => {
      await abandonImports(tx, plan.fileName);
      const state = await checkFile(tx, plan, progress);
      await onChecked(tx, state);
      return state;
    }));
  const state = await applyImport(pool, plan, checked, progress);
  await writeReport(state, readFindings(pool, state.id));
  await prepareJobQueue(pool);
  await withTransaction(pool, async (tx) => {
    await finishImport(tx, state.id);
    await purgeOldChanges(tx);
    // Search already finds the products. The statistics that it uses are updated in the background.
    if (state.createdCount + state.updatedCount > 0) await requestSearchMaintenance(tx);
  });
  return state;
}
