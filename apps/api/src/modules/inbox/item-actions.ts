import type { AssignmentChange, NewNote, StatusChange } from '@postprocure/contracts/inbox/inbox';
import { deskStatusNames, type DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { AppError } from '@postprocure/contracts/app-error';
import type { StaffActor } from '../../staff-actor.ts';
import { requireStaff } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { insertItemEvent } from './item-event.repository.ts';
import { requireTransition, requireVersion, type AssigneeRow } from './item-rules.ts';
import type { ItemTable } from './item-table.ts';

/** How one kind of item is kept. */
export interface ItemStore<Row extends AssigneeRow & { version: number }> {
  /** Begins the names of its acts in the audit trail. */
  name: string;
  table: ItemTable;
  missingMessage: string;
  lock(tx: Executor, id: string): Promise<Row | null>;
  statusOf(row: Row): DeskStatus;
  /** Counts the version up, because others must not overlook it. */
  save(tx: Executor, id: string, state: { status: DeskStatus; assigneeId: string | null }): Promise<void>;
}

/** What staff do alike to whatever visitors send. */
export interface ItemActions {
  changeStatus(actor: StaffActor, id: string, change: StatusChange): Promise<void>;
  assign(actor: StaffActor, id: string, change: AssignmentChange): Promise<void>;
  addNote(actor: StaffActor, id: string, note: NewNote): Promise<void>;
}

/** The same on a database, and what it is made of. */
export interface ItemActionSet<Row> {
  missing: () => AppError;
  /** One act under lock, refused where the item changed since it was looked at; without `seen`, in any case. */
  actOn: (
    database: Pool,
    id: string,
    seen: number | null,
    work: (tx: Executor, found: Row) => Promise<void>,
  ) => Promise<void>;
  moveTo: (
    tx: Executor,
    actor: StaffActor,
    id: string,
    found: Row,
    to: DeskStatus,
    reason: string | null,
  ) => Promise<void>;
  changeStatus: (database: Pool, actor: StaffActor, id: string, change: StatusChange) => Promise<void>;
  assign: (database: Pool, actor: StaffActor, id: string, change: AssignmentChange) => Promise<void>;
  /** For our own eyes; it changes nothing that somebody else may be deciding on. */
  addNote: (database: Pool, actor: StaffActor, id: string, note: NewNote) => Promise<void>;
}

export function createItemActions<Row extends AssigneeRow & { version: number }>(
  store: ItemStore<Row>,
): ItemActionSet<Row> {
  const missing: ItemActionSet<Row>['missing'] = () => new AppError('NOT_FOUND', store.missingMessage);

  const actOn: ItemActionSet<Row>['actOn'] = (database, id, seen, work) =>
    withTransaction(database, async (tx) => {
      const found = await store.lock(tx, id);
      if (!found) throw missing();
      if (seen !== null) requireVersion(found.version, seen);
      await work(tx, found);
    });

  const moveTo: ItemActionSet<Row>['moveTo'] = async (tx, actor, id, found, to, reason) => {
    const from = store.statusOf(found);
    requireTransition(from, to);
    await store.save(tx, id, { status: to, assigneeId: found.assigneeId });
    await insertItemEvent(tx, store.table, id, {
      kind: 'status',
      actorId: actor.userId,
      detail: { from: deskStatusNames[from], to: deskStatusNames[to], text: reason },
    });
    await recordAudit(tx, actor, actor.client, {
      act: `${store.name}.statusChanged`,
      target: id,
      detail: { from, to, reason },
    });
  };

  return {
    missing,
    actOn,
    moveTo,
    changeStatus: (database, actor, id, { status, version, reason = '' }) =>
      actOn(database, id, version, (tx, found) => moveTo(tx, actor, id, found, status, reason || null)),
    assign: (database, actor, id, { assigneeId, version }) =>
      actOn(database, id, version, async (tx, found) => {
        if (found.assigneeId === assigneeId) return;
        const assignee = assigneeId === null ? null : await requireStaff(tx, assigneeId);
        await store.save(tx, id, { status: store.statusOf(found), assigneeId });
        await insertItemEvent(tx, store.table, id, {
          kind: 'assignment',
          actorId: actor.userId,
          detail: { from: found.assigneeName, to: assignee?.name ?? null },
        });
        await recordAudit(tx, actor, actor.client, {
          act: `${store.name}.assigned`,
          target: id,
          detail: { from: found.assigneeId, to: assigneeId },
        });
      }),
    addNote: (database, actor, id, { text }) =>
      actOn(database, id, null, async (tx) => {
        await insertItemEvent(tx, store.table, id, {
          kind: 'note',
          actorId: actor.userId,
          detail: { text: text.trim() },
        });
        await recordAudit(tx, actor, actor.client, { act: `${store.name}.noted`, target: id });
      }),
  };
}
