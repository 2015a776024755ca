import { createHash } from 'node:crypto';
import { brand } from '@postprocure/contracts/brand';
import type { DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import { readForm } from '@postprocure/contracts/tickets/read-form';
import type { Executor } from '@postprocure/db/pool';
import { notifyOfReply } from './notify-of-reply.ts';
import { moveTicket } from './ticket-states.ts';
import { insertTicket } from './ticket.repository.ts';

export interface DemoTicket {
  kind: FormKind;
  typed: Record<string, string | string[]>;
  at: Date;
  /** Set if the ticket comes from the seller application. */
  merchantId?: string;
  assigneeId?: string;
  reply?: { text: string; at: Date; staffId: string; status: Extract<DeskStatus, 'waiting' | 'resolved'> };
  note?: { text: string; at: Date; staffId: string };
}

/** Inserts a demo ticket as if it had been sent at that time. Sends no emails. */
export async function createDemoTicket(tx: Executor, ticket: DemoTicket): Promise<void> {
  const { fields, sender, termsVersion } = readForm(formDefinitions[ticket.kind], ticket.typed);
  const { id, reference } = await insertTicket(tx, {
    ...sender,
    kind: ticket.kind,
    typed: ticket.typed,
    fields,
    termsVersion,
    status: 'new',
    idempotencyKey: null,
    contentHash: createHash('sha256').update(JSON.stringify(ticket.typed)).digest(),
    clientHash: createHash('sha256').update('demo').digest(),
    ...(ticket.merchantId !== undefined && { merchantId: ticket.merchantId }),
  });
  const { at, assigneeId, reply, note } = ticket;
  await tx.query(
    `update tickets set created_at = $2, updated_at = $2, waiting_since = $2, client_hash = null, assignee_id = $3
     where id = $1`,
    [id, at, assigneeId ?? reply?.staffId ?? null],
  );
  const addEvent = (kind: string, time: Date, actorId: string | null, detail: object, mailId?: number) =>
    tx.query(
      `insert into ticket_events (ticket_id, kind, actor_id, mail_id, detail, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, kind, actorId, mailId ?? null, detail, time],
    );
  await addEvent('created', at, null, {});
  if (note) await addEvent('note', note.at, note.staffId, { text: note.text });
  if (reply) {
    const { rows } = await tx.query<{ id: number }>(
      `insert into mails (kind, recipient, subject, status, attempts, created_at, sent_at)
       values ('ticket-reply', $1, $2, 'sent', 1, $3, $3) returning id`,
      [sender.email, `Your message to ${brand.name} [${reference}]`, reply.at],
    );
    const mailId = rows[0]?.id ?? 0;
    await addEvent('mail', reply.at, reply.staffId, { text: reply.text }, mailId);
    const replied = { ...ticket, ...sender, id, reference, merchantId: ticket.merchantId ?? null };
    const key = await notifyOfReply(tx, replied, mailId);
    await tx.query('update notifications set created_at = $2 where key = $1', [key, reply.at]);
    await moveTicket(tx, { id, status: 'new' }, reply.status);
  }
}
