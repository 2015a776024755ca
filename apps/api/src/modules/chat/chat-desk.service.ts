import { brand } from '@postprocure/contracts/brand';
import type { ChatStaffMessage, DeskChat, InboxItem } from '@postprocure/contracts/inbox/inbox';
import type { DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import { chatPageSize } from '@postprocure/contracts/limits';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
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
import { findSentMessage, loadMessages, lockSentKey } from './chat.repository.ts';
import {
  findChat,
  insertStaffMessage,
  listChats,
  lockChat,
  saveChat,
  type ChatRow,
  type ChatStatus,
} from './chat-desk.repository.ts';
import { chatTable } from './chat-actions.ts';

/** A chat that was answered waits for its visitor; nothing of a chat is ever new, it begins open. */
const deskStatusOf: Record<ChatStatus, DeskStatus> = {
  open: 'open',
  answered: 'waiting',
  closed: 'resolved',
  spam: 'spam',
};
const chatStatusOf: Partial<Record<DeskStatus, ChatStatus>> = {
  open: 'open',
  waiting: 'answered',
  resolved: 'closed',
  spam: 'spam',
};

const excerptLength = 160;

export async function listChatInbox(
  database: Executor,
  { statuses, ...filter }: InboxFilter,
): Promise<(InboxItem & { moment: string })[]> {
  const own = statuses.flatMap((status) => chatStatusOf[status] ?? []);
  const rows = own.length === 0 ? [] : await listChats(database, own, filter);
  return rows.map((row) => ({
    kind: 'chat',
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    excerpt: (row.lastWords ?? '').replaceAll(/\s+/g, ' ').slice(0, excerptLength).toWellFormed(),
    status: deskStatusOf[row.status],
    assignee: toAssignee(row),
    at: row.lastMessageAt.toISOString(),
    moment: row.moment,
  }));
}

export async function readChat(database: Executor, id: string): Promise<DeskChat> {
  const found = await findChat(database, id);
  if (!found) throw acts.missing();
  const [messages, events] = await Promise.all([
    loadMessages(database, id, { after: 0, most: chatPageSize }),
    listItemEvents(database, chatTable, id),
  ]);
  const { reference, name, email, status, version, createdAt } = found;
  return {
    id,
    reference,
    name,
    email,
    status: deskStatusOf[status],
    version,
    assignee: toAssignee(found),
    createdAt: createdAt.toISOString(),
    messages,
    events,
  };
}

function toChatStatus(status: DeskStatus): ChatStatus {
  const own = chatStatusOf[status];
  if (own === undefined) throw new AppError('INVALID_REQUEST', 'A chat cannot have this status.');
  return own;
}

const acts = createItemActions<ChatRow>({
  name: 'chat',
  table: chatTable,
  missingMessage: 'There is no such chat.',
  lock: lockChat,
  statusOf: ({ status }) => deskStatusOf[status],
  save: (tx, id, { status, assigneeId }) => saveChat(tx, id, { status: toChatStatus(status), assigneeId }),
});

export const changeChatStatus = acts.changeStatus;
export const assignChat = acts.assign;
export const addChatNote = acts.addNote;

/**
 * Appears in the visitor's window with its next question for news. No version is asked for: two people may
 * write in one conversation, and a visitor who writes meanwhile must not make staff type their answer again.
 */
export const writeToVisitor = (
  database: Pool,
  actor: StaffActor,
  id: string,
  { text, key, byMail }: ChatStaffMessage,
): Promise<void> =>
  withTransaction(database, async (tx) => {
    // In the order in which a visitor's message takes its locks.
    await lockSentKey(tx, key);
    if (await findSentMessage(tx, key, 'staff')) return;
    const found = await lockChat(tx, id);
    if (!found) throw acts.missing();
    if (found.status === 'spam') {
      throw new AppError('CONFLICT', 'This is marked as spam. Open it before you reply.');
    }
    const body = text.replaceAll('\r\n', '\n').trim();
    await insertStaffMessage(tx, id, { staffId: actor.userId, body, sentKey: key });
    await saveChat(tx, id, { status: 'answered', assigneeId: found.assigneeId });
    const mailId = byMail ? await mailVisitor(tx, found, body) : null;
    if (mailId !== null) {
      await insertItemEvent(tx, chatTable, id, {
        kind: 'mail',
        actorId: actor.userId,
        mailId,
        detail: {},
      });
    }
    await recordAudit(tx, actor, actor.client, { act: 'chat.replied', target: id, detail: { mailId } });
  });

function mailVisitor(tx: Executor, { email, name, reference }: ChatRow, body: string): Promise<number> {
  if (email === null) throw new AppError('CONFLICT', 'The visitor has left no address to write to.');
  return queueMail(tx, {
    to: email,
    replyTo: brand.email,
    kind: 'chat-reply',
    subject: `Your chat with ${brand.name} [${reference}]`,
    ...writeMailBody({
      greeting: name === null ? 'Hello,' : `Dear ${name.replaceAll(/\s+/g, ' ')},`,
      paragraphs: [
        ...body.split(/\n{2,}/),
        `Your reference is ${reference}. You can reply to this e-mail, or go on in the chat where you began it.`,
      ],
    }),
  });
}
