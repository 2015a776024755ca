import type { Executor } from '@postprocure/db/pool';
import { isTicketOf, type TicketRecord } from './ticket-desk.repository.ts';

interface TicketSender {
  name: string;
  email: string;
  phone: string | null;
}

export async function findSender(executor: Executor, userId: string): Promise<TicketSender | null> {
  const { rows } = await executor.query<TicketSender>('select name, email, phone from users where id = $1', [
    userId,
  ]);
  return rows[0] ?? null;
}

export type OwnTicket = Pick<
  TicketRecord,
  'id' | 'reference' | 'kind' | 'typed' | 'status' | 'createdAt' | 'waitingSince' | 'termsVersion'
>;

const columns = `e.id, e.reference, e.kind, e.typed, e.status, e.created_at as "createdAt",
  e.waiting_since as "waitingSince", e.terms_version as "termsVersion"`;

/** A concern may be about another member of the team, so only its sender sees it. */
const isVisible = `${isTicketOf('$1')} and (e.kind <> 'concern'
  or lower(e.email) = (select lower(email) from users where id = $2))`;

/** Newest first. */
export async function listOwnTickets(
  executor: Executor,
  merchantId: string,
  userId: string,
  limit: number,
): Promise<OwnTicket[]> {
  const { rows } = await executor.query<OwnTicket>(
    `select ${columns} from tickets as e where ${isVisible} order by e.created_at desc, e.id desc limit $3`,
    [merchantId, userId, limit],
  );
  return rows;
}

export async function findOwnTicket(
  executor: Executor,
  merchantId: string,
  userId: string,
  id: string,
): Promise<OwnTicket | null> {
  const { rows } = await executor.query<OwnTicket>(
    `select ${columns} from tickets as e where ${isVisible} and e.id = $3`,
    [merchantId, userId, id],
  );
  return rows[0] ?? null;
}

interface TicketMessageRow {
  id: number;
  from: 'merchant' | 'staff';
  author: string | null;
  text: string;
  at: Date;
}

/** Our replies and the merchant's answers, without notes and other internal entries. Oldest first. */
export async function listTicketMessages(executor: Executor, ticketId: string): Promise<TicketMessageRow[]> {
  const { rows } = await executor.query<TicketMessageRow>(
    `select ev.id, case ev.kind when 'mail' then 'staff' else 'merchant' end as "from", u.name as author,
       ev.detail->>'text' as text, ev.created_at as at
     from ticket_events as ev left join users as u on u.id = ev.actor_id
     where ev.ticket_id = $1 and ev.kind in ('mail', 'message') and ev.actor_id is not null
       and ev.detail->>'text' is not null
     order by ev.id`,
    [ticketId],
  );
  return rows;
}

export async function hasMessage(tx: Executor, ticketId: string, key: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from ticket_events where ticket_id = $1 and kind = 'message' and detail->>'key' = $2`,
    [ticketId, key],
  );
  return rowCount !== 0;
}
