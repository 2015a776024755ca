import type { ClientContext } from './client-context.ts';

/** The staff member who does something, for the audit log. */
export interface StaffActor {
  userId: string;
  client: ClientContext;
}
