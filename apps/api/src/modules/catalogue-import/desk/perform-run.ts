import type { ImportReport } from '@postprocure/contracts/catalogue-import/import-file';
import type { Pool } from '@postprocure/db/pool';
import { openCatalogueSource } from '../catalogue-source.ts';
import { crowdsMenu } from '../category-fold.ts';
import { ImportError } from '../import-error.ts';
import { ImportLockedError, withImportLock } from '../import-lock.ts';
import { writeReport } from '../import-report.ts';
import { countNew, type ImportState } from '../import-state.repository.ts';
import { undoImport } from '../import-undo.ts';
import { performImport, planImport, rehearseImport, type ImportObserver } from '../run-import.ts';
import { toHeader, toImportSettings } from './file-settings.ts';
import { findFile } from './import-file.repository.ts';
import { findHistory } from './import-history.repository.ts';
import {
  enqueueRun,
  failRun,
  finishRun,
  linkImport,
  saveReport,
  startRun,
  type StoredRun,
} from './import-run.repository.ts';
import { createRunProgress, Interrupted, type RunProgress } from './run-progress.ts';
import { filePath, privateFile, reportPath } from './stored-file.ts';
import { createFindingCounter, type FindingSummary } from './summarize-findings.ts';

export interface ImportFolder {
  database: Pool;
  /** Where uploaded files and reports are stored. */
  directory: string;
}

interface Attempt {
  isLast: boolean;
  /** Aborted when the worker stops. */
  signal: AbortSignal;
}

const waitForLockMs = 10_000;

/** Runs a dry run, an import or an undo, or continues it after a crash. Does nothing if it has already ended. */
export async function performRun(folder: ImportFolder, runId: string, attempt: Attempt): Promise<void> {
  const { database } = folder;
  const run = await startRun(database, runId);
  if (!run) return;
  const progress = createRunProgress(database, runId, attempt.signal);
  try {
    await withImportLock(database, () => work(folder, run, progress));
    await progress.settle();
    await finishRun(database, runId);
  } catch (error) {
    await progress.settle();
    // A new job, so that waiting for the import command or stopping the server does not use up this job's attempts.
    if (error instanceof Interrupted) await enqueueRun(database, runId);
    else if (error instanceof ImportLockedError)
      await enqueueRun(database, runId, new Date(Date.now() + waitForLockMs));
    else if (error instanceof ImportError) await failRun(database, runId, error.message);
    else {
      if (attempt.isLast)
        await failRun(database, runId, 'Something went wrong. The error is shown under Background jobs.');
      throw error;
    }
  }
}

async function work(folder: ImportFolder, run: StoredRun, progress: RunProgress): Promise<void> {
  const { database } = folder;
  if (run.kind === 'undo') {
    if (run.importId !== null) await undoImport(database, run.importId, progress);
    return;
  }
  // The process ended after the last row, but before the run was marked as done.
  if (run.importId !== null && (await findHistory(database, run.importId))?.state === 'finished') return;
  const file = run.fileId === null ? undefined : await findFile(database, run.fileId);
  if (!file || !run.settings) throw new ImportError('The uploaded file no longer exists. Upload it again.');
  const { sheet } = run.settings;
  const source = await openCatalogueSource(filePath(folder.directory, file.id), {
    shownName: file.fileName,
    ...(sheet !== null && { sheet }),
  });
  try {
    const header = toHeader(file.sample, run.settings);
    const plan = planImport(source, file.fileName, header, toImportSettings(run.settings));
    const observer = observe(folder, run, progress);
    if (run.kind === 'check') await rehearseImport(database, plan, observer);
    else await linkImport(database, run.id, (await performImport(database, plan, observer)).id);
  } finally {
    await source.close();
  }
}

function observe(
  { database, directory }: ImportFolder,
  run: StoredRun,
  progress: RunProgress,
): ImportObserver {
  return {
    progress,
    onChecked: (tx, { id }) => (run.kind === 'import' ? linkImport(tx, run.id, id) : undefined),
    writeReport: async (state, findings) => {
      const counter = createFindingCounter();
      await writeReport(reportPath(directory, run.id), counter.watch(findings), privateFile);
      await saveReport(database, run.id, describeReport(run, state, counter.summarize()));
    },
  };
}

const describeReport = (
  { kind }: StoredRun,
  state: ImportState,
  { reasons, findings }: FindingSummary,
): ImportReport => ({
  rows: state.rowCount,
  refused: state.refusedCount,
  replaced: state.replacedCount,
  warnings: state.warningCount,
  newRows: countNew(state),
  knownRows: state.knownCount,
  repriced: state.repricedCount,
  ended: state.endedCount,
  written:
    kind === 'import'
      ? { created: state.createdCount, updated: state.updatedCount, unchanged: state.unchangedCount }
      : null,
  categories: state.categoryReview && {
    ...state.categoryReview,
    crowdsMenu: crowdsMenu(state.categoryReview),
  },
  reasons,
  findings,
});
