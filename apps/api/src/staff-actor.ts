import type { ClientContext } from './client-context.ts';

/** The staff member who does something, for the audit trail. */
export interface StaffActor {
  userId: string;
  client: ClientContext;
}
