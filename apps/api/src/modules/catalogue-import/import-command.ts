import { createHash } from 'node:crypto';
import path from 'node:path';
import { openPool, type Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { prepareJobQueue } from '../../worker/job-queue.ts';
import { requestSearchMaintenance } from '../catalogue/index.ts';
import { openCatalogueSource } from './catalogue-source.ts';
import { parseCategoryPath, type CategoryPath } from './category-path.ts';
import { readHeader } from './file-header.ts';
import { ImportError } from './import-error.ts';
import { withImportLock } from './import-lock.ts';
import { importUsage, parseImportOptions, type ImportAction, type ImportOptions } from './import-options.ts';
import { purgeOldChanges } from './import-changes.repository.ts';
import { ensureNoneUndoing, showHistory, undoImport } from './import-undo.ts';
import { createImportProgress, formatCount, type ImportProgress } from './import-progress.ts';
import { ensureWritable, writeReport } from './import-report.ts';
import { applyImport, checkFile, type ImportPlan } from './import.service.ts';
import {
  abandonImports,
  countKnownSkus,
  findRunningImport,
  finishImport,
  readFindings,
  type ImportState,
} from './import-state.repository.ts';
import type { CatalogueSource } from './source-row.ts';

export interface ImportContext {
  /** Returns the URL of the database. Called once the arguments and the file are known to be valid. */
  openDatabase: () => Promise<string>;
  out?: NodeJS.WritableStream;
}

const statementTimeoutMs = 600_000;

/** Runs `npm run import`. Returns the exit code. */
export async function runImportCommand(argv: string[], context: ImportContext): Promise<number> {
  const out = context.out ?? process.stdout;
  try {
    const options = parseImportOptions(argv);
    if ('action' in options && options.action === 'help') {
      out.write(`${importUsage}\n`);
      return 0;
    }
    const progress = createImportProgress(out);
    try {
      return 'action' in options
        ? await runAction(options, context, progress)
        : await importFile(options, context, progress);
    } finally {
      progress.stop();
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    out.write(`${error.message}\n`);
    return 1;
  }
}

async function runAction(
  options: ImportAction,
  { openDatabase }: ImportContext,
  progress: ImportProgress,
): Promise<number> {
  const pool = openImportPool(await openDatabase());
  try {
    if (options.action === 'undo')
      await withImportLock(pool, () => undoImport(pool, options.importId, progress));
    else await showHistory(pool, progress);
    return 0;
  } finally {
    await pool.end();
  }
}

const openImportPool = (url: string): Pool =>
  openPool(url, { max: 2, statementTimeoutMs, applicationName: 'post-procure-import' });

async function importFile(
  options: ImportOptions,
  { openDatabase }: ImportContext,
  progress: ImportProgress,
): Promise<number> {
  await ensureWritable(options.report);
  const source = await openCatalogueSource(options.file, options);
  const pool = openImportPool(await openDatabase());
  try {
    const plan = await makePlan(source, options, progress);
    return await withImportLock(pool, () =>
      options.dryRun ? rehearse(pool, plan, options, progress) : runImport(pool, plan, options, progress),
    );
  } finally {
    await pool.end();
    await source.close();
  }
}

async function makePlan(
  source: CatalogueSource,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<ImportPlan> {
  const { map, defaults, defaultCategory, categorySeparator, skuRule, foldBelow } = options;
  const { headers, fullWidth, header } = await readHeader(source, options);
  progress.note(`${options.file}: ${source.description}, ${headers.length} columns`);
  if (header.ignored.length > 0) progress.note(`Columns not imported: ${header.ignored.join(', ')}`);
  const reading = [source.fingerprint, map, defaults, defaultCategory, categorySeparator, skuRule, foldBelow];
  return {
    source,
    fingerprint: createHash('sha256').update(JSON.stringify(reading)).digest('hex'),
    fileName: path.resolve(options.file),
    defaults,
    fold: { minProducts: foldBelow, target: readFoldTarget(options) },
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

function readFoldTarget({ defaultCategory = 'Other', categorySeparator }: ImportOptions): CategoryPath {
  const parsed = parseCategoryPath(defaultCategory, '', categorySeparator);
  if ('value' in parsed) return parsed.value;
  throw new ImportError(`--defaults category=${defaultCategory}: ${parsed.reason}.`);
}

/** Thrown to roll back a dry run. */
class Rehearsed extends Error {}

async function rehearse(
  pool: Pool,
  plan: ImportPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<number> {
  let exitCode = 0;
  const rehearsal = withTransaction(pool, async (tx) => {
    await abandonImports(tx, plan.fileName);
    const state = await checkFile(tx, plan, progress);
    await writeReport(options.report, readFindings(tx, state.id));
    const known = await countKnownSkus(tx, state.id);
    const isNew = state.rowCount - state.refusedCount - state.replacedCount - known;
    const outcome = `${formatCount(isNew)} new, ${formatCount(known)} already in the catalogue`;
    exitCode = summarize(state, outcome, options, progress);
    progress.note('Dry run: nothing was changed.');
    throw new Rehearsed();
  });
  await rehearsal.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  return exitCode;
}

async function runImport(
  pool: Pool,
  plan: ImportPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<number> {
  await ensureNoneUndoing(pool);
  const unfinished = await findRunningImport(pool, plan.fingerprint);
  if (unfinished)
    progress.note(`An earlier run was interrupted after line ${unfinished.position}. Continuing from there.`);
  const checked =
    unfinished ??
    (await withTransaction(pool, async (tx) => {
      await abandonImports(tx, plan.fileName);
      return checkFile(tx, plan, progress);
    }));
  const state = await applyImport(pool, plan, checked, progress);
  await writeReport(options.report, readFindings(pool, state.id));
  await prepareJobQueue(pool);
  await withTransaction(pool, async (tx) => {
    await finishImport(tx, state.id);
    await purgeOldChanges(tx);
    // Search already finds the products. The statistics that it uses are updated in the background.
    if (state.createdCount + state.updatedCount > 0) await requestSearchMaintenance(tx);
  });
  const outcome = `${formatCount(state.createdCount)} created, ${formatCount(state.updatedCount)} updated, ${formatCount(state.unchangedCount)} unchanged`;
  const exitCode = summarize(state, outcome, options, progress);
  progress.note(`Import    ${state.id} (undo it with: npm run import -- --undo ${state.id})`);
  return exitCode;
}

function summarize(
  state: ImportState,
  outcome: string,
  options: ImportOptions,
  progress: ImportProgress,
): number {
  const accepted = state.rowCount - state.refusedCount;
  const replaced =
    state.replacedCount > 0 ? `, ${formatCount(state.replacedCount)} replaced by a later row` : '';
  progress.note(`Rows      ${formatCount(state.rowCount)}`);
  progress.note(`Accepted  ${formatCount(accepted)} (${outcome}${replaced})`);
  progress.note(`Refused   ${formatCount(state.refusedCount)}`);
  progress.note(`Warnings  ${formatCount(state.warningCount)}`);
  progress.note(`Report    ${options.report}`);
  return state.rowCount > 0 && accepted === 0 ? 1 : 0;
}
