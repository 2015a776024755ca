import type { Executor } from '@postprocure/db/pool';

export interface WalletSettingsRecord {
  lowBalancePaise: number | null;
  monthlyStatement: boolean;
}

export async function loadWalletSettings(
  executor: Executor,
  merchantId: string,
): Promise<WalletSettingsRecord> {
  const { rows } = await executor.query<WalletSettingsRecord>(
    `select low_balance_paise as "lowBalancePaise", monthly_statement as "monthlyStatement"
     from wallet_settings where merchant_id = $1`,
    [merchantId],
  );
  return rows[0] ?? { lowBalancePaise: null, monthlyStatement: false };
}

export async function saveWalletSettings(
  tx: Executor,
  merchantId: string,
  settings: WalletSettingsRecord,
): Promise<void> {
  await tx.query(
    `insert into wallet_settings (merchant_id, low_balance_paise, monthly_statement) values ($1, $2, $3)
     on conflict (merchant_id) do update set low_balance_paise = excluded.low_balance_paise,
       monthly_statement = excluded.monthly_statement, low_balance_alerted_at = null`,
    [merchantId, settings.lowBalancePaise, settings.monthlyStatement],
  );
}

export interface LowBalance {
  merchantId: string;
  availablePaise: number;
  lowBalancePaise: number;
  alertedAt: Date;
}

/** Returns merchants whose balance fell below their alert limit, and marks them as notified. */
export async function takeLowBalances(tx: Executor): Promise<LowBalance[]> {
  await tx.query(
    `update wallet_settings s set low_balance_alerted_at = null from wallets w
     where w.merchant_id = s.merchant_id and s.low_balance_alerted_at is not null
       and w.available_paise >= s.low_balance_paise`,
  );
  const { rows } = await tx.query<LowBalance>(
    `update wallet_settings s set low_balance_alerted_at = now() from wallets w
     where w.merchant_id = s.merchant_id and s.low_balance_alerted_at is null
       and w.available_paise < s.low_balance_paise
     returning s.merchant_id as "merchantId", w.available_paise as "availablePaise",
       s.low_balance_paise as "lowBalancePaise", s.low_balance_alerted_at as "alertedAt"`,
  );
  return rows;
}

export async function listStatementSubscribers(executor: Executor): Promise<string[]> {
  const { rows } = await executor.query<{ id: string }>(
    `select m.id from wallet_settings s join merchants m on m.id = s.merchant_id
     where s.monthly_statement and m.status = 'active' order by m.id`,
  );
  return rows.map(({ id }) => id);
}
