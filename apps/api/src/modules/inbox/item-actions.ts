import type { AssignmentChange, NewNote, StatusChange } from '@postprocure/contracts/inbox/inbox';
import { deskStatusNames, type DeskStatus } from '@postprocure/contracts/inbox/ticket-status';
import type { Executor, Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { AppError } from '@postprocure/contracts/app-error';
import type { StaffActor } from '../../staff-actor.ts';
import { requireStaff } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { insertItemEvent } from './item-event.repository.ts';
import { requireVersion, type AssigneeRow } from './item-rules.ts';
import type { ItemTable } from './item-table.ts';

interface ItemRow extends AssigneeRow {
  id: string;
  status: DeskStatus;
  version: number;
}

/** What differs between tickets and chats. `move` and `saveAssignee` increase the version. */
interface ItemStore<Row extends ItemRow> {
  /** The prefix of their actions in the audit log. */
  name: 'ticket' | 'chat';
  table: ItemTable;
  notFoundMessage: string;
  lock(tx: Executor, id: string): Promise<Row | null>;
  /** Changes the status, or throws CONFLICT if the state machine does not allow the change. */
  move(tx: Executor, item: Row, to: DeskStatus): Promise<void>;
  saveAssignee(tx: Executor, id: string, assigneeId: string | null): Promise<void>;
}

/** What staff can do with tickets and chats alike. */
interface ItemActions<Row> {
  createNotFoundError(): AppError;
  /** Runs `work` on the locked item. If a version is given, fails if someone has updated the item since. */
  updateItem(
    database: Pool,
    id: string,
    version: number | null,
    work: (tx: Executor, item: Row) => Promise<void>,
  ): Promise<void>;
  /** Changes the status and records it in the history and the audit log. */
  moveItem(tx: Executor, actor: StaffActor, item: Row, to: DeskStatus, reason: string | null): Promise<void>;
  /** Assigns the item to the staff member who replies, unless it is already assigned. */
  assignToReplier(tx: Executor, actor: StaffActor, item: Row): Promise<void>;
  changeStatus(database: Pool, actor: StaffActor, id: string, change: StatusChange): Promise<void>;
  assign(database: Pool, actor: StaffActor, id: string, change: AssignmentChange): Promise<void>;
  addNote(database: Pool, actor: StaffActor, id: string, note: NewNote): Promise<void>;
}

export function createItemActions<Row extends ItemRow>(store: ItemStore<Row>): ItemActions<Row> {
  const createNotFoundError = (): AppError => new AppError('NOT_FOUND', store.notFoundMessage);

  const updateItem: ItemActions<Row>['updateItem'] = (database, id, version, work) =>
    withTransaction(database, async (tx) => {
      const item = await store.lock(tx, id);
      if (!item) throw createNotFoundError();
      if (version !== null) requireVersion(item.version, version);
      await work(tx, item);
    });

  const moveItem: ItemActions<Row>['moveItem'] = async (tx, actor, item, to, reason) => {
    await store.move(tx, item, to);
    await insertItemEvent(tx, store.table, item.id, {
      kind: 'status',
      actorId: actor.userId,
      detail: { from: deskStatusNames[item.status], to: deskStatusNames[to], text: reason },
    });
    await recordAudit(tx, actor, actor.client, {
      act: `${store.name}.statusChanged`,
      target: item.id,
      detail: { from: item.status, to, reason },
    });
  };

  const assignItem = async (tx: Executor, actor: StaffActor, item: Row, assigneeId: string | null) => {
    const assignee = assigneeId === null ? null : await requireStaff(tx, assigneeId);
    await store.saveAssignee(tx, item.id, assigneeId);
    await insertItemEvent(tx, store.table, item.id, {
      kind: 'assignment',
      actorId: actor.userId,
      detail: { from: item.assigneeName, to: assignee?.name ?? null },
    });
    await recordAudit(tx, actor, actor.client, {
      act: `${store.name}.assigned`,
      target: item.id,
      detail: { from: item.assigneeId, to: assigneeId },
    });
  };

  return {
    createNotFoundError,
    updateItem,
    moveItem,
    assignToReplier: async (tx, actor, item) => {
      if (item.assigneeId === null) await assignItem(tx, actor, item, actor.userId);
    },
    changeStatus: (database, actor, id, { status, version, reason = '' }) =>
      updateItem(database, id, version, (tx, item) => moveItem(tx, actor, item, status, reason || null)),
    assign: (database, actor, id, { assigneeId, version }) =>
      updateItem(database, id, version, async (tx, item) => {
        if (item.assigneeId !== assigneeId) await assignItem(tx, actor, item, assigneeId);
      }),
    // A note does not conflict with anyone else's change, so the version is not checked.
    addNote: (database, actor, id, { text }) =>
      updateItem(database, id, null, async (tx) => {
        await insertItemEvent(tx, store.table, id, {
          kind: 'note',
          actorId: actor.userId,
          detail: { text: text.trim() },
        });
        await recordAudit(tx, actor, actor.client, { act: `${store.name}.noted`, target: id });
      }),
  };
}
