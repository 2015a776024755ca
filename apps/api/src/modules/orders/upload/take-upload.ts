import { retention } from '@postprocure/contracts/privacy/retention';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { notifyMerchant } from '../../live-updates/index.ts';
import { loadOrderContext } from '../order-context.repository.ts';
import { takeOrder } from '../take-order.ts';
import { listPincodes, toIntake } from './check-upload.ts';
import {
  deleteOldUploads,
  findUpload,
  listUploadRows,
  markRowsTaken,
  saveUploadState,
} from './upload.repository.ts';
import { uploadMaxRows } from '@postprocure/contracts/orders/order-upload';

/**
 * Takes the usable orders of an accepted upload, each in its own transaction, so that pages can show the progress and a
 * crash loses nothing: the retried job continues with the orders that are left.
 */
export async function takeUpload(database: Pool, uploadId: string): Promise<void> {
  const upload = await findUpload(database, uploadId);
  if (upload?.state !== 'TAKING') return;
  const { merchantId, createdBy } = upload;
  const rows = await listUploadRows(database, uploadId, ['ready', 'attention'], uploadMaxRows);
  const context = await loadOrderContext(
    database,
    merchantId,
    [...new Set(rows.map(({ cells }) => cells.sku))],
    listPincodes(rows),
  );
  for (const [orderNumber, ofOrder] of Map.groupBy(rows, (row) => row.orderNumber)) {
    const intake = toIntake(
      orderNumber,
      ofOrder.map(({ cells }) => cells),
    );
    await withTransaction(database, async (tx) => {
      const { order } = await takeOrder(
        tx,
        merchantId,
        { kind: 'merchant', userId: createdBy },
        intake,
        context,
      );
      await markRowsTaken(tx, uploadId, orderNumber, order.id);
    });
  }
  await withTransaction(database, async (tx) => {
    await saveUploadState(tx, uploadId, 'DONE');
    await notifyMerchant(tx, merchantId, 'orders');
  });
}

export const purgeUploads = (database: Pool): Promise<void> =>
  deleteOldUploads(database, retention.orderUploadDays);
