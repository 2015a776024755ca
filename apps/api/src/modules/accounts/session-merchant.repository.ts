import type { MerchantName } from '@postprocure/contracts/accounts/session';
import type { Executor } from '@postprocure/db/pool';

export async function listActiveMerchants(executor: Executor, userId: string): Promise<MerchantName[]> {
  const { rows } = await executor.query<MerchantName>(
    `select m.id, m.name from memberships ms join merchants m on m.id = ms.merchant_id
     where ms.user_id = $1 and m.status = 'active' order by lower(m.name), m.id`,
    [userId],
  );
  return rows;
}

export async function listSuspendedMerchants(executor: Executor, userId: string): Promise<string[]> {
  const { rows } = await executor.query<{ name: string }>(
    `select m.name from memberships ms join merchants m on m.id = ms.merchant_id
     where ms.user_id = $1 and m.status = 'suspended' order by lower(m.name), m.id`,
    [userId],
  );
  return rows.map(({ name }) => name);
}

/** Returns false if the user is not a member of the merchant. */
export async function moveSession(
  tx: Executor,
  { sessionId, userId }: { sessionId: string; userId: string },
  merchantId: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update sessions set merchant_id = $3, last_seen_at = now()
     where id = $1 and user_id = $2 and exists (
       select from memberships ms join merchants m on m.id = ms.merchant_id
       where ms.user_id = $2 and m.id = $3 and m.status = 'active')`,
    [sessionId, userId, merchantId],
  );
  return rowCount === 1;
}
