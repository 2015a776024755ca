import type { Executor } from '@postprocure/db/pool';

/** What may have changed for a merchant: open pages read it again. */
export type LiveTopic = 'wallet' | 'orders' | 'notifications' | 'plan';

export const liveUpdateChannel = 'merchant_updates';

/** Tells every process, once the transaction is committed. The same message within one transaction is sent once. */
export async function notifyMerchant(tx: Executor, merchantId: string, topic: LiveTopic): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [liveUpdateChannel, `${merchantId}:${topic}`]);
}
