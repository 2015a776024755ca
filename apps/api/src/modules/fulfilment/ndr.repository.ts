import type { Executor } from '@postprocure/db/pool';

export interface NdrRecord {
  id: string;
  parcelId: string;
  attempt: number;
  failedAt: Date;
  remark: string;
  respondBy: Date;
  answer: 'reattempt' | 'return' | null;
  answeredBy: 'merchant' | 'customer' | 'staff' | 'system' | null;
  answeredAt: Date | null;
  wantedDate: string | null;
  phone: string | null;
  address: string | null;
  landmark: string | null;
  note: string | null;
  sentAt: Date | null;
  disputedAt: Date | null;
  disputeNote: string | null;
  disputeDecision: 'upheld' | 'rejected' | null;
  disputeAnswer: string | null;
}

const columns = `id, shipment_id as "parcelId", attempt, failed_at as "failedAt", remark, respond_by as "respondBy", answer,
  answered_by as "answeredBy", answered_at as "answeredAt", wanted_date::text as "wantedDate", phone, address, landmark,
  note, sent_at as "sentAt", disputed_at as "disputedAt", dispute_note as "disputeNote",
  dispute_decision as "disputeDecision", dispute_answer as "disputeAnswer"`;

export async function insertNdrReport(
  tx: Executor,
  report: Pick<NdrRecord, 'parcelId' | 'attempt' | 'failedAt' | 'remark' | 'respondBy'>,
): Promise<NdrRecord> {
  const { rows } = await tx.query<NdrRecord>(
    `insert into ndr_reports (shipment_id, attempt, failed_at, remark, respond_by) values ($1, $2, $3, $4, $5)
     returning ${columns}`,
    [report.parcelId, report.attempt, report.failedAt, report.remark.slice(0, 200), report.respondBy],
  );
  if (!rows[0]) throw new Error('The report was not stored');
  return rows[0];
}

export async function findNdrReport(executor: Executor, id: string): Promise<NdrRecord | null> {
  const { rows } = await executor.query<NdrRecord>(`select ${columns} from ndr_reports where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Newest first. */
export async function listNdrReports(
  executor: Executor,
  parcelIds: readonly string[],
): Promise<Map<string, NdrRecord[]>> {
  const { rows } = await executor.query<NdrRecord>(
    `select ${columns} from ndr_reports where shipment_id = any ($1) order by shipment_id, attempt desc`,
    [parcelIds],
  );
  return Map.groupBy(rows, ({ parcelId }) => parcelId);
}

export interface StoredAnswer {
  answer: 'reattempt' | 'return';
  by: 'merchant' | 'customer' | 'staff' | 'system';
  userId: string | null;
  date: string | null;
  phone: string;
  address: string;
  landmark: string;
  note: string;
}

export async function saveNdrAnswer(tx: Executor, id: string, answer: StoredAnswer): Promise<void> {
  await tx.query(
    `update ndr_reports set answer = $2, answered_by = $3, answered_by_user = $4, answered_at = now(), wanted_date = $5,
       phone = $6, address = $7, landmark = $8, note = $9
     where id = $1 and answer is null`,
    [
      id,
      answer.answer,
      answer.by,
      answer.userId,
      answer.date,
      answer.phone,
      answer.address,
      answer.landmark,
      answer.note,
    ],
  );
}

export async function markAnswerSent(executor: Executor, id: string): Promise<void> {
  await executor.query('update ndr_reports set sent_at = now() where id = $1', [id]);
}

/** Failed attempts that nobody has answered in time and after which another attempt is possible. */
export async function listUnanswered(
  executor: Executor,
  now: Date,
  maxAttempts: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await executor.query<{ id: string }>(
    `select r.id from ndr_reports r join shipments s on s.id = r.shipment_id
     where r.answer is null and r.respond_by <= $1 and r.attempt < $2 and r.attempt = s.attempts
       and s.state = 'delivery-failed'
     order by r.respond_by limit $3`,
    [now, maxAttempts, limit],
  );
  return rows.map(({ id }) => id);
}

export async function saveDispute(tx: Executor, id: string, userId: string, note: string): Promise<void> {
  await tx.query(
    'update ndr_reports set disputed_at = now(), disputed_by = $2, dispute_note = $3 where id = $1',
    [id, userId, note],
  );
}

export async function saveDisputeDecision(
  tx: Executor,
  id: string,
  decision: { decision: 'upheld' | 'rejected'; note: string; userId: string },
): Promise<void> {
  await tx.query(
    'update ndr_reports set dispute_decision = $2, dispute_answer = $3, dispute_decided_by = $4 where id = $1',
    [id, decision.decision, decision.note, decision.userId],
  );
}
