import { retention } from '@postprocure/contracts/privacy/retention';
import type { Executor } from '@postprocure/db/pool';
import { deleteMails, deleteMailsTo, deleteOldMails } from './mail.repository.ts';

/** Keeps emails that belong to a ticket or chat: they are deleted with it. */
export const purgeOldMails = (database: Executor): Promise<void> =>
  deleteOldMails(database, retention.mailDays);

/** Call this after deleting the ticket or chat that the emails belonged to. */
export const purgeMails = (tx: Executor, ids: readonly number[]): Promise<void> => deleteMails(tx, ids);

/** Call this when the users with these email addresses are deleted. */
export const purgeMailsTo = (
  tx: Executor,
  addresses: readonly string[],
  { olderThanDays }: { olderThanDays: number },
): Promise<void> => deleteMailsTo(tx, addresses, olderThanDays);
