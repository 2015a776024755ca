import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { directExportRows, exportMapLimit } from '@postprocure/contracts/exports/export-fields';
import type {
  ColumnMap,
  ColumnMapBody,
  ExportRecord,
  ExportRequest,
} from '@postprocure/contracts/exports/export';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { AppError } from '@postprocure/contracts/app-error';
import type { Semaphore } from '../../limits/semaphore.ts';
import type { MerchantCaller } from '../../caller.ts';
import { findChosenIds } from '../subscriptions/index.ts';
import type { ExportLinks } from './export-link.ts';
import { fileExtension } from './export-file.ts';
import {
  countUnfinished,
  deleteColumnMap,
  endExport,
  findExport,
  includesExports,
  insertExport,
  listColumnMaps,
  listExports,
  lockExports,
  queueExport,
  saveColumnMap,
  unqueueExport,
  type StoredExport,
} from './export.repository.ts';
import { exportPath, writeExport, type ExportParts } from './write-export.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

export interface ExportContext extends ExportParts {
  links: ExportLinks;
  /** Files that this process writes within requests. */
  slots: Pick<Semaphore, 'tryAcquire' | 'release'>;
}

const unfinishedLimit = 3;
/** A file that its request has not written by then was left by a process that died; the worker writes it. */
const abandonedMinutes = 5;
const listLength = 20;

/**
 * A short file is there when the answer comes; a long one is made by the worker. So is a short one when this process
 * writes as many as it may: each holds a connection for as long as it takes.
 */
export async function requestExport(
  context: ExportContext,
  merchant: Merchant,
  request: ExportRequest,
): Promise<ExportRecord> {
  const hasSlot = context.slots.tryAcquire();
  try {
    const { id, isQueued } = await createExport(context.database, merchant, request, hasSlot);
    if (!isQueued) await writeHere(context, id);
    return await readExport(context, merchant, id);
  } finally {
    if (hasSlot) context.slots.release();
  }
}

async function writeHere(context: ExportContext, id: string): Promise<void> {
  try {
    await writeExport(context, id, true);
  } finally {
    await unqueueExport(context.database, id);
  }
}

const createExport = (
  database: Pool,
  merchant: Merchant,
  request: ExportRequest,
  mayWriteHere: boolean,
): Promise<{ id: string; isQueued: boolean }> =>
  withTransaction(database, async (tx) => {
    await lockExports(tx, merchant.merchantId);
    if (!(await includesExports(tx, merchant.merchantId))) {
      throw new AppError('FORBIDDEN', 'Your plan does not include downloads.');
    }
    if ((await countUnfinished(tx, merchant.merchantId)) >= unfinishedLimit) {
      throw new AppError(
        'CONFLICT',
        `${unfinishedLimit} exports are under way. Wait for one to finish, or cancel it.`,
      );
    }
    const rowsTotal = (await findChosenIds(tx, merchant.merchantId, request.selection)).length;
    if (rowsTotal === 0) throw new AppError('CONFLICT', 'There are no products to export.');
    const id = await insertExport(tx, { ...merchant, request, rowsTotal });
    const isQueued = !mayWriteHere || rowsTotal > directExportRows;
    await queueExport(tx, id, isQueued ? 0 : abandonedMinutes);
    return { id, isQueued };
  });

export async function readExport(
  context: ExportContext,
  { merchantId }: Merchant,
  id: string,
): Promise<ExportRecord> {
  const stored = await findExport(context.database, id, merchantId);
  if (!stored) throw new AppError('NOT_FOUND', 'There is no such export.');
  return describeExport(context, stored);
}

export async function listOwnExports(
  context: ExportContext,
  { merchantId }: Merchant,
): Promise<ExportRecord[]> {
  const stored = await listExports(context.database, merchantId, listLength);
  return stored.map((one) => describeExport(context, one));
}

export async function cancelExport(
  context: ExportContext,
  merchant: Merchant,
  id: string,
): Promise<ExportRecord> {
  const before = await readExport(context, merchant, id);
  const cancelled = await endExport(context.database, id, 'CANCELLED', merchant.merchantId);
  if (!cancelled && before.state !== 'CANCELLED') {
    throw new AppError('CONFLICT', 'This export is finished already.');
  }
  return readExport(context, merchant, id);
}

export interface OpenedFile {
  stream: Readable;
  name: string;
  bytes: number;
}

/** For whoever holds the link. What is wrong with one that does not work is nobody's business. */
export async function openFile(
  { database, directory, links }: ExportContext,
  id: string,
  { expires, signature }: { expires: string; signature: string },
): Promise<OpenedFile> {
  const gone = new AppError('NOT_FOUND', 'This link is no longer valid. Make the export anew.');
  if (!links.check(id, expires, signature)) throw gone;
  const stored = await findExport(database, id, null);
  if (stored?.state !== 'DONE' || stored.snapshotAt === null) throw gone;
  const handle = await open(exportPath(directory, stored)).catch(() => null);
  if (!handle) throw gone;
  const { size } = await handle.stat();
  return {
    stream: createReadStream('', { fd: handle }),
    name: fileName(stored, stored.snapshotAt),
    bytes: size,
  };
}

/** As 2026-11-16 03:58, by the clocks of those who read it. */
const momentFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const fileName = ({ format, rowsTotal }: StoredExport, snapshotAt: Date): string => {
  const moment = momentFormat.format(snapshotAt).replaceAll(/[: ]/g, '-');
  return `post-procure-${format}-${moment}-${rowsTotal}-rows.${fileExtension(format)}`;
};

const describeExport = ({ links }: ExportContext, stored: StoredExport): ExportRecord => ({
  id: stored.id,
  format: stored.format,
  state: stored.state,
  rowsTotal: stored.rowsTotal,
  rowsDone: stored.rowsDone,
  bytes: stored.bytes,
  snapshotAt: stored.snapshotAt && stored.snapshotAt.toISOString(),
  createdAt: stored.createdAt.toISOString(),
  expiresAt: stored.expiresAt && stored.expiresAt.toISOString(),
  link: stored.state === 'DONE' && stored.expiresAt ? links.write(stored.id, stored.expiresAt) : null,
});

export const listMaps = (database: Executor, { merchantId }: Merchant): Promise<ColumnMap[]> =>
  listColumnMaps(database, merchantId);

export const saveMap = (
  { database }: ExportContext,
  { merchantId }: Merchant,
  body: ColumnMapBody,
): Promise<ColumnMap> =>
  withTransaction(database, async (tx) => {
    await lockExports(tx, merchantId);
    const known = await listColumnMaps(tx, merchantId);
    const isNew = !known.some(({ name }) => name.toLowerCase() === body.name.toLowerCase());
    if (isNew && known.length >= exportMapLimit) {
      throw new AppError('CONFLICT', `You have ${exportMapLimit} saved sets of columns. Delete one first.`);
    }
    return saveColumnMap(tx, merchantId, body);
  });

export async function deleteMap(
  { database }: ExportContext,
  { merchantId }: Merchant,
  id: string,
): Promise<void> {
  if (!(await deleteColumnMap(database, merchantId, id))) {
    throw new AppError('NOT_FOUND', 'There is no such set of columns.');
  }
}
