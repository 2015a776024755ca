import type { Executor } from '@postprocure/db/pool';
import { notify } from '../notifications/index.ts';
import { describeSubject } from './describe-subject.ts';
import { findSenderUser, type TicketRecord } from './ticket-desk.repository.ts';

type RepliedTicket = Pick<TicketRecord, 'id' | 'reference' | 'kind' | 'typed' | 'merchantId' | 'email'>;

/** Shows the reply in the seller application as well, if the sender has an account. Returns the notification's key. */
export async function notifyOfReply(tx: Executor, ticket: RepliedTicket, mailId: number): Promise<string> {
  const key = `ticket-reply:${mailId}`;
  const sender = await findSenderUser(tx, ticket);
  if (sender !== null) {
    await notify(tx, {
      kind: 'support',
      to: sender,
      key,
      title: `We replied to your ticket ${ticket.reference}`,
      body: describeSubject(ticket.kind, ticket.typed),
      link: `/seller/help/tickets/${ticket.id}`,
      mailed: true,
    });
  }
  return key;
}
