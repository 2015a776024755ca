import type { ClaimType } from '@postprocure/contracts/fulfilment/claim-rules';
import type { Executor } from '@postprocure/db/pool';

export interface ClaimLine {
  line: number;
  quantity: number;
}

export interface ClaimRecord {
  id: string;
  number: string;
  orderId: string;
  merchantId: string;
  type: ClaimType;
  description: string;
  lines: ClaimLine[];
  claimedPaise: number;
  isGrievance: boolean;
  state: 'open' | 'approved' | 'rejected';
  decideBy: Date;
  createdAt: Date;
  decidedAt: Date | null;
  decisionNote: string | null;
  refundPaise: number | null;
}

const columns = `id, number, order_id as "orderId", merchant_id as "merchantId", type, description, lines,
  claimed_paise as "claimedPaise", is_grievance as "isGrievance", state, decide_by as "decideBy",
  created_at as "createdAt", decided_at as "decidedAt", decision_note as "decisionNote",
  refund_paise as "refundPaise"`;

export interface NewClaimRecord {
  orderId: string;
  merchantId: string;
  userId: string;
  type: ClaimType;
  description: string;
  lines: readonly ClaimLine[];
  claimedPaise: number;
  isGrievance: boolean;
  decideBy: Date;
}

export async function insertClaim(tx: Executor, claim: NewClaimRecord): Promise<ClaimRecord> {
  const { rows } = await tx.query<ClaimRecord>(
    `insert into claims (order_id, merchant_id, created_by, type, description, lines, claimed_paise, is_grievance, decide_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [
      claim.orderId,
      claim.merchantId,
      claim.userId,
      claim.type,
      claim.description,
      JSON.stringify(claim.lines),
      claim.claimedPaise,
      claim.isGrievance,
      claim.decideBy,
    ],
  );
  if (!rows[0]) throw new Error('The claim was not stored');
  return rows[0];
}

export async function findClaim(executor: Executor, id: string): Promise<ClaimRecord | null> {
  const { rows } = await executor.query<ClaimRecord>(`select ${columns} from claims where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Newest first. */
export async function listOrderClaims(executor: Executor, orderId: string): Promise<ClaimRecord[]> {
  const { rows } = await executor.query<ClaimRecord>(
    `select ${columns} from claims where order_id = $1 order by created_at desc, id`,
    [orderId],
  );
  return rows;
}

/** The most urgent open claims, or the latest decided ones. */
export async function listClaims(
  executor: Executor,
  state: ClaimRecord['state'],
  limit: number,
): Promise<ClaimRecord[]> {
  const { rows } = await executor.query<ClaimRecord>(
    `select ${columns} from claims where state = $1
     order by ${state === 'open' ? 'decide_by' : 'decided_at desc'}, id limit $2`,
    [state, limit],
  );
  return rows;
}

export async function saveClaimDecision(
  tx: Executor,
  id: string,
  decision: { state: 'approved' | 'rejected'; userId: string; note: string; refundPaise: number | null },
): Promise<void> {
  await tx.query(
    `update claims set state = $2, decided_by = $3, decided_at = now(), decision_note = $4, refund_paise = $5
     where id = $1`,
    [id, decision.state, decision.userId, decision.note, decision.refundPaise],
  );
}

export interface ClaimFile {
  id: string;
  claimId: string | null;
  /** Set for evidence that a delivery attempt was false. */
  reportId: string | null;
  name: string;
  contentType: string;
  size: number;
  storageKey: string;
}

const fileColumns = `id, claim_id as "claimId", ndr_report_id as "reportId", name, content_type as "contentType", size,
  storage_key as "storageKey"`;

export async function insertClaimFile(
  executor: Executor,
  file: Omit<ClaimFile, 'id' | 'claimId' | 'reportId'> & { merchantId: string; orderId: string },
): Promise<string> {
  const { rows } = await executor.query<{ id: string }>(
    `insert into claim_files (merchant_id, order_id, name, content_type, size, storage_key)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [file.merchantId, file.orderId, file.name, file.contentType, file.size, file.storageKey],
  );
  return rows[0]?.id ?? '';
}

/** Attaches uploaded files of this order to a claim. Returns their names. */
export async function attachFiles(
  tx: Executor,
  claim: Pick<ClaimRecord, 'id' | 'orderId' | 'merchantId'>,
  fileIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `update claim_files set claim_id = $1
     where merchant_id = $2 and order_id = $3 and id = any ($4) and claim_id is null and ndr_report_id is null returning name`,
    [claim.id, claim.merchantId, claim.orderId, fileIds],
  );
  return rows.map(({ name }) => name);
}

/** Attaches uploaded files of this order to a disputed delivery attempt. Returns how many were attached. */
export async function attachFilesToReport(
  tx: Executor,
  report: { id: string; orderId: string; merchantId: string },
  fileIds: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `update claim_files set ndr_report_id = $1
     where merchant_id = $2 and order_id = $3 and id = any ($4) and claim_id is null and ndr_report_id is null`,
    [report.id, report.merchantId, report.orderId, fileIds],
  );
  return rowCount ?? 0;
}

export async function listReportFiles(
  executor: Executor,
  reportIds: readonly string[],
): Promise<Map<string, ClaimFile[]>> {
  const { rows } = await executor.query<ClaimFile>(
    `select ${fileColumns} from claim_files where ndr_report_id = any ($1) order by created_at, id`,
    [reportIds],
  );
  return Map.groupBy(rows, ({ reportId }) => reportId ?? '');
}

export async function listClaimFiles(
  executor: Executor,
  claimIds: readonly string[],
): Promise<Map<string, ClaimFile[]>> {
  const { rows } = await executor.query<ClaimFile>(
    `select ${fileColumns} from claim_files where claim_id = any ($1) order by created_at, id`,
    [claimIds],
  );
  return Map.groupBy(rows, ({ claimId }) => claimId ?? '');
}

export async function findClaimFile(
  executor: Executor,
  claimId: string,
  fileId: string,
): Promise<ClaimFile | null> {
  const { rows } = await executor.query<ClaimFile>(
    `select ${fileColumns} from claim_files where claim_id = $1 and id = $2`,
    [claimId, fileId],
  );
  return rows[0] ?? null;
}

export async function countWaitingFiles(executor: Executor, orderId: string): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    `select count(*)::int as count from claim_files
     where order_id = $1 and claim_id is null and ndr_report_id is null`,
    [orderId],
  );
  return rows[0]?.count ?? 0;
}

/** Deletes files that were never sent with a claim or a dispute. Returns their keys. */
export async function deleteWaitingFiles(executor: Executor): Promise<string[]> {
  const { rows } = await executor.query<{ key: string }>(
    `delete from claim_files where claim_id is null and ndr_report_id is null and created_at < now() - interval '1 day'
     returning storage_key as key`,
  );
  return rows.map(({ key }) => key);
}

/** Returns the given keys that no file record refers to. */
export async function listOrphanedEvidence(executor: Executor, keys: readonly string[]): Promise<string[]> {
  const { rows } = await executor.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
     where not exists (select from claim_files where storage_key = key)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
