import type { ClientContext } from './client-context.ts';

/** The staff member who performs an action, for the audit log. */
export interface StaffActor {
  userId: string;
  client: ClientContext;
}
