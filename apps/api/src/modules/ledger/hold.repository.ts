import type { Executor } from '@postprocure/db/pool';

export interface Hold {
  id: string;
  merchantId: string;
  amountPaise: number;
  reason: string;
  state: 'active' | 'captured' | 'released';
}

/** Returns false if there is already a hold for this source. */
export async function insertHold(
  tx: Executor,
  hold: Pick<Hold, 'merchantId' | 'amountPaise' | 'reason'> & { source: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into wallet_holds (merchant_id, amount_paise, reason, source) values ($1, $2, $3, $4)
     on conflict (source) do nothing`,
    [hold.merchantId, hold.amountPaise, hold.reason, hold.source],
  );
  return rowCount === 1;
}

export async function lockHold(tx: Executor, source: string): Promise<Hold | null> {
  const { rows } = await tx.query<Hold>(
    `select id, merchant_id as "merchantId", amount_paise as "amountPaise", reason, state from wallet_holds
     where source = $1 for update`,
    [source],
  );
  return rows[0] ?? null;
}

export async function endHold(tx: Executor, id: string, state: 'captured' | 'released'): Promise<void> {
  await tx.query('update wallet_holds set state = $2, ended_at = now() where id = $1', [id, state]);
}
