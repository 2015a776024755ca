import type { Executor } from '@postprocure/db/pool';

export interface ExportCounts {
  done: number;
  failedRecently: number;
}

export async function countExports(executor: Executor, merchantId: string): Promise<ExportCounts> {
  const { rows } = await executor.query<ExportCounts>(
    `select count(*) filter (where state in ('DONE', 'EXPIRED'))::int as done,
       count(*) filter (where state = 'FAILED' and created_at > now() - interval '7 days')::int as "failedRecently"
     from exports where merchant_id = $1`,
    [merchantId],
  );
  return rows[0] ?? { done: 0, failedRecently: 0 };
}

export async function hasEverSubscribed(executor: Executor, merchantId: string): Promise<boolean> {
  const { rows } = await executor.query<{ has: boolean }>(
    'select exists (select from product_subscriptions where merchant_id = $1) as has',
    [merchantId],
  );
  return rows[0]?.has ?? false;
}

export async function isEmailVerified(executor: Executor, userId: string): Promise<boolean> {
  const { rows } = await executor.query<{ is: boolean }>(
    'select email_verified_at is not null as is from users where id = $1',
    [userId],
  );
  return rows[0]?.is ?? false;
}

/** Returns when the merchant requested the balance refund that is still open; null if there is none. */
export async function findOpenRefund(executor: Executor, merchantId: string): Promise<Date | null> {
  const { rows } = await executor.query<{ at: Date }>(
    `select requested_at as at from balance_refunds
     where merchant_id = $1 and state in ('requested', 'approved', 'processing') order by requested_at limit 1`,
    [merchantId],
  );
  return rows[0]?.at ?? null;
}
