import { retention } from '@postprocure/contracts/retention';
import type { Executor } from '@postprocure/db/pool';
import { deleteMails, deleteMailsTo, deleteOldMails } from './mail.repository.ts';

/** Those that belong to an enquiry or a chat go with it instead. */
export const forgetOldMails = (database: Executor): Promise<void> =>
  deleteOldMails(database, retention.mailDays);

/** For whoever deletes what the mails belonged to, after it. */
export const forgetMails = (tx: Executor, ids: readonly number[]): Promise<void> => deleteMails(tx, ids);

/** For whoever deletes the people these addresses belonged to. */
export const forgetMailsTo = (
  tx: Executor,
  addresses: readonly string[],
  { olderThanDays }: { olderThanDays: number },
): Promise<void> => deleteMailsTo(tx, addresses, olderThanDays);
