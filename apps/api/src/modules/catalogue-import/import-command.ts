import path from 'node:path';
import { openPool, type Pool } from '@postprocure/db/pool';
import { openCatalogueSource } from './catalogue-source.ts';
import { crowdsMenu, type CategoryReview } from './category-fold.ts';
import { readHeader } from './file-header.ts';
import { ImportError } from './import-error.ts';
import { withImportLock } from './import-lock.ts';
import { importUsage, parseImportOptions, type ImportAction, type ImportOptions } from './import-options.ts';
import { showHistory, undoImport } from './import-undo.ts';
import { createImportProgress, formatCount, type ImportProgress } from './import-progress.ts';
import { ensureWritable, writeReport } from './import-report.ts';
import type { ImportPlan } from './import.service.ts';
import { countNew, type ImportState } from './import-state.repository.ts';
import { performImport, planImport, rehearseImport, type ImportObserver } from './run-import.ts';
import type { CatalogueSource } from './source-row.ts';

export interface ImportContext {
  /** Returns the URL of the database. Called only after the arguments and the file have been found valid. */
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
    const { message, command } = error;
    out.write(command === undefined ? `${message}\n` : `${message.replace(/\.$/, '')}: ${command}\n`);
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
    if (options.action === 'undo') await withImportLock(pool, () => undo(pool, options.importId, progress));
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
  const header = await readHeader(source, options);
  progress.note(`${options.file}: ${source.description}, ${header.headers.length} columns`);
  const { ignored } = header.header;
  if (ignored.length > 0) progress.note(`Columns not imported: ${ignored.join(', ')}`);
  return planImport(source, path.resolve(options.file), header, options);
}

const observe = ({ report }: ImportOptions, progress: ImportProgress): ImportObserver => ({
  progress,
  onChecked: (_tx, { categoryReview }) => noteCategories(categoryReview, progress),
  writeReport: (_state, findings) => writeReport(report, findings),
});

const suggestedMinProducts = 5;

function noteCategories(review: CategoryReview | null, progress: ImportProgress): void {
  if (!review) return;
  const { newTops, singles, folded, target } = review;
  if (folded) {
    progress.note(
      `${formatCount(folded.count)} categories with fewer than ${folded.minProducts} products are folded: ` +
        `${formatCount(folded.count - folded.intoParent)} into ${target}, ${formatCount(folded.intoParent)} into their parent.`,
    );
  } else if (crowdsMenu(review)) {
    progress.note(
      `This file adds ${formatCount(newTops)} categories to the menu, ${formatCount(singles)} of them with one product. ` +
        `To move products of new categories with fewer than ${suggestedMinProducts} products into the category ${target}, ` +
        `use --fold-categories ${suggestedMinProducts}.`,
    );
  }
}

async function rehearse(
  pool: Pool,
  plan: ImportPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<number> {
  const state = await rehearseImport(pool, plan, observe(options, progress));
  const outcome = `${formatCount(countNew(state))} new, ${formatCount(state.knownCount)} already in the catalogue`;
  const exitCode = summarize(state, outcome, options, progress);
  progress.note('Dry run: nothing was changed.');
  return exitCode;
}

async function runImport(
  pool: Pool,
  plan: ImportPlan,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<number> {
  const state = await performImport(pool, plan, observe(options, progress));
  const outcome = `${formatCount(state.createdCount)} created, ${formatCount(state.updatedCount)} updated, ${formatCount(state.unchangedCount)} unchanged`;
  const exitCode = summarize(state, outcome, options, progress);
  progress.note(`Import    ${state.id} (undo it with: npm run import -- --undo ${state.id})`);
  return exitCode;
}

async function undo(pool: Pool, importId: number, progress: ImportProgress): Promise<void> {
  const counts = await undoImport(pool, importId, progress);
  if (counts === 'already undone') {
    progress.note(`Import ${importId} has already been undone. Nothing was changed.`);
    return;
  }
  progress.note(`Import ${importId} was undone.`);
  progress.note(`Removed   ${formatCount(counts.removed)} products that it had created`);
  progress.note(`Ended     ${formatCount(counts.ended)} that merchants have subscribed to or ordered`);
  progress.note(`Restored  ${formatCount(counts.restored)} products that it had changed`);
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
