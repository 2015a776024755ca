import { brand } from '@postprocure/contracts/brand';
import type { DeskTicket, TicketList, TicketReply } from '@postprocure/contracts/inbox/inbox';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import type { ticketDeskEndpoints } from '@postprocure/contracts/tickets/endpoints';
import { listFields, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import type { Executor, Pool } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import type { FileDownload, Handlers } from '../../endpoints/handlers.ts';
import type { StaffActor } from '../../staff-actor.ts';
import { recordAudit, recordItemView } from '../audit/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import {
  createItemActions,
  describeWaiting,
  greetUnlessGreeted,
  insertItemEvent,
  listItemEvents,
  toAssignee,
  type InboxFilter,
  type InboxRow,
} from '../inbox/index.ts';
import { describeAnswer } from './describe-form-answer.ts';
import { describeSubject } from './describe-subject.ts';
import { notifyOfReply } from './notify-of-reply.ts';
import type { TicketContext } from './ticket-context.ts';
import {
  findTicket,
  incrementVersion,
  listFiles,
  listMerchantTickets,
  listSenderMerchants,
  listTickets,
  lockTicket,
  saveAssignee,
  type TicketRecord,
  type TicketRow,
} from './ticket-desk.repository.ts';
import { findFile } from './ticket.repository.ts';
import { moveTicket } from './ticket-states.ts';
import { ticketTable } from './ticket-table.ts';

export const createTicketDeskHandlers = ({
  database,
  files,
}: Pick<TicketContext, 'database' | 'files'>): Handlers<typeof ticketDeskEndpoints> => ({
  'GET /api/desk/tickets/:id': async ({ staff, params }) => {
    const ticket = await readTicket(database, params.id);
    await recordItemView(database, staff, 'ticket', params.id);
    return ticket;
  },
  'GET /api/desk/merchants/:id/tickets': async ({ params }) => ({
    tickets: (await listMerchantTickets(database, params.id, shownTickets)).map(describeTicket),
  }),
  'GET /api/desk/tickets/:ticketId/files/:fileId': ({ params }) => openFile({ database, files }, params),
  'POST /api/desk/tickets/:id/status': ({ staff, params, body }) =>
    actions.changeStatus(database, staff, params.id, body),
  'POST /api/desk/tickets/:id/assignment': ({ staff, params, body }) =>
    actions.assign(database, staff, params.id, body),
  'POST /api/desk/tickets/:id/notes': ({ staff, params, body }) =>
    actions.addNote(database, staff, params.id, body),
  'POST /api/desk/tickets/:id/replies': ({ staff, params, body }) =>
    replyToTicket(database, staff, params.id, body),
});

const actions = createItemActions<TicketRecord>({
  name: 'ticket',
  table: ticketTable,
  notFoundMessage: 'Ticket not found.',
  lock: lockTicket,
  move: moveTicket,
  saveAssignee,
});

const excerptLength = 160;
const shownTickets = 10;

export const describeTicket = ({
  id,
  reference,
  kind,
  typed,
  status,
  createdAt,
}: Pick<
  TicketRow,
  'id' | 'reference' | 'kind' | 'typed' | 'status' | 'createdAt'
>): TicketList['tickets'][number] => ({
  id,
  reference,
  kind,
  subject: describeSubject(kind, typed),
  status,
  createdAt: createdAt.toISOString(),
});

export async function listTicketInbox(
  database: Executor,
  kind: FormKind | null,
  filter: InboxFilter,
): Promise<InboxRow[]> {
  const rows = await listTickets(database, kind, filter);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    subject: describeSubject(row.kind, row.typed),
    excerpt: excerptOf(row.kind, row.typed),
    status: row.status,
    assignee: toAssignee(row),
    waiting: describeWaiting(row.kind, row.status, row.waitingSince),
    at: row.createdAt.toISOString(),
    moment: row.moment,
  }));
}

/** Returns an excerpt of the longest text in the form, so that staff can tell tickets apart at a glance. */
function excerptOf(kind: FormKind, typed: FormValues): string {
  const written = listFields(formDefinitions[kind])
    .filter(({ type }) => type === 'longText')
    .map((field) => describeAnswer(field, typed[field.name]))
    .sort((one, other) => other.length - one.length)[0];
  return (written ?? '').replaceAll(/\s+/g, ' ').slice(0, excerptLength).toWellFormed();
}

async function readTicket(database: Executor, id: string): Promise<DeskTicket> {
  const found = await findTicket(database, id);
  if (!found) throw actions.createNotFoundError();
  const [merchants, files, events] = await Promise.all([
    listSenderMerchants(database, found),
    listFiles(database, id),
    listItemEvents(database, ticketTable, id),
  ]);
  const { kind, reference, name, email, phone, status, version, createdAt } = found;
  return {
    id,
    kind,
    reference,
    name,
    email,
    phone,
    status,
    version,
    assignee: toAssignee(found),
    createdAt: createdAt.toISOString(),
    waiting: describeWaiting(kind, status, found.waitingSince),
    subject: describeSubject(kind, found.typed),
    orderNumber: [found.typed['orderId'] ?? []].flat()[0]?.trim() || null,
    merchants,
    answers: listAnswers(found),
    files,
    events,
  };
}

export function listAnswers({
  kind,
  typed,
  termsVersion,
}: Pick<TicketRecord, 'kind' | 'typed' | 'termsVersion'>): DeskTicket['answers'] {
  const answers = listFields(formDefinitions[kind]).flatMap((field) => {
    const value = describeAnswer(field, typed[field.name]);
    return value === '' ? [] : [{ label: field.label, value }];
  });
  return termsVersion === null
    ? answers
    : [...answers, { label: 'Agreed to', value: `Terms, version ${termsVersion}` }];
}

async function openFile(
  { database, files }: Pick<TicketContext, 'database' | 'files'>,
  wanted: { ticketId: string; fileId: string },
): Promise<FileDownload> {
  const file = await findFile(database, wanted);
  const stream = file && (await files.open(file.storageKey));
  if (!stream) throw new AppError('NOT_FOUND', 'File not found.');
  return { stream, name: file.name, bytes: file.size, type: file.contentType };
}

const replyToTicket = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { text, status, version }: TicketReply,
): Promise<void> =>
  actions.updateItem(database, id, version, async (tx, found) => {
    if (found.status === 'spam') {
      throw new AppError('CONFLICT', 'This ticket is marked as spam. Reopen it before you reply.');
    }
    const words = text.replaceAll('\r\n', '\n').trim();
    const mailId = await queueMail(tx, {
      to: found.email,
      replyTo: brand.email,
      kind: 'ticket-reply',
      subject: `Your message to ${brand.name} [${found.reference}]`,
      ...writeMailBody({
        greeting: greetUnlessGreeted(words, `Dear ${found.name.replaceAll(/\s+/g, ' ')},`),
        paragraphs: [
          ...words.split(/\n{2,}/),
          `Your reference is ${found.reference}. Please keep it in the subject when you reply to this email.`,
        ],
      }),
    });
    await insertItemEvent(tx, ticketTable, id, {
      kind: 'mail',
      actorId: actor.userId,
      mailId,
      detail: { text: words },
    });
    await recordAudit(tx, actor, actor.client, { act: 'ticket.replied', target: id, detail: { mailId } });
    await notifyOfReply(tx, found, mailId);
    await actions.assignToReplier(tx, actor, found);
    if (found.status === status) await incrementVersion(tx, id);
    else await actions.moveItem(tx, actor, found, status, null);
  });
