import { AppError } from '@postprocure/contracts/app-error';
import type { orderUploadEndpoints } from '@postprocure/contracts/orders/endpoints';
import {
  uploadMaxRows,
  uploadRowStates,
  type OrderUpload,
  type OrderUploadDetail,
  type UploadRow,
  type UploadRowState,
} from '@postprocure/contracts/orders/order-upload';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { Handlers } from '../../../endpoints/handlers.ts';
import { nameDownload } from '../../../sent-file.ts';
import { sendTable } from '../../../table-file.ts';
import { enqueueJob } from '../../../worker/job-queue.ts';
import { recordAudit } from '../../audit/index.ts';
import { maskName } from '../describe-order.ts';
import type { LearnPincodes } from '../pincode-service.ts';
import { checkUpload, listPincodes } from './check-upload.ts';
import { readUpload } from './read-upload.ts';
import {
  findMerchantUpload,
  insertUpload,
  listUploadRows,
  listUploads,
  saveUploadState,
  type UploadRecord,
  type UploadRowRecord,
} from './upload.repository.ts';
import { uploadColumnNames, type UploadCells } from './upload-columns.ts';

const shownProblems = 200;
const shownRows = 20;

export const createOrderUploadHandlers = ({
  database,
  learnPincodes,
}: {
  database: Pool;
  learnPincodes: LearnPincodes;
}): Handlers<typeof orderUploadEndpoints> => ({
  'GET /api/seller/order-uploads': async ({ merchant }) => ({
    uploads: (await listUploads(database, merchant.merchantId)).map(describeUpload),
  }),

  'POST /api/seller/order-uploads': async ({ merchant, client, query, body }) => {
    const { merchantId, userId } = merchant;
    const { rows, ignoredColumns } = await readUpload(body);
    await learnPincodes(listPincodes(rows));
    const checked = await checkUpload(database, merchantId, rows);
    const fileName = query.name.trim() === '' ? 'orders.csv' : query.name.trim();
    const id = await withTransaction(database, async (tx) => {
      const uploadId = await insertUpload(tx, { merchantId, userId, fileName, ignoredColumns }, checked);
      await recordAudit(tx, merchant, client, {
        act: 'order.fileUploaded',
        target: uploadId,
        detail: { rows: rows.length },
      });
      return uploadId;
    });
    return describeDetail(database, await requireUpload(database, merchantId, id));
  },

  'GET /api/seller/order-uploads/template': () =>
    sendTable('csv', {
      name: 'order-template',
      columns: uploadColumnNames.map((column) => ({
        heading: column,
        width: 20,
        cell: (row: UploadCells) => row[column],
      })),
      batches: (async function* () {
        yield await Promise.resolve([templateRow]);
      })(),
    }),

  'GET /api/seller/order-uploads/:id': async ({ merchant, params }) =>
    describeDetail(database, await requireUpload(database, merchant.merchantId, params.id)),

  'GET /api/seller/order-uploads/:id/report': async ({ merchant, params }) => {
    const { id } = await requireUpload(database, merchant.merchantId, params.id);
    const rows = await listUploadRows(database, id, uploadRowStates, uploadMaxRows);
    return sendTable('csv', {
      name: nameDownload('order-upload-report'),
      columns: [
        { heading: 'line', width: 8, cell: (row: UploadRowRecord) => row.line },
        { heading: 'result', width: 18, cell: (row) => rowStateNames[row.state] },
        { heading: 'messages', width: 60, cell: (row) => row.messages.join(' ') },
        { heading: 'order', width: 18, cell: (row) => row.takenNumber },
        ...uploadColumnNames.map((column) => ({
          heading: column,
          width: 20,
          cell: (row: UploadRowRecord) => row.cells[column],
        })),
      ],
      batches: (async function* () {
        yield await Promise.resolve(rows);
      })(),
    });
  },

  'POST /api/seller/order-uploads/:id/accept': async ({ merchant, client, params }) => {
    const { merchantId } = merchant;
    const upload = await requireUpload(database, merchantId, params.id);
    if (upload.state === 'CHECKED' && upload.orders === 0) {
      throw new AppError('CONFLICT', 'This file contains no orders that can be imported.');
    }
    await withTransaction(database, async (tx) => {
      if (!(await saveUploadState(tx, upload.id, 'TAKING'))) return;
      await enqueueJob(tx, 'orders:take-upload', {
        key: `order-upload:${upload.id}`,
        maxAttempts: 5,
        payload: { uploadId: upload.id },
      });
      await recordAudit(tx, merchant, client, { act: 'order.uploadAccepted', target: upload.id });
    });
    return describeDetail(database, await requireUpload(database, merchantId, upload.id));
  },
});

const rowStateNames: Record<UploadRowState, string> = {
  ready: 'ready',
  attention: 'needs attention',
  duplicate: 'already imported',
  error: 'error',
  taken: 'imported',
};

const templateRow: UploadCells = {
  order_number: 'SHOP-1001',
  customer_name: 'Priya Sharma',
  phone: '9876543210',
  email: '',
  address_line1: 'Flat 12, Sunrise Apartments, MG Road',
  address_line2: '',
  landmark: 'Opposite City Mall',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  sku: 'REPLACE-WITH-YOUR-SKU',
  quantity: '1',
  sale_price: '999',
  ship_by: '',
  note: '',
};

async function requireUpload(executor: Executor, merchantId: string, id: string): Promise<UploadRecord> {
  const upload = await findMerchantUpload(executor, merchantId, id);
  if (!upload) throw new AppError('NOT_FOUND', 'Upload not found.');
  return upload;
}

const describeUpload = ({
  id,
  fileName,
  state,
  createdAt,
  orders,
  taken,
  ...upload
}: UploadRecord): OrderUpload => ({
  id,
  fileName,
  state,
  createdAt: createdAt.toISOString(),
  rows: Object.values(upload.counts).reduce((sum, count) => sum + count, 0),
  orders,
  taken,
  counts: Object.fromEntries(uploadRowStates.map((one) => [one, upload.counts[one] ?? 0])) as Record<
    UploadRowState,
    number
  >,
  ignoredColumns: upload.ignoredColumns,
});

async function describeDetail(executor: Executor, upload: UploadRecord): Promise<OrderUploadDetail> {
  const problems = await listUploadRows(
    executor,
    upload.id,
    ['error', 'attention', 'duplicate'],
    shownProblems,
  );
  const preview = await listUploadRows(executor, upload.id, ['ready', 'taken'], shownRows);
  return {
    ...describeUpload(upload),
    problems: problems.map(describeRow),
    preview: preview.map(describeRow),
  };
}

const describeRow = ({
  line,
  orderNumber,
  cells,
  state,
  messages,
  orderId,
  takenNumber,
}: UploadRowRecord): UploadRow => ({
  line,
  orderNumber,
  customer: maskName(cells.customer_name),
  sku: cells.sku,
  quantity: cells.quantity,
  state,
  messages,
  order: orderId === null || takenNumber === null ? null : { id: orderId, number: takenNumber },
});
