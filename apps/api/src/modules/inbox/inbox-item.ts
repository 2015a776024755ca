export { createItemActions, type ItemActions } from './item-actions.ts';
export { lockExpired } from './expired-item.repository.ts';
export {
  insertItemEvent,
  listItemEvents,
  listItemMails,
  type NewItemEvent,
} from './item-event.repository.ts';
export { toAssignee, type AssigneeRow, type InboxFilter } from './item-rules.ts';
export type { ItemTable } from './item-table.ts';
export { addItemRoutes, deskWrite, nothingInAnswer } from './item.routes.ts';
