import type { InboxPage, InboxQuery } from '@postprocure/contracts/inbox/inbox';
import {
  deskStatuses,
  unfinishedStatuses,
  type DeskStatus,
} from '@postprocure/contracts/inbox/ticket-status';
import { cutPage, deskPageSize, readKeysetCursor, writeKeysetCursor } from '../../keyset-cursor.ts';
import type { InboxFilter } from './inbox-item.ts';
import type { ChatDesk } from '../chat/index.ts';
import type { TicketsDesk } from '../tickets/index.ts';

export interface InboxSources {
  tickets: Pick<TicketsDesk, 'list'>;
  chats: Pick<ChatDesk, 'list'>;
}

/** Submissions and chats in one order. Each side is asked for a whole page, of which the newest are shown. */
export async function listInbox(
  { tickets, chats }: InboxSources,
  userId: string,
  { kind, search, status, assignee, cursor }: InboxQuery,
): Promise<InboxPage> {
  const filter: InboxFilter = {
    search: search || null,
    statuses: statusesOf(status),
    assigneeId: assignee === 'me' ? userId : assignee === 'none' ? '' : (assignee ?? null),
    before: readKeysetCursor(cursor),
    limit: deskPageSize + 1,
  };
  const [submitted, chatted] = await Promise.all([
    kind === 'chat' ? [] : tickets.list(kind ?? null, filter),
    kind === undefined || kind === 'chat' ? chats.list(filter) : [],
  ]);
  const rows = [...submitted, ...chatted].sort((one, other) =>
    compare(`${other.moment} ${other.id}`, `${one.moment} ${one.id}`),
  );
  const { shown, next } = cutPage(rows, deskPageSize, writeKeysetCursor);
  return { items: shown, next };
}

/** By code units, as the database compares ids; a language's order would differ. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function statusesOf(status: InboxQuery['status']): readonly DeskStatus[] {
  if (status === 'todo') return unfinishedStatuses;
  return status === undefined ? deskStatuses.filter((one) => one !== 'spam') : [status];
}
