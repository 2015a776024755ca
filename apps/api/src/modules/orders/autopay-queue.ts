import type { Executor } from '@postprocure/db/pool';
import { enqueueJob } from '../../worker/job-queue.ts';
import { loadOrderSettings } from './order-settings.repository.ts';

/** Queues a job that pays the merchant's orders, if autopay is on. Call this when an order or money arrives. */
export async function queueAutopay(tx: Executor, merchantId: string): Promise<void> {
  const { autopay, isStopped } = await loadOrderSettings(tx, merchantId);
  if (!autopay || isStopped) return;
  await enqueueJob(tx, 'orders:autopay', {
    key: `autopay:${merchantId}`,
    queue: `autopay:${merchantId}`,
    maxAttempts: 5,
    payload: { merchantId },
  });
}
