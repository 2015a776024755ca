import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '@postprocure/contracts/app-error';
import type { importDeskEndpoints } from '@postprocure/contracts/catalogue-import/endpoints';
import type {
  DeskImportSettings,
  HistoryEntry,
  ImportDetail,
  ImportFile,
  ImportFileDetail,
  ImportRun,
} from '@postprocure/contracts/catalogue-import/import-file';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { FileDownload, Handlers } from '../../../endpoints/handlers.ts';
import { cutPage, deskPageSize, readNumberCursor, writeNumberCursor } from '../../../keyset-cursor.ts';
import type { StaffActor } from '../../../staff-actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { ImportError } from '../import-error.ts';
import { requireUndoable } from '../import-undo.ts';
import { readSample } from './file-sample.ts';
import { listMissing, requireValidSettings, suggestSettings } from './file-settings.ts';
import {
  deleteWaitingFile,
  findFile,
  insertFile,
  listWaitingFiles,
  saveSample,
  saveSettings,
  type StoredFile,
} from './import-file.repository.ts';
import { findHistory, isImportLocked, listHistory, type HistoryRow } from './import-history.repository.ts';
import {
  enqueueRun,
  failLostRuns,
  findFileRun,
  findImportRun,
  findOpenRun,
  findRun,
  insertRun,
  type NewRun,
  type StoredRun,
} from './import-run.repository.ts';
import type { ImportFolder } from './perform-run.ts';
import { previewFile } from './preview-file.ts';
import { filePath, reportPath, storeFile } from './stored-file.ts';

const shownFiles = 20;

export interface ImportDeskParts extends ImportFolder {
  maxBytes: number;
}

export function createImportDeskHandlers(parts: ImportDeskParts): Handlers<typeof importDeskEndpoints> {
  const { database, maxBytes } = parts;
  return {
    'GET /api/desk/imports': async ({ query }) => {
      await failLostRuns(database);
      const rows = await listHistory(database, {
        before: readNumberCursor(query.cursor),
        limit: deskPageSize + 1,
      });
      const { shown, next } = cutPage(rows, deskPageSize, ({ id }) => writeNumberCursor(id));
      const open = await findOpenRun(database);
      const isChanging = await isCatalogueChanging(database, open);
      const files = await listWaitingFiles(database, shownFiles);
      return {
        imports: shown.map((row) => describeHistory(row, isChanging)),
        next,
        files: await Promise.all(files.map((file) => describeFile(database, file))),
        open: open ? { ...describeRun(open), fileName: open.fileName } : null,
        maxBytes,
      };
    },

    'GET /api/desk/imports/:id': ({ params }) => readImport(database, params.id),

    'POST /api/desk/imports/:id/undo': ({ staff, params }) => startUndo(database, staff, params.id),

    'POST /api/desk/import-files': ({ staff, query, body }) =>
      takeFile(parts, staff, query.name.trim() === '' ? 'catalogue.csv' : query.name.trim(), body),

    'GET /api/desk/import-files/:id': ({ params }) => readFile(database, params.id),

    'DELETE /api/desk/import-files/:id': ({ staff, params }) => discardFile(parts, staff, params.id),

    'PUT /api/desk/import-files/:id/sheet': ({ params, body }) => chooseSheet(parts, params.id, body.sheet),

    'POST /api/desk/import-files/:id/preview': async ({ params, body }) => {
      const { sample } = await requireFile(database, params.id);
      requireValidSettings(sample, body);
      return previewFile(sample, body);
    },

    'POST /api/desk/import-files/:id/check': ({ staff, params, body }) =>
      startCheck(database, staff, params.id, body),

    'POST /api/desk/import-files/:id/import': ({ staff, params }) => startImport(database, staff, params.id),

    'GET /api/desk/import-runs/:id/report': ({ params }) => openReport(parts, params.id),
  };
}

/** Receives a file, and keeps it only if it can be read. */
async function takeFile(
  { database, directory, maxBytes }: ImportDeskParts,
  staff: StaffActor,
  fileName: string,
  content: Readable,
): Promise<ImportFileDetail> {
  const id = randomUUID();
  const bytes = await storeFile(directory, id, content, maxBytes);
  try {
    const sample = await readSample(filePath(directory, id), fileName, null);
    await withTransaction(database, async (tx) => {
      const settings = suggestSettings(sample);
      await insertFile(tx, { id, fileName, bytes, userId: staff.userId, sample, settings });
      await recordAudit(tx, staff, staff.client, {
        act: 'import.fileUploaded',
        target: id,
        detail: { fileName, bytes },
      });
    });
  } catch (error) {
    await rm(filePath(directory, id), { force: true });
    throw error;
  }
  return readFile(database, id);
}

