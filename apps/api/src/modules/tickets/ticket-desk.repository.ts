import type { DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { Executor } from '@postprocure/db/pool';
import { likePattern } from '../../like-pattern.ts';
import { timestampColumn } from '../../keyset-cursor.ts';
import type { AssigneeRow, InboxFilter } from '../inbox/index.ts';

export interface TicketRow extends AssigneeRow {
  id: string;
  kind: FormKind;
  reference: string;
  name: string;
  email: string;
  status: DeskStatus;
  typed: FormValues;
  createdAt: Date;
  moment: string;
}

const rowColumns = `e.id, e.kind, e.reference, e.name, e.email, e.status, e.typed,
  e.assignee_id as "assigneeId", u.name as "assigneeName", e.created_at as "createdAt"`;

/** Newest first. */
export async function listTickets(
  executor: Executor,
  kind: FormKind | null,
  filter: InboxFilter,
): Promise<TicketRow[]> {
  const { rows } = await executor.query<TicketRow>(
    `select ${rowColumns}, ${timestampColumn('e.created_at')} as moment
     from tickets as e left join users as u on u.id = e.assignee_id
     where ($1::text is null or e.kind = $1)
       and e.status = any($2)
       and ($3::text is null or coalesce(e.assignee_id::text, '') = $3)
       and ($4::text is null or e.search_text ilike $4)
       and ($5::timestamptz is null or (e.created_at, e.id) < ($5, $6::uuid))
     order by e.created_at desc, e.id desc limit $7`,
    [
      kind,
      filter.statuses,
      filter.assigneeId,
      filter.search === null ? null : likePattern(filter.search),
      filter.before?.moment ?? null,
      filter.before?.id ?? null,
      filter.limit,
    ],
  );
  return rows;
}

export interface TicketRecord extends Omit<TicketRow, 'moment'> {
  phone: string | null;
  version: number;
  termsVersion: string | null;
}

const recordText = `select ${rowColumns}, e.phone, e.version, e.terms_version as "termsVersion"
  from tickets as e left join users as u on u.id = e.assignee_id where e.id = $1`;

export async function findTicket(executor: Executor, id: string): Promise<TicketRecord | null> {
  const { rows } = await executor.query<TicketRecord>(recordText, [id]);
  return rows[0] ?? null;
}

export async function lockTicket(tx: Executor, id: string): Promise<TicketRecord | null> {
  const { rows } = await tx.query<TicketRecord>(`${recordText} for no key update of e`, [id]);
  return rows[0] ?? null;
}

export interface FileRecord {
  id: string;
  name: string;
  contentType: string;
  size: number;
}

export async function listFiles(executor: Executor, ticketId: string): Promise<FileRecord[]> {
  const { rows } = await executor.query<FileRecord>(
    `select id, name, content_type as "contentType", size from ticket_files
     where ticket_id = $1 order by created_at, id`,
    [ticketId],
  );
  return rows;
}

/** Called by moveTicket only, which checks the state machine first. */
export async function saveStatus(tx: Executor, id: string, status: DeskStatus): Promise<void> {
  await tx.query('update tickets set status = $2, version = version + 1, updated_at = now() where id = $1', [
    id,
    status,
  ]);
}

export async function saveAssignee(tx: Executor, id: string, assigneeId: string | null): Promise<void> {
  await tx.query(
    'update tickets set assignee_id = $2, version = version + 1, updated_at = now() where id = $1',
    [id, assigneeId],
  );
}

export async function incrementVersion(tx: Executor, id: string): Promise<void> {
  await tx.query('update tickets set version = version + 1, updated_at = now() where id = $1', [id]);
}
