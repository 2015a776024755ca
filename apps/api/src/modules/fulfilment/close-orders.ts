import { AppError } from '@postprocure/contracts/app-error';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { lockOrder, moveOrder, systemActor } from '../orders/index.ts';
import { listFinishedOrders } from './close-orders.repository.ts';

const batchSize = 500;

/** Closes orders whose claim period has ended. */
export async function closeOrders(database: Pool, now: Date): Promise<void> {
  for (const orderId of await listFinishedOrders(database, now, batchSize)) {
    try {
      await withTransaction(database, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (order?.state !== 'DELIVERED' && order?.state !== 'CLAIM_REJECTED') return;
        await moveOrder(tx, orderId, { to: 'CLOSED', actor: systemActor, reason: 'claim-time-over' });
      });
    } catch (error) {
      // A claim was made at the same moment.
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    }
  }
}
