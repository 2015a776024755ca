import type { InboxPage, InboxQuery, StaffName } from '@postprocure/contracts/inbox/inbox';
import type { Pool } from '@postprocure/db/pool';
import { listStaff } from '../accounts/index.ts';
import { listInbox, type InboxSources } from './inbox.service.ts';

export interface DeskService {
  listInbox(userId: string, query: InboxQuery): Promise<InboxPage>;
  listStaff(): Promise<StaffName[]>;
}

export const createDesk = ({ database, ...sources }: InboxSources & { database: Pool }): DeskService => ({
  listInbox: (userId, query) => listInbox(sources, userId, query),
  listStaff: () => listStaff(database),
});
