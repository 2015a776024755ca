import type { JournalKind } from '@postprocure/contracts/wallet/journal-kind';
import type { Executor } from '@postprocure/db/pool';

/** The accounts of the ledger. `wallet` and `hold` belong to the journal's merchant, the others to the platform. */
export type LedgerAccount =
  | 'wallet'
  | 'hold'
  | 'gateway'
  | 'gateway_fees'
  | 'bank'
  | 'order_sales'
  | 'plan_sales'
  | 'service_sales'
  | 'promotions'
  | 'adjustments';

export interface NewJournal {
  kind: JournalKind;
  /** What caused the journal. Each source posts at most once per kind (idempotency). */
  source: string;
  /** Null only for settlements, which move no merchant's money. */
  merchantId: string | null;
  /** The order that the money is for. */
  orderId?: string;
  description: string;
  /** The user who caused the journal; null for the system. */
  actorId: string | null;
  /** Paise by account, positive for a credit. The amounts add up to zero. */
  entries: Partial<Record<LedgerAccount, number>>;
}

/** Inserts a journal with its entries in one statement. Returns null if its source has already posted. */
export async function insertJournal(tx: Executor, journal: NewJournal): Promise<number | null> {
  const entries = Object.entries(journal.entries).filter(([, paise]) => paise !== 0);
  const { rows } = await tx.query<{ journalId: number }>({
    name: 'insert-journal',
    text: `with journal as (
        insert into ledger_journals (kind, source, merchant_id, description, actor_user_id, order_id)
        values ($1, $2, $3, $4, $5, $8) on conflict (kind, source) do nothing returning id, kind
      )
      insert into ledger_entries (journal_id, kind, account, merchant_id, amount_paise)
      select journal.id, journal.kind, entry.account, case when entry.account in ('wallet', 'hold') then $3::uuid end, entry.paise
      from journal, unnest($6::text[], $7::bigint[]) as entry (account, paise)
      returning journal_id as "journalId"`,
    values: [
      journal.kind,
      journal.source,
      journal.merchantId,
      journal.description,
      journal.actorId,
      entries.map(([account]) => account),
      entries.map(([, paise]) => paise),
      journal.orderId ?? null,
    ],
  });
  return rows[0]?.journalId ?? null;
}

export async function findJournal(
  executor: Executor,
  kind: JournalKind,
  source: string,
): Promise<{ id: number; description: string } | null> {
  const { rows } = await executor.query<{ id: number; description: string }>(
    'select id, description from ledger_journals where kind = $1 and source = $2',
    [kind, source],
  );
  return rows[0] ?? null;
}

export interface WalletBalance {
  availablePaise: number;
  heldPaise: number;
}

export async function loadBalance(executor: Executor, merchantId: string): Promise<WalletBalance> {
  return readBalance(executor, merchantId, '');
}

/** Prevents other transactions from moving this merchant's money until this one ends. */
export async function lockBalance(tx: Executor, merchantId: string): Promise<WalletBalance> {
  return readBalance(tx, merchantId, 'for no key update');
}

async function readBalance(executor: Executor, merchantId: string, lock: string): Promise<WalletBalance> {
  const { rows } = await executor.query<WalletBalance>(
    `select available_paise as "availablePaise", held_paise as "heldPaise" from wallets
     where merchant_id = $1 ${lock}`,
    [merchantId],
  );
  return rows[0] ?? { availablePaise: 0, heldPaise: 0 };
}