async function discardFile(
  { database, directory }: ImportDeskParts,
  staff: StaffActor,
  id: string,
): Promise<void> {
  const { fileName } = await requireFile(database, id);
  const runIds = await withTransaction(database, async (tx) => {
    const deleted = await deleteWaitingFile(tx, id);
    if (!deleted) throw new AppError('CONFLICT', 'This file is being checked or has been imported.');
    await recordAudit(tx, staff, staff.client, {
      act: 'import.fileDeleted',
      target: id,
      detail: { fileName },
    });
    return deleted;
  });
  await rm(filePath(directory, id), { force: true });
  for (const runId of runIds) await rm(reportPath(directory, runId), { force: true });
}

async function chooseSheet(
  { database, directory }: ImportDeskParts,
  id: string,
  sheet: string,
): Promise<ImportFileDetail> {
  const { fileName } = await requireFile(database, id);
  const sample = await readSample(filePath(directory, id), fileName, sheet);
  await saveSample(database, id, sample, suggestSettings(sample));
  return readFile(database, id);
}

async function startCheck(
  database: Pool,
  staff: StaffActor,
  id: string,
  settings: DeskImportSettings,
): Promise<ImportFileDetail> {
  const { sample } = await requireFile(database, id);
  requireValidSettings(sample, settings);
  const missing = listMissing(settings);
  if (missing.length > 0) {
    throw new AppError('INVALID_REQUEST', `Choose the file columns for ${missing.join(', ')}.`);
  }
  await startRun(database, async (tx, start) => {
    await saveSettings(tx, id, settings);
    await start({ kind: 'check', fileId: id, importId: null, userId: staff.userId, settings });
  });
  return readFile(database, id);
}

/** Imports with the settings of the latest dry run, or continues an import that failed. */
async function startImport(database: Pool, staff: StaffActor, id: string): Promise<ImportFileDetail> {
  const { fileName } = await requireFile(database, id);
  const latest = await findFileRun(database, id);
  if (latest?.kind === 'import' && latest.state === 'DONE') {
    throw new AppError(
      'CONFLICT',
      'This file has already been imported. Upload it again to import it again.',
    );
  }
  const isReady = latest?.kind === 'import' || latest?.state === 'DONE';
  if (!latest || !isReady) throw new AppError('CONFLICT', 'Do a dry run of this file first.');
  const { report, settings } = latest;
  if (latest.kind === 'check' && report && report.rows === report.refused) {
    throw new AppError('CONFLICT', 'Every row of this file was refused, so there is nothing to import.');
  }
  await startRun(database, async (tx, start) => {
    const runId = await start({ kind: 'import', fileId: id, importId: null, userId: staff.userId, settings });
    await recordAudit(tx, staff, staff.client, {
      act: 'import.started',
      target: runId,
      detail: { fileName },
    });
  });
  return readFile(database, id);
}

async function startUndo(database: Pool, staff: StaffActor, importId: number): Promise<ImportDetail> {
  const stored = await findHistory(database, importId);
  if (!stored) throw importNotFound();
  if (stored.state === 'undone') throw new AppError('CONFLICT', 'This import has already been undone.');
  const refusal = await findUndoRefusal(database, importId);
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
  await startRun(database, async (tx, start) => {
    await start({ kind: 'undo', fileId: null, importId, userId: staff.userId, settings: null });
    await recordAudit(tx, staff, staff.client, {
      act: 'import.undone',
      target: String(importId),
      detail: { fileName: stored.fileName },
    });
  });
  return readImport(database, importId);
}

/** Queues a run, unless another run or the import command is in progress. */
async function startRun(
  database: Pool,
  prepare: (tx: Executor, start: (run: NewRun) => Promise<string>) => Promise<void>,
): Promise<void> {
  await failLostRuns(database);
  await withTransaction(database, async (tx) => {
    const open = await findOpenRun(tx);
    if (open) throw describeOpen(open);
    if (await isImportLocked(tx)) {
      throw new AppError(
        'CONFLICT',
        'The command npm run import is running. Wait until it has finished, then try again.',
      );
    }
    await prepare(tx, async (run) => {
      const runId = await insertRun(tx, run);
      if (runId === undefined) throw describeOpen(undefined);
      await enqueueRun(tx, runId);
      return runId;
    });
  });
}

const kindNames = { check: 'A dry run', import: 'An import', undo: 'An undo' };

function describeOpen(open: (StoredRun & { fileName: string }) | undefined): AppError {
  const what = open ? `${kindNames[open.kind]} of ${open.fileName}` : 'Another import';
  const who = open?.userName ? `, started by ${open.userName}` : '';
  return new AppError('CONFLICT', `${what} is running${who}. Wait until it has finished, then try again.`);
}

