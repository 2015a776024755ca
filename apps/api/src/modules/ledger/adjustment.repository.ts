import type { Adjustment } from '@postprocure/contracts/ledger/desk-ledger';
import type { Executor } from '@postprocure/db/pool';

export interface AdjustmentRecord {
  id: string;
  merchantId: string;
  merchantName: string;
  amountPaise: number;
  reason: Adjustment['reason'];
  note: string;
  state: Adjustment['state'];
  proposedBy: string;
  proposedByName: string | null;
  proposedAt: Date;
  decidedByName: string | null;
  decidedAt: Date | null;
  decisionNote: string | null;
}

const select = `select a.id, a.merchant_id as "merchantId", coalesce(m.name, 'Closed account') as "merchantName",
    a.amount_paise as "amountPaise", a.reason_code as reason, a.note, a.state, a.proposed_by as "proposedBy",
    maker.name as "proposedByName", a.proposed_at as "proposedAt", checker.name as "decidedByName",
    a.decided_at as "decidedAt", a.decision_note as "decisionNote"
  from ledger_adjustments a
  left join merchants m on m.id = a.merchant_id
  left join users maker on maker.id = a.proposed_by
  left join users checker on checker.id = a.decided_by`;

export async function listAdjustments(
  executor: Executor,
  { state, merchantId }: { state: string | null; merchantId: string | null },
): Promise<AdjustmentRecord[]> {
  const { rows } = await executor.query<AdjustmentRecord>(
    `${select} where ($1::text is null or a.state = $1) and ($2::uuid is null or a.merchant_id = $2)
     order by a.state = 'proposed' desc, a.proposed_at desc limit 200`,
    [state, merchantId],
  );
  return rows;
}

export async function findAdjustment(executor: Executor, id: string): Promise<AdjustmentRecord | null> {
  const { rows } = await executor.query<AdjustmentRecord>(`${select} where a.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function lockAdjustment(tx: Executor, id: string): Promise<AdjustmentRecord | null> {
  await tx.query('select from ledger_adjustments where id = $1 for update', [id]);
  return findAdjustment(tx, id);
}

/** Returns null if the merchant does not exist. */
export async function insertAdjustment(
  tx: Executor,
  adjustment: Pick<AdjustmentRecord, 'merchantId' | 'amountPaise' | 'reason' | 'note' | 'proposedBy'>,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into ledger_adjustments (merchant_id, amount_paise, reason_code, note, proposed_by)
     select id, $2, $3, $4, $5 from merchants where id = $1 returning id`,
    [
      adjustment.merchantId,
      adjustment.amountPaise,
      adjustment.reason,
      adjustment.note,
      adjustment.proposedBy,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function saveDecision(
  tx: Executor,
  id: string,
  decision: { state: 'approved' | 'rejected'; by: string; note: string; journalId: number | null },
): Promise<void> {
  await tx.query(
    `update ledger_adjustments set state = $2, decided_by = $3, decided_at = now(), decision_note = $4, journal_id = $5
     where id = $1`,
    [id, decision.state, decision.by, decision.note, decision.journalId],
  );
}
