import type { Pool } from '@postprocure/db/pool';
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
  undoCreations,
  undoDays,
  type UndoCounts,
} from './import-changes.repository.ts';
import { ImportError } from './import-error.ts';
import { formatCount, type ImportProgress } from './import-progress.ts';
import { deleteWorkingRows } from './import-state.repository.ts';

const batchSize = 500;
const historyLength = 20;

/** Undoes an import in batches, each in its own transaction. Continues an undo that was interrupted. */
export async function undoImport(pool: Pool, importId: number, progress: ImportProgress): Promise<void> {
  const stored = await findImport(pool, importId);
  if (!stored) throw new ImportError(`There is no import ${importId}. List the imports with --history.`);
  if (stored.status === 'undone') {
    progress.note(`Import ${importId} has already been undone. Nothing was changed.`);
    return;
  }
  await ensureNoneUndoing(pool, importId);
  const total = await countChanges(pool, importId);
  if (stored.status !== 'undoing') {
    if (total === 0 && stored.changed > 0) {
      throw new ImportError(
        `Import ${importId} can no longer be undone: what an import has changed is kept for ${undoDays} days.`,
      );
    }
    const later = await findLaterImport(pool, importId);
    if (later) {
      throw new ImportError(
        `Import ${importId} cannot be undone yet: import ${later.id} has changed ${formatCount(later.products)} of its products since. ` +
          `Undo that one first: npm run import -- --undo ${later.id}`,
      );
    }
    await withTransaction(pool, async (tx) => {
      await setImportStatus(tx, importId, 'undoing');
      await deleteWorkingRows(tx, importId);
    });
  }
  const counts: UndoCounts = { removed: 0, ended: 0, restored: 0 };
  progress.start('Undoing  ');
  for (let done = 0; ;) {
    const batch = await withTransaction(pool, async (tx) => {
      const taken = await takeChanges(tx, importId, batchSize);
      if (taken === 0) return undefined;
      await lockTaken(tx);
      const creations = await undoCreations(tx);
      const restored = await restoreProducts(tx);
      await restoreVariations(tx);
      await restoreStocks(tx, importId);
      return { taken, ...creations, restored };
    });
    if (!batch) break;
    counts.removed += batch.removed;
    counts.ended += batch.ended;
    counts.restored += batch.restored;
    done += batch.taken;
    progress.advance(done / total, done);
  }
  progress.stop();
  await prepareJobQueue(pool);
  await withTransaction(pool, async (tx) => {
    await deleteEmptyCategories(tx, importId);
    await setImportStatus(tx, importId, 'undone');
    await requestSearchMaintenance(tx);
  });
  progress.note(`Import ${importId} was undone.`);
  progress.note(`Removed   ${formatCount(counts.removed)} products that it had created`);
  progress.note(`Ended     ${formatCount(counts.ended)} that merchants have subscribed to or ordered`);
  progress.note(`Restored  ${formatCount(counts.restored)} products that it had changed`);
}

/** A catalogue that is half undone must not be changed by anything else. */
export async function ensureNoneUndoing(pool: Pool, exceptId?: number): Promise<void> {
  const undoing = await findUndoing(pool);
  if (undoing === undefined || undoing === exceptId) return;
  throw new ImportError(
    `Undoing import ${undoing} was interrupted. Finish it first: npm run import -- --undo ${undoing}`,
  );
}

export async function showHistory(pool: Pool, progress: ImportProgress): Promise<void> {
  const imports = await listImports(pool, historyLength);
  if (imports.length === 0) progress.note('There are no imports.');
  for (const { id, status, fileName, startedAt, changed } of imports) {
    const when = startedAt.toISOString().slice(0, 16).replace('T', ' ');
    progress.note(`${id}  ${when} UTC  ${status}  ${formatCount(changed)} changes  ${fileName}`);
  }
}
