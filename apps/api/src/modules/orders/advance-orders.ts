import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { moveOrder, systemActor } from './move-order.ts';
import { listCooledOrders, listExpiredOrders, lockOrder } from './order.repository.ts';

const batchSize = 500;

/** Starts processing paid orders whose cooling window is over. */
export async function processCooledOrders(database: Pool, now: Date): Promise<void> {
  await forEachOrder(await listCooledOrders(database, now, batchSize), (orderId) =>
    withTransaction(database, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.state !== 'PAID') return;
      await moveOrder(tx, orderId, { to: 'PROCESSING', actor: systemActor, reason: 'cooling-window-over' });
    }),
  );
}

/** Expires orders that have not been paid in time. */
export async function expireOrders(database: Pool, now: Date): Promise<void> {
  await forEachOrder(await listExpiredOrders(database, now, batchSize), (orderId) =>
    withTransaction(database, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.state !== 'ATTENTION' && order?.state !== 'AWAITING_PAYMENT') return;
      await moveOrder(tx, orderId, { to: 'EXPIRED', actor: systemActor, reason: 'unpaid' });
    }),
  );
}

/** Skips an order that someone else moves at the same moment, so that the other orders still advance. */
async function forEachOrder(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    }
  }
}
