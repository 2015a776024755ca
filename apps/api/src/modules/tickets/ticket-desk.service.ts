import { brand } from '@postprocure/contracts/brand';
import type { DeskTicket, TicketReply, InboxItem } from '@postprocure/contracts/inbox/inbox';
import type { FormValues } from '@postprocure/contracts/tickets/check-form';
import { listFields, type FormKind } from '@postprocure/contracts/tickets/form-definition';
import { formDefinitions } from '@postprocure/contracts/tickets/form-definitions';
import type { Executor, Pool } from '@postprocure/db/pool';
import { AppError } from '@postprocure/contracts/app-error';
import type { StaffActor } from '../../staff-actor.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMail, writeMailBody } from '../mail/index.ts';
import {
  createItemActions,
  insertItemEvent,
  listItemEvents,
  toAssignee,
  type InboxFilter,
} from '../inbox/inbox-item.ts';
import { describeAnswer } from './describe-answer.ts';
import {
  findTicket,
  listTickets,
  listFiles,
  lockTicket,
  saveTicket,
  type TicketRecord,
} from './ticket-desk.repository.ts';
import { ticketTable } from './ticket-actions.ts';

export type InboxRow = InboxItem & { moment: string };

const excerptLength = 160;

/** A module's part of the inbox, newest first. */
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
    excerpt: excerptOf(row.kind, row.typed),
    status: row.status,
    assignee: toAssignee(row),
    at: row.createdAt.toISOString(),
    moment: row.moment,
  }));
}

/** What tells one submission from another at a glance: the longest thing the person wrote. */
function excerptOf(kind: FormKind, typed: FormValues): string {
  const written = listFields(formDefinitions[kind])
    .filter(({ type }) => type === 'longText')
    .map((field) => describeAnswer(field, typed[field.name]))
    .sort((one, other) => other.length - one.length)[0];
  return (written ?? '').replaceAll(/\s+/g, ' ').slice(0, excerptLength).toWellFormed();
}

export async function readTicket(database: Executor, id: string): Promise<DeskTicket> {
  const found = await findTicket(database, id);
  if (!found) throw acts.missing();
  const [files, events] = await Promise.all([
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
    answers: listAnswers(found),
    files,
    events,
  };
}

function listAnswers({ kind, typed, termsVersion }: TicketRecord): DeskTicket['answers'] {
  const answers = listFields(formDefinitions[kind]).flatMap((field) => {
    const value = describeAnswer(field, typed[field.name]);
    return value === '' ? [] : [{ label: field.label, value }];
  });
  return termsVersion === null
    ? answers
    : [...answers, { label: 'Agreed to', value: `Terms, version ${termsVersion}` }];
}

const acts = createItemActions<TicketRecord>({
  name: 'ticket',
  table: ticketTable,
  missingMessage: 'There is no such submission.',
  lock: lockTicket,
  statusOf: ({ status }) => status,
  save: saveTicket,
});

export const changeTicketStatus = acts.changeStatus;
export const assignTicket = acts.assign;
export const addTicketNote = acts.addNote;

export const replyToTicket = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { text, status, version }: TicketReply,
): Promise<void> =>
  acts.actOn(database, id, version, async (tx, found) => {
    if (found.status === 'spam') {
      throw new AppError('CONFLICT', 'This is marked as spam. Open it before you reply.');
    }
    const words = text.replaceAll('\r\n', '\n').trim();
    const mailId = await queueMail(tx, {
      to: found.email,
      replyTo: brand.email,
      kind: 'ticket-reply',
      subject: `Your message to ${brand.name} [${found.reference}]`,
      ...writeMailBody({
        greeting: `Dear ${found.name.replaceAll(/\s+/g, ' ')},`,
        paragraphs: [
          ...words.split(/\n{2,}/),
          `Your reference is ${found.reference}. Please keep it in the subject when you reply to this e-mail.`,
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
    if (found.status === status) await saveTicket(tx, id, found);
    else await acts.moveTo(tx, actor, id, found, status, null);
  });
