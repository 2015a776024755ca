import type { TaskList } from 'graphile-worker';
import { withTransaction } from '@postprocure/db/transaction';
import { z } from 'zod';
import { expireOrders, processCooledOrders } from './advance-orders.ts';
import { runAllAutopay, runAutopay } from './autopay.ts';
import { refreshDeliveryHistory } from './delivery-history.repository.ts';
import type { PayParts } from './pay-order.ts';
import { purgeCustomers } from './purge-customers.ts';
import { purgeUploads, takeUpload } from './upload/take-upload.ts';

const merchantPayload = z.object({ merchantId: z.uuid() });
const uploadPayload = z.object({ uploadId: z.uuid() });

export const orderTasks = (parts: PayParts): TaskList => ({
  'orders:advance': async () => {
    await processCooledOrders(parts.database, new Date());
    await expireOrders(parts.database, new Date());
  },
  'orders:autopay': (payload) => runAutopay(parts, merchantPayload.parse(payload).merchantId, new Date()),
  'orders:autopay-all': () => runAllAutopay(parts, new Date()),
  'orders:take-upload': (payload) => takeUpload(parts.database, uploadPayload.parse(payload).uploadId),
  'orders:refresh-delivery-history': () => withTransaction(parts.database, refreshDeliveryHistory),
  'orders:purge-customers': async () => {
    await purgeCustomers(parts.database);
  },
  'orders:purge-uploads': () => purgeUploads(parts.database),
});

/** The crontab is in UTC. */
export const orderCrontab = [
  '* * * * * orders:advance ?max=3',
  '*/5 * * * * orders:autopay-all ?max=3',
  '10 21 * * * orders:refresh-delivery-history ?max=3',
  '30 21 * * * orders:purge-customers ?max=3',
  '40 21 * * * orders:purge-uploads ?max=3',
];
