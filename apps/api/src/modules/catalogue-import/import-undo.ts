import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { prepareJobQueue } from '../../worker/job-queue.ts';
import { requestSearchMaintenance } from '../catalogue/index.ts';
import {
  countChanges,
  deleteEmptyCategories,
  findImport,
  findLaterImport,
  findUndoing,
  listImports,
  lockTaken,
  restoreProducts,
  restoreStocks,
  restoreVariations,
  setImportStatus,
  takeChanges,
  addUndoCounts,
  finishUndo,
  undoCreations,
  undoDays,
  type StoredImport,
  type UndoCounts,
} from './import-changes.repository.ts';
import { ImportError } from './import-error.ts';
import { formatCount, type ImportProgress } from './import-progress.ts';
import { deleteWorkingRows } from './import-state.repository.ts';

const batchSize = 500;
const historyLength = 20;

/** Undoes an import in batches, each in its own transaction. Continues an undo that was interrupted. */
export async function undoImport(
  pool: Pool,
  importId: number,
  progress: ImportProgress,
): Promise<UndoCounts | 'already undone'> {
  const stored = await requireUndoable(pool, importId);
  if (stored.status === 'undone') return 'already undone';
  const total = await countChanges(pool, importId);
  if (stored.status !== 'undoing') {
    await withTransaction(pool, async (tx) => {
      await setImportStatus(tx, importId, 'undoing');
      await deleteWorkingRows(tx, importId);
    });
  }
  progress.start('undo');
  for (let done = 0; ;) {
    const taken = await withTransaction(pool, (tx) => undoBatch(tx, importId));
    if (taken === 0) break;
    done += taken;
    progress.advance(done / total, done);
  }
  progress.stop();
  await prepareJobQueue(pool);
  return withTransaction(pool, async (tx) => {
    await deleteEmptyCategories(tx, importId);
    const counts = await finishUndo(tx, importId);
    await requestSearchMaintenance(tx);
    return counts;
  });
}

async function undoBatch(tx: Executor, importId: number): Promise<number> {
  const taken = await takeChanges(tx, importId, batchSize);
  if (taken === 0) return 0;
  await lockTaken(tx);
  const creations = await undoCreations(tx);
  const restored = await restoreProducts(tx);
  await restoreVariations(tx);
  await restoreStocks(tx, importId);
  await addUndoCounts(tx, importId, { ...creations, restored });
  return taken;
}

/** Throws an ImportError that says why the import cannot be undone. */
export async function requireUndoable(pool: Pool, importId: number): Promise<StoredImport> {
  const stored = await findImport(pool, importId);
  if (!stored) throw new ImportError(`There is no import ${importId}. List the imports with --history.`);
  if (stored.status === 'undone') return stored;
  await ensureNoneUndoing(pool, importId);
  if (stored.status === 'undoing') return stored;
  if (stored.changed > 0 && (await countChanges(pool, importId)) === 0) {
    throw new ImportError(
      `Import ${importId} can no longer be undone: its changes were kept for ${undoDays} days.`,
    );
  }
  const later = await findLaterImport(pool, importId);
  if (later) {
    throw new ImportError(
      `Import ${importId} cannot be undone yet: import ${later.id} has changed ${formatCount(later.products)} of its products since. ` +
        'Undo that one first.',
      { command: `npm run import -- --undo ${later.id}` },
    );
  }
  return stored;
}

/** While an import is half undone, nothing else may change the catalogue. */
export async function ensureNoneUndoing(pool: Pool, exceptId?: number): Promise<void> {
  const undoing = await findUndoing(pool);
  if (undoing === undefined || undoing === exceptId) return;
  throw new ImportError(`Undoing import ${undoing} was interrupted. Finish it first.`, {
    command: `npm run import -- --undo ${undoing}`,
  });
}

export async function showHistory(pool: Pool, progress: ImportProgress): Promise<void> {
  const imports = await listImports(pool, historyLength);
  if (imports.length === 0) progress.note('There are no imports.');
  for (const { id, status, fileName, startedAt, changed } of imports) {
    const when = startedAt.toISOString().slice(0, 16).replace('T', ' ');
    progress.note(`${id}  ${when} UTC  ${status}  ${formatCount(changed)} changes  ${fileName}`);
  }
}
