import type { inboxEndpoints } from '@postprocure/contracts/inbox/endpoints';
import type { InboxPage, InboxQuery } from '@postprocure/contracts/inbox/inbox';
import {
  deskStatuses,
  unfinishedStatuses,
  type DeskStatus,
} from '@postprocure/contracts/inbox/ticket-status';
import type { FormKind } from '@postprocure/contracts/tickets/form-definition';
import type { Executor, Pool } from '@postprocure/db/pool';
import type { Handlers } from '../../endpoints/handlers.ts';
import { cutPage, deskPageSize, readKeysetCursor, writeKeysetCursor } from '../../keyset-cursor.ts';
import { listStaff } from '../accounts/index.ts';
import type { InboxFilter, InboxRow } from './item-rules.ts';

export interface InboxDependencies {
  database: Pool;
  listTickets: (executor: Executor, kind: FormKind | null, filter: InboxFilter) => Promise<InboxRow[]>;
  listChats: (executor: Executor, filter: InboxFilter) => Promise<InboxRow[]>;
  listOrders: (executor: Executor, filter: InboxFilter) => Promise<InboxRow[]>;
}

export const createInboxHandlers = (dependencies: InboxDependencies): Handlers<typeof inboxEndpoints> => ({
  'GET /api/desk/inbox': ({ staff, query }) => listInbox(dependencies, staff.userId, query),
  'GET /api/desk/staff': async () => ({ staff: await listStaff(dependencies.database) }),
});

/**
 * Merges tickets, chats and messages about orders. Loads a whole page of each, because all items on a page may be of
 * one kind.
 */
async function listInbox(
  { database, listTickets, listChats, listOrders }: InboxDependencies,
  userId: string,
  { kind, search, status = 'all', assignee, sort = 'newest', cursor }: InboxQuery,
): Promise<InboxPage> {
  const filter: InboxFilter = {
    search: search || null,
    statuses: statusesOf(status),
    assigneeId: assignee === 'me' ? userId : assignee === 'none' ? '' : (assignee ?? null),
    sort,
    after: readKeysetCursor(cursor),
    limit: deskPageSize + 1,
  };
  const [tickets, chats, orders] = await Promise.all([
    kind === 'chat' || kind === 'order' ? [] : listTickets(database, kind ?? null, filter),
    kind === undefined || kind === 'chat' ? listChats(database, filter) : [],
    kind === undefined || kind === 'order' ? listOrders(database, filter) : [],
  ]);
  const direction = sort === 'waiting' ? 1 : -1;
  const rows = [...tickets, ...chats, ...orders].sort(
    (one, other) => direction * compare(`${one.moment} ${one.id}`, `${other.moment} ${other.id}`),
  );
  const { shown, next } = cutPage(rows, deskPageSize, writeKeysetCursor);
  return { items: shown, next };
}

/** Compares code units, as the database compares IDs; a locale would order them differently. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function statusesOf(status: NonNullable<InboxQuery['status']>): readonly DeskStatus[] {
  if (status === 'todo') return unfinishedStatuses;
  return status === 'all' ? deskStatuses.filter((one) => one !== 'spam') : [status];
}
