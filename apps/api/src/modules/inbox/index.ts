export { lockExpired } from './expired-item.repository.ts';
export { createInboxHandlers } from './inbox.service.ts';
export { createItemActions } from './item-actions.ts';
export { insertItemEvent, listItemEvents, listItemMails } from './item-event.repository.ts';
export { toAssignee, type AssigneeRow, type InboxFilter, type InboxRow } from './item-rules.ts';
export type { ItemTable } from './item-table.ts';
