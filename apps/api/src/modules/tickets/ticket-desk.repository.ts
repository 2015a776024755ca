import type { DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { Executor } from '@postprocure/db/pool';
import { likePattern } from '../../like-pattern.ts';
import { timestampColumn } from '../../keyset-cursor.ts';
import { orderItems, type AssigneeRow, type InboxFilter } from '../inbox/index.ts';

export interface TicketRow extends AssigneeRow {
  id: string;
  kind: FormKind;
  reference: string;
  name: string;
  email: string;
  status: DeskStatus;
  typed: FormValues;
  createdAt: Date;
  waitingSince: Date;
  moment: string;
}

const rowColumns = `e.id, e.kind, e.reference, e.name, e.email, e.status, e.typed,
  e.assignee_id as "assigneeId", u.name as "assigneeName", e.created_at as "createdAt",
  e.waiting_since as "waitingSince"`;

/** Newest first, or by how long the sender has waited. */
export async function listTickets(
  executor: Executor,
  kind: FormKind | null,
  filter: InboxFilter,
): Promise<TicketRow[]> {
  const order = orderItems(filter, { newest: 'e.created_at', waiting: 'e.waiting_since', id: 'e.id' });
  const { rows } = await executor.query<TicketRow>(
    `select ${rowColumns}, ${timestampColumn(order.moment)} as moment
     from tickets as e left join users as u on u.id = e.assignee_id
     where ($1::text is null or e.kind = $1)
       and e.status = any($2)
       and ($3::text is null or coalesce(e.assignee_id::text, '') = $3)
       and ($4::text is null or e.search_text ilike $4)
       and ${order.after('$5', '$6')}
     order by ${order.orderBy} limit $7`,
    [
      kind,
      filter.statuses,
      filter.assigneeId,
      filter.search === null ? null : likePattern(filter.search),
      filter.after?.moment ?? null,
      filter.after?.id ?? null,
      filter.limit,
    ],
  );
  return rows;
}

export interface TicketRecord extends Omit<TicketRow, 'moment'> {
  phone: string | null;
  version: number;
  termsVersion: string | null;
  merchantId: string | null;
}

const recordText = `select ${rowColumns}, e.phone, e.version, e.terms_version as "termsVersion", e.merchant_id as "merchantId"
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

/** Called only by moveTicket, which checks the state machine first. */
export async function saveStatus(tx: Executor, id: string, status: DeskStatus): Promise<void> {
  await tx.query(
    `update tickets set status = $2, version = version + 1, updated_at = now(),
       waiting_since = case when $2 = 'open' and status in ('waiting', 'resolved') then now() else waiting_since end
     where id = $1`,
    [id, status],
  );
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

/**
 * The merchant that the ticket was sent for from the seller application; otherwise, every merchant with a user who has
 * confirmed the ticket's email address.
 */
export async function listSenderMerchants(
  executor: Executor,
  { merchantId, email }: Pick<TicketRecord, 'merchantId' | 'email'>,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await executor.query<{ id: string; name: string }>(
    `select m.id, m.name from merchants as m
     where case when $1::uuid is not null then m.id = $1 else exists (
       select from memberships as ms join users as u on u.id = ms.user_id
       where ms.merchant_id = m.id and lower(u.email) = lower($2) and u.email_verified_at is not null) end
     order by m.created_at, m.id`,
    [merchantId, email],
  );
  return rows;
}

/**
 * The user who has confirmed the ticket's email address. If the ticket was sent for a merchant, only that merchant's
 * members count.
 */
export async function findSenderUser(
  executor: Executor,
  { merchantId, email }: Pick<TicketRecord, 'merchantId' | 'email'>,
): Promise<{ userId: string; merchantId: string } | null> {
  const { rows } = await executor.query<{ userId: string; merchantId: string }>(
    `select u.id as "userId", ms.merchant_id as "merchantId"
     from users as u join memberships as ms on ms.user_id = u.id
     where lower(u.email) = lower($2) and u.email_verified_at is not null and ($1::uuid is null or ms.merchant_id = $1)
     order by ms.merchant_id limit 1`,
    [merchantId, email],
  );
  return rows[0] ?? null;
}

/** The SQL condition for a merchant's tickets: sent from the application, or from a user's confirmed address. */
export const isTicketOf = (
  merchantId: string,
): string => `e.status <> 'spam' and (e.merchant_id = ${merchantId}
  or (e.merchant_id is null and lower(e.email) in (
    select lower(u.email) from memberships as ms join users as u on u.id = ms.user_id
    where ms.merchant_id = ${merchantId} and u.email_verified_at is not null)))`;

/** Newest first. */
export async function listMerchantTickets(
  executor: Executor,
  merchantId: string,
  limit: number,
): Promise<Omit<TicketRow, 'moment'>[]> {
  const { rows } = await executor.query<Omit<TicketRow, 'moment'>>(
    `select ${rowColumns} from tickets as e left join users as u on u.id = e.assignee_id
     where ${isTicketOf('$1')} order by e.created_at desc, e.id desc limit $2`,
    [merchantId, limit],
  );
  return rows;
}
