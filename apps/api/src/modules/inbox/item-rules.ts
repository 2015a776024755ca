import type { InboxItem, StaffName } from '@postprocure/contracts/inbox/inbox';
import type { DeskStatus, InboxSort } from '@postprocure/contracts/inbox/ticket-status';
import { AppError } from '@postprocure/contracts/app-error';
import type { KeysetCursor } from '../../keyset-cursor.ts';

export interface InboxFilter {
  search: string | null;
  statuses: readonly DeskStatus[];
  /** null matches any assignee; '' matches unassigned items. */
  assigneeId: string | null;
  sort: InboxSort;
  /** The last item of the previous page. */
  after: KeysetCursor | null;
  limit: number;
}

/** `moment` is the sort key in full precision, for the cursor. */
export type InboxRow = InboxItem & { moment: string };

export interface AssigneeRow {
  assigneeId: string | null;
  assigneeName: string | null;
}

export const toAssignee = ({ assigneeId, assigneeName }: AssigneeRow): StaffName | null =>
  assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' };

export function requireVersion(current: number, seen: number): void {
  if (current !== seen) {
    throw new AppError('CONFLICT', 'Someone else has updated this. Review the latest version and try again.');
  }
}
