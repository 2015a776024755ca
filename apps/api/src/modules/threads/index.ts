export { createThreadActs, type ThreadDesk } from './thread-acts.ts';
export { takeForgettable } from './forgettable-thread.repository.ts';
export {
  insertThreadEvent,
  listThreadEvents,
  listThreadMails,
  type NewThreadEvent,
} from './thread-event.repository.ts';
export { toAssignee, type AssigneeRow, type InboxFilter } from './thread-rules.ts';
export type { ThreadTable } from './thread-table.ts';
export { addThreadRoutes, deskWrite, nothingInAnswer } from './thread.routes.ts';
