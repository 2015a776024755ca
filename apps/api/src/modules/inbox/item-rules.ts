import {
  deskStatusNames,
  deskTransitions,
  type DeskStatus,
} from '@postprocure/contracts/inbox/ticket-status';
import type { StaffName } from '@postprocure/contracts/inbox/inbox';
import { AppError } from '@postprocure/contracts/app-error';
import type { KeysetCursor } from '../../keyset-cursor.ts';

/** What a module's part of the inbox is asked for. */
export interface InboxFilter {
  search: string | null;
  statuses: readonly DeskStatus[];
  /** Null: whoever; the empty text: nobody. */
  assigneeId: string | null;
  before: KeysetCursor | null;
  limit: number;
}

export interface AssigneeRow {
  assigneeId: string | null;
  assigneeName: string | null;
}

export const toAssignee = ({ assigneeId, assigneeName }: AssigneeRow): StaffName | null =>
  assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' };

export function requireVersion(current: number, seen: number): void {
  if (current !== seen) {
    throw new AppError('CONFLICT', 'This was changed meanwhile. Look at it as it is now, then decide again.');
  }
}

export function requireTransition(from: DeskStatus, to: DeskStatus): void {
  if (deskTransitions[from].includes(to)) return;
  throw new AppError(
    'CONFLICT',
    from === to
      ? `This is ${deskStatusNames[to].toLowerCase()} already.`
      : `From ${deskStatusNames[from].toLowerCase()} this cannot become ${deskStatusNames[to].toLowerCase()}.`,
  );
}
