import type { Executor } from '@postprocure/db/pool';

export interface AcceptanceRecord {
  document: string;
  version: string;
  at: Date;
  by: string;
}

export async function loadAcceptances(executor: Executor, merchantId: string): Promise<AcceptanceRecord[]> {
  const { rows } = await executor.query<AcceptanceRecord>(
    `select a.document, a.version, a.accepted_at as at, u.name as by
     from agreement_acceptances a join users u on u.id = a.accepted_by
     where a.merchant_id = $1 order by a.accepted_at desc, a.document`,
    [merchantId],
  );
  return rows;
}

/** Returns false if this version was already accepted. */
export async function insertAcceptance(
  tx: Executor,
  acceptance: { merchantId: string; document: string; version: string; userId: string; ipPrefix: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into agreement_acceptances (merchant_id, document, version, accepted_by, ip_prefix)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [acceptance.merchantId, acceptance.document, acceptance.version, acceptance.userId, acceptance.ipPrefix],
  );
  return rowCount === 1;
}

export async function findMerchantStart(executor: Executor, merchantId: string): Promise<Date | null> {
  const { rows } = await executor.query<{ createdAt: Date }>(
    'select created_at as "createdAt" from merchants where id = $1',
    [merchantId],
  );
  return rows[0]?.createdAt ?? null;
}
