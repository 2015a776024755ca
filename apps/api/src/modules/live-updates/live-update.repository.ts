import type { Executor } from '@postprocure/db/pool';
import type { LiveTopic } from './live-topic.ts';

export const liveUpdateChannel = 'merchant_updates';

/**
 * Notifies all processes when the transaction commits. PostgreSQL sends identical messages from one transaction only
 * once.
 */
export async function notifyMerchant(tx: Executor, merchantId: string, topic: LiveTopic): Promise<void> {
  await tx.query('select pg_notify($1, $2)', [liveUpdateChannel, `${merchantId}:${topic}`]);
}

/** Returns the sessions that are still open and whose user and merchant are active. */
export async function listOpenSessions(
  executor: Executor,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await executor.query<{ id: string }>(
    `select s.id from sessions s
     join users u on u.id = s.user_id and u.status = 'active'
     join memberships ms on ms.user_id = s.user_id and ms.merchant_id = s.merchant_id
     join merchants m on m.id = s.merchant_id and m.status = 'active'
     where s.id = any($1) and s.revoked_at is null and s.expires_at > now()`,
    [sessionIds],
  );
  return new Set(rows.map(({ id }) => id));
}
