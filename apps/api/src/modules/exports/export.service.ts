import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { AppError } from '@postprocure/contracts/app-error';
import type { exportEndpoints, exportFileEndpoints } from '@postprocure/contracts/exports/endpoints';
import { directExportRows, exportMapLimit } from '@postprocure/contracts/exports/export-fields';
import type {
  ColumnMap,
  ColumnMapBody,
  ExportLinkQuery,
  ExportRecord,
  ExportRequest,
} from '@postprocure/contracts/exports/export';
import { rolePermissions } from '@postprocure/contracts/permission';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { MerchantCaller } from '../../caller.ts';
import type { ClientContext } from '../../client-context.ts';
import type { FileDownload, Handlers } from '../../endpoints/handlers.ts';
import { Semaphore } from '../../limits/semaphore.ts';
import { recordAudit } from '../audit/index.ts';
import { findChosenIds } from '../subscriptions/index.ts';
import { createExportLinks, type ExportLinks } from './export-link.ts';
import { fileExtension } from './export-file.ts';
import {
  cancelExport,
  countUnfinished,
  deleteColumnMap,
  findExport,
  findMemberRole,
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
import { exportPath, writeExport, type ExportFileContext } from './write-export.ts';

type Merchant = Pick<MerchantCaller, 'merchantId' | 'userId'>;

interface ExportContext extends ExportFileContext {
  links: ExportLinks;
  /** Limits how many files this process writes at once, because each occupies a database connection. */
  writers: Semaphore;
}

type ExportDependencies = ExportFileContext & {
  signingKey: Uint8Array;
  previousSigningKey?: Uint8Array | undefined;
};

export function createExportHandlers({
  signingKey,
  previousSigningKey,
  ...files
}: ExportDependencies): Handlers<typeof exportEndpoints> {
  const writers = new Semaphore({ max: 3, maxWaiting: 0, maxWaitMs: 0 });
  const context: ExportContext = {
    ...files,
    links: createExportLinks(signingKey, previousSigningKey),
    writers,
  };
  const { database } = files;
  return {
    'POST /api/seller/exports': ({ merchant, client, body }) =>
      requestExport(context, merchant, client, body),

    'GET /api/seller/exports': async ({ merchant }) => ({
      exports: await listMerchantExports(context, merchant),
    }),

    'GET /api/seller/exports/:id': ({ merchant, params }) => readExport(context, merchant, params.id),

    'DELETE /api/seller/exports/:id': ({ merchant, params }) => stopExport(context, merchant, params.id),

    'GET /api/seller/export-maps': async ({ merchant }) => ({
      maps: await listColumnMaps(database, merchant.merchantId),
    }),

    'PUT /api/seller/export-maps': ({ merchant, body }) => saveMap(database, merchant, body),

    'DELETE /api/seller/export-maps/:id': ({ merchant, params }) => deleteMap(database, merchant, params.id),
  };
}

export function createExportFileHandlers({
  signingKey,
  previousSigningKey,
  ...files
}: ExportDependencies): Handlers<typeof exportFileEndpoints> {
  const links = createExportLinks(signingKey, previousSigningKey);
  return {
    'GET /api/exports/:id/file': ({ client, params, query }) =>
      openFile(files, links, client, params.id, query),
  };
}

const unfinishedLimit = 3;
/**
 * If a request has not written its file after this time, its process must have crashed, so the worker writes the file.
 */
const takeoverMinutes = 5;
const listLimit = 20;

/** Writes a small file within the request. The worker writes large ones, and small ones while this process is busy. */
async function requestExport(
  context: ExportContext,
  merchant: Merchant,
  client: ClientContext,
  request: ExportRequest,
): Promise<ExportRecord> {
  const mayWriteHere = context.writers.tryAcquire();
  try {
    const { id, isQueued } = await createExport(context.database, merchant, client, request, mayWriteHere);
    if (!isQueued) await writeHere(context, id);
    return await readExport(context, merchant, id);
  } finally {
    if (mayWriteHere) context.writers.release();
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
  client: ClientContext,
  request: ExportRequest,
  mayWriteHere: boolean,
): Promise<{ id: string; isQueued: boolean }> =>
  withTransaction(database, async (tx) => {
    await lockExports(tx, merchant.merchantId);
    if (!(await includesExports(tx, merchant.merchantId))) {
      throw new AppError('FORBIDDEN', "Your plan doesn't include downloads.");
    }
    if ((await countUnfinished(tx, merchant.merchantId)) >= unfinishedLimit) {
      throw new AppError(
        'CONFLICT',
        `You already have ${unfinishedLimit} exports running. Wait for one to finish, or cancel one.`,
      );
    }
    const rowsTotal = (await findChosenIds(tx, merchant.merchantId, request.selection)).length;
    if (rowsTotal === 0) throw new AppError('CONFLICT', 'There are no products to export.');
    const id = await insertExport(tx, { ...merchant, request, rowsTotal });
    await recordAudit(tx, merchant, client, {
      act: 'export.created',
      target: id,
      detail: { format: request.format, rows: rowsTotal },
    });
    const isQueued = !mayWriteHere || rowsTotal > directExportRows;
    await queueExport(tx, id, isQueued ? 0 : takeoverMinutes);
    return { id, isQueued };
  });

async function readExport(context: ExportContext, merchant: Merchant, id: string): Promise<ExportRecord> {
  const stored = await findExport(context.database, id, merchant.merchantId);
  if (!stored) throw new AppError('NOT_FOUND', 'Export not found.');
  return describeExport(context, merchant, stored);
}

async function listMerchantExports(context: ExportContext, merchant: Merchant): Promise<ExportRecord[]> {
  const stored = await listExports(context.database, merchant.merchantId, listLimit);
  return stored.map((one) => describeExport(context, merchant, one));
}

async function stopExport(context: ExportContext, merchant: Merchant, id: string): Promise<ExportRecord> {
  const before = await readExport(context, merchant, id);
  const cancelled = await cancelExport(context.database, merchant.merchantId, id);
  if (!cancelled && before.state !== 'CANCELLED') {
    throw new AppError('CONFLICT', 'This export has already finished.');
  }
  return readExport(context, merchant, id);
}

/** Every invalid link gets the same error, so that it reveals nothing about the export. */
async function openFile(
  { database, directory }: ExportFileContext,
  links: ExportLinks,
  client: ClientContext,
  id: string,
  link: ExportLinkQuery,
): Promise<FileDownload> {
  const gone = new AppError('NOT_FOUND', 'This link has expired. Please export again.');
  if (!links.check(id, link)) throw gone;
  const stored = await findExport(database, id, null);
  if (stored?.state !== 'DONE' || stored.snapshotAt === null) throw gone;
  const role = await findMemberRole(database, stored.merchantId, link.user);
  if (role === null || !rolePermissions[role].includes('products.download')) throw gone;
  const handle = await open(exportPath(directory, stored)).catch(() => null);
  if (!handle) throw gone;
  const { size } = await handle.stat();
  await recordAudit(database, { userId: link.user, merchantId: stored.merchantId }, client, {
    act: 'export.downloaded',
    target: id,
    detail: { format: stored.format, rows: stored.rowsTotal },
  });
  return {
    stream: createReadStream('', { fd: handle }),
    name: fileName(stored, stored.snapshotAt),
    bytes: size,
  };
}

/** Formats a time as 2026-11-16 03:58, in Indian time. */
const momentFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const fileName = ({ format, rowsTotal }: StoredExport, snapshotAt: Date): string => {
  const moment = momentFormat.format(snapshotAt).replaceAll(/[: ]/g, '-');
  return `post-procure-${format}-${moment}-${rowsTotal}-rows.${fileExtension(format)}`;
};

const describeExport = (
  { links }: ExportContext,
  { userId }: Merchant,
  stored: StoredExport,
): ExportRecord => ({
  id: stored.id,
  format: stored.format,
  state: stored.state,
  rowsTotal: stored.rowsTotal,
  rowsDone: stored.rowsDone,
  bytes: stored.bytes,
  snapshotAt: stored.snapshotAt && stored.snapshotAt.toISOString(),
  createdAt: stored.createdAt.toISOString(),
  expiresAt: stored.expiresAt && stored.expiresAt.toISOString(),
  link: stored.state === 'DONE' && stored.expiresAt ? links.write(stored.id, userId, stored.expiresAt) : null,
});

const saveMap = (database: Pool, { merchantId }: Merchant, body: ColumnMapBody): Promise<ColumnMap> =>
  withTransaction(database, async (tx) => {
    await lockExports(tx, merchantId);
    const known = await listColumnMaps(tx, merchantId);
    const isNew = !known.some(({ name }) => name.toLowerCase() === body.name.toLowerCase());
    if (isNew && known.length >= exportMapLimit) {
      throw new AppError('CONFLICT', `You can save up to ${exportMapLimit} column sets. Delete one first.`);
    }
    return saveColumnMap(tx, merchantId, body);
  });

async function deleteMap(database: Pool, { merchantId }: Merchant, id: string): Promise<void> {
  if (!(await deleteColumnMap(database, merchantId, id))) {
    throw new AppError('NOT_FOUND', 'Column set not found.');
  }
}
