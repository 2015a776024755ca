import { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '@postprocure/contracts/app-error';
import type { TicketList } from '@postprocure/contracts/inbox/inbox';
import { unfinishedStatuses } from '@postprocure/contracts/inbox/ticket-status';
import type { merchantTicketEndpoints } from '@postprocure/contracts/tickets/endpoints';
import type { TicketReceipt } from '@postprocure/contracts/tickets/form-schema';
import type {
  MerchantTicket,
  NewMerchantTicket,
  NewTicketMessage,
} from '@postprocure/contracts/tickets/merchant-ticket';
import { formatPhone } from '@postprocure/contracts/tickets/phone';
import { readForm } from '@postprocure/contracts/tickets/read-form';
import { supportTicketForm } from '@postprocure/contracts/tickets/support-ticket-form';
import type { Executor } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import type { MerchantCaller } from '../../caller.ts';
import type { Handlers } from '../../endpoints/handlers.ts';
import { describeWaiting, insertItemEvent } from '../inbox/index.ts';
import { queueUnrequestedMail } from '../mail/index.ts';
import { writeConfirmation } from './confirmation-mail.ts';
import {
  findOwnTicket,
  findSender,
  hasMessage,
  listOwnTickets,
  listTicketMessages,
} from './merchant-ticket.repository.ts';
import { hashClient, hashContent } from './ticket-content-hash.ts';
import type { TicketStore } from './ticket-context.ts';
import { incrementVersion, lockTicket } from './ticket-desk.repository.ts';
import { describeTicket, listAnswers } from './ticket-desk.service.ts';
import { moveTicket } from './ticket-states.ts';
import { ticketTable } from './ticket-table.ts';
import {
  findRepetition,
  insertCreatedEvent,
  insertMailEvent,
  insertTicket,
  lockContent,
} from './ticket.repository.ts';

const shownTickets = 50;
const repetitionMinutes = 10;

export const createMerchantTicketHandlers = (
  store: Pick<TicketStore, 'database' | 'hashKey'>,
): Handlers<typeof merchantTicketEndpoints> => ({
  'GET /api/seller/tickets': async ({ merchant }) => {
    const tickets = await listOwnTickets(store.database, merchant.merchantId, merchant.userId, shownTickets);
    return { tickets: tickets.map(describeTicket) };
  },
  'POST /api/seller/tickets': ({ merchant, client, body, idempotencyKey }) =>
    createMerchantTicket(store, merchant, body, { address: client.address, idempotencyKey }),
  'GET /api/seller/tickets/:id': ({ merchant, params }) => readOwnTicket(store.database, merchant, params.id),
  'POST /api/seller/tickets/:id/messages': async ({ merchant, params, body }) => {
    await withTransaction(store.database, (tx) => answerTicket(tx, merchant, params.id, body));
    return readOwnTicket(store.database, merchant, params.id);
  },
});

/** The newest tickets that are not finished. */
export async function listOpenTickets(
  executor: Executor,
  merchantId: string,
  userId: string,
): Promise<TicketList['tickets']> {
  const tickets = await listOwnTickets(executor, merchantId, userId, shownTickets);
  return tickets
    .filter(({ status }) => unfinishedStatuses.includes(status))
    .slice(0, 5)
    .map(describeTicket);
}

/** Creates the same support ticket as the public form. The name, email address and mobile number are the user's. */
async function createMerchantTicket(
  { database, hashKey }: Pick<TicketStore, 'database' | 'hashKey'>,
  { merchantId, userId }: MerchantCaller,
  { issueType, orderId, subject, message }: NewMerchantTicket,
  { address, idempotencyKey }: { address: string; idempotencyKey: string | null },
): Promise<TicketReceipt> {
  return withTransaction(database, async (tx) => {
    const user = await findSender(tx, userId);
    if (!user) throw new AppError('NOT_FOUND', 'User not found.');
    const phoneNumber = user.phone === null ? '' : formatPhone(user.phone);
    const typed = {
      fullName: user.name,
      email: user.email,
      phoneNumber,
      issueType,
      orderId,
      subject,
      message,
    };
    const { fields, sender, termsVersion } = readForm(supportTicketForm, typed);
    const contentHash = hashContent('support-ticket', typed, []);
    const same = { contentHash, clientHash: hashClient(hashKey, normalizeIP(address)), idempotencyKey };
    await lockContent(tx, contentHash);
    const reference =
      (await findRepetition(tx, same, repetitionMinutes)) ??
      (await insertNew(tx, { ...same, ...sender, typed, fields, termsVersion, merchantId }));
    return { reference, message: supportTicketForm.successMessage };
  });
}

type NewTicketParts = Omit<Parameters<typeof insertTicket>[1], 'kind' | 'status'> & {
  typed: Record<string, string>;
};

async function insertNew(tx: Executor, parts: NewTicketParts): Promise<string> {
  const ticket = await insertTicket(tx, { ...parts, kind: 'support-ticket', status: 'new' });
  await insertCreatedEvent(tx, ticket.id);
  const mail = writeConfirmation(supportTicketForm, { ...parts, ...ticket, fileNames: [] });
  const mailId = await queueUnrequestedMail(tx, mail);
  if (mailId !== null) await insertMailEvent(tx, ticket.id, mailId);
  return ticket.reference;
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Ticket not found.');

async function readOwnTicket(
  executor: Executor,
  { merchantId, userId }: MerchantCaller,
  id: string,
): Promise<MerchantTicket> {
  const ticket = await findOwnTicket(executor, merchantId, userId, id);
  if (!ticket) throw notFound();
  const messages = await listTicketMessages(executor, id);
  return {
    ...describeTicket(ticket),
    answers: listAnswers(ticket),
    replyBy: describeWaiting(ticket.kind, ticket.status, ticket.waitingSince)?.dueAt ?? null,
    messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })),
  };
}

/** Adds an answer from the merchant and returns the ticket to staff, who have to reply. */
async function answerTicket(
  tx: Executor,
  { merchantId, userId }: MerchantCaller,
  id: string,
  { text, key }: NewTicketMessage,
): Promise<void> {
  if (!(await findOwnTicket(tx, merchantId, userId, id))) throw notFound();
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw notFound();
  if (await hasMessage(tx, id, key)) return;
  await insertItemEvent(tx, ticketTable, id, {
    kind: 'message',
    actorId: userId,
    detail: { text: text.replaceAll('\r\n', '\n').trim(), key },
  });
  if (ticket.status === 'waiting' || ticket.status === 'resolved') await moveTicket(tx, ticket, 'open');
  else await incrementVersion(tx, id);
}
