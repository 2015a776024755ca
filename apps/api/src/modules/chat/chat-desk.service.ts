import { brand } from '@postprocure/contracts/brand';
import type { chatDeskEndpoints } from '@postprocure/contracts/chat/endpoints';
import type { ChatStaffMessage, DeskChat } from '@postprocure/contracts/inbox/inbox';
import { chatPageSize } from '@postprocure/contracts/limits';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { AppError } from '@postprocure/contracts/app-error';
import type { Handlers } from '../../endpoints/handlers.ts';
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
import { findSentMessage, loadMessages, lockSentKey } from './chat.repository.ts';
import {
  findChat,
  insertStaffMessage,
  listChats,
  lockChat,
  saveAssignee,
  type ChatRow,
} from './chat-desk.repository.ts';
import { moveChat } from './chat-states.ts';
import { chatTable } from './chat-table.ts';

export const createChatDeskHandlers = ({
  database,
}: {
  database: Pool;
}): Handlers<typeof chatDeskEndpoints> => ({
  'GET /api/desk/chats/:id': async ({ staff, params }) => {
    const chat = await readChat(database, params.id);
    await recordItemView(database, staff, 'chat', params.id);
    return chat;
  },
  'POST /api/desk/chats/:id/status': ({ staff, params, body }) =>
    actions.changeStatus(database, staff, params.id, body),
  'POST /api/desk/chats/:id/assignment': ({ staff, params, body }) =>
    actions.assign(database, staff, params.id, body),
  'POST /api/desk/chats/:id/notes': ({ staff, params, body }) =>
    actions.addNote(database, staff, params.id, body),
  'POST /api/desk/chats/:id/messages': ({ staff, params, body }) =>
    writeToVisitor(database, staff, params.id, body),
});

const actions = createItemActions<ChatRow>({
  name: 'chat',
  table: chatTable,
  notFoundMessage: 'Chat not found.',
  lock: lockChat,
  move: (tx, chat, to) => {
    if (to === 'new') throw new AppError('CONFLICT', "A chat can't be marked as new.");
    return moveChat(tx, chat, to);
  },
  saveAssignee,
});

const excerptLength = 160;
const subjectLength = 80;

const shorten = (text: string, length: number): string =>
  text.replaceAll(/\s+/g, ' ').slice(0, length).toWellFormed();

export async function listChatInbox(database: Executor, filter: InboxFilter): Promise<InboxRow[]> {
  const rows = await listChats(database, filter);
  return rows.map((row) => ({
    kind: 'chat',
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    subject: shorten(row.firstWords ?? '', subjectLength),
    excerpt: shorten(row.lastWords ?? '', excerptLength),
    status: row.status,
    assignee: toAssignee(row),
    waiting: describeWaiting('chat', row.status, row.waitingSince),
    at: row.lastMessageAt.toISOString(),
    moment: row.moment,
  }));
}

async function readChat(database: Executor, id: string): Promise<DeskChat> {
  const found = await findChat(database, id);
  if (!found) throw actions.createNotFoundError();
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
    status,
    version,
    assignee: toAssignee(found),
    createdAt: createdAt.toISOString(),
    waiting: describeWaiting('chat', status, found.waitingSince),
    messages,
    events,
  };
}

/**
 * The visitor's browser shows the message when it next polls. There is no version check: several people may write at
 * the same time, and a new message from the visitor must not make staff type their reply again.
 */
async function writeToVisitor(
  database: Pool,
  actor: StaffActor,
  id: string,
  { text, key, byMail }: ChatStaffMessage,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    // Takes the locks in the same order as a visitor's message, to prevent deadlocks.
    await lockSentKey(tx, key);
    if (await findSentMessage(tx, key, 'staff')) return;
    const found = await lockChat(tx, id);
    if (!found) throw actions.createNotFoundError();
    if (found.status === 'spam') {
      throw new AppError('CONFLICT', 'This chat is marked as spam. Reopen it before you reply.');
    }
    const body = text.replaceAll('\r\n', '\n').trim();
    await insertStaffMessage(tx, id, { staffId: actor.userId, body, sentKey: key });
    await actions.assignToReplier(tx, actor, found);
    if (found.status !== 'waiting') await moveChat(tx, found, 'waiting');
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
}

function mailVisitor(tx: Executor, { email, name, reference }: ChatRow, body: string): Promise<number> {
  if (email === null) throw new AppError('CONFLICT', "The visitor hasn't left an email address.");
  return queueMail(tx, {
    to: email,
    replyTo: brand.email,
    kind: 'chat-reply',
    subject: `Your chat with ${brand.name} [${reference}]`,
    ...writeMailBody({
      greeting: greetUnlessGreeted(body, name === null ? 'Hello,' : `Dear ${name.replaceAll(/\s+/g, ' ')},`),
      paragraphs: [
        ...body.split(/\n{2,}/),
        `Your reference is ${reference}. You can reply to this email or continue the chat in the same browser.`,
      ],
    }),
  });
}