async function openReport({ database, directory }: ImportDeskParts, runId: string): Promise<FileDownload> {
  const gone = new AppError('NOT_FOUND', 'This report has been deleted, or was never written.');
  const run = await findRun(database, runId);
  const file = run?.fileId ? await findFile(database, run.fileId) : undefined;
  if (!file) throw gone;
  const handle = await open(reportPath(directory, runId)).catch(() => null);
  if (!handle) throw gone;
  const { size } = await handle.stat();
  return {
    stream: createReadStream('', { fd: handle }),
    name: `${file.fileName.replace(/\.\w{1,5}$/, '')}-report.csv`,
    bytes: size,
    type: 'text/csv; charset=utf-8',
  };
}

async function requireFile(executor: Executor, id: string): Promise<StoredFile> {
  const file = await findFile(executor, id);
  if (!file) throw new AppError('NOT_FOUND', 'File not found.');
  if (file.purgedAt) throw new AppError('CONFLICT', 'This file has been deleted. Upload it again.');
  return file;
}

async function readFile(database: Pool, id: string): Promise<ImportFileDetail> {
  await failLostRuns(database);
  const file = await findFile(database, id);
  if (!file) throw new AppError('NOT_FOUND', 'File not found.');
  const { sample, settings } = file;
  const run = await findFileRun(database, id);
  return {
    ...(await describeFile(database, file)),
    description: sample.description,
    sheets: sample.sheets,
    headers: sample.headers,
    examples: sample.headers.map((_, at) => findExample(sample.rows.map(({ cells }) => cells[at] ?? ''))),
    headerLine: sample.headerLine,
    settings,
    report: run?.state === 'DONE' ? run.report : null,
    isPurged: file.purgedAt !== null,
  };
}

const maxExampleLength = 40;

const findExample = (cells: string[]): string =>
  (cells.find((cell) => cell.trim() !== '') ?? '').trim().slice(0, maxExampleLength).toWellFormed();

const describeFile = async (
  executor: Executor,
  { id, fileName, bytes, userId, userName, createdAt }: StoredFile,
): Promise<ImportFile> => {
  const run = await findFileRun(executor, id);
  return {
    id,
    fileName,
    bytes,
    uploadedBy: describePerson(userId, userName),
    createdAt: createdAt.toISOString(),
    run: run ? describeRun(run) : null,
  };
};

const describePerson = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

const describeRun = (run: StoredRun): ImportRun => ({
  id: run.id,
  kind: run.kind,
  state: run.state,
  step: run.step,
  fraction: run.fraction,
  rows: run.rows,
  failure: run.failure,
  importId: run.importId,
  fileId: run.fileId,
  startedBy: describePerson(run.userId, run.userName),
  createdAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt && run.finishedAt.toISOString(),
});

const describeHistory = (row: HistoryRow, isChanging: boolean): HistoryEntry => ({
  id: row.id,
  // The import command stores the whole path.
  fileName: row.fileName.split(/[\\/]/).at(-1) ?? row.fileName,
  state: row.state,
  isRunning: isChanging && (row.state === 'running' || row.state === 'undoing'),
  startedBy: describePerson(row.userId, row.userName),
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt && row.finishedAt.toISOString(),
  rows: row.rows,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  refused: row.refused,
  warnings: row.warnings,
});

/** Excludes dry runs, which hold the lock too but change nothing. */
const isCatalogueChanging = async (database: Pool, open: StoredRun | undefined): Promise<boolean> =>
  open?.kind !== 'check' && (await isImportLocked(database));

const importNotFound = () => new AppError('NOT_FOUND', 'Import not found.');

async function readImport(database: Pool, importId: number): Promise<ImportDetail> {
  await failLostRuns(database);
  const row = await findHistory(database, importId);
  if (!row) throw importNotFound();
  const run = await findImportRun(database, importId, 'import');
  const undo = await findImportRun(database, importId, 'undo');
  return {
    ...describeHistory(row, await isCatalogueChanging(database, await findOpenRun(database))),
    report: run?.report ?? null,
    fileId: run?.fileId ?? null,
    reportRunId: run?.report ? run.id : null,
    undo: {
      run: undo ? describeRun(undo) : null,
      result:
        row.state === 'undone'
          ? { removed: row.undoRemoved, ended: row.undoEnded, restored: row.undoRestored }
          : null,
      undoneAt: row.undoneAt && row.undoneAt.toISOString(),
      refusal: row.state === 'undone' ? null : await findUndoRefusal(database, importId),
    },
  };
}

async function findUndoRefusal(database: Pool, importId: number): Promise<string | null> {
  try {
    await requireUndoable(database, importId);
    return null;
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
}
