import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from '../audit/index.ts';
import { forgetMails } from '../mail/index.ts';
import { takeForgettable } from '../threads/index.ts';
import { deleteEnquiries } from './enquiry-retention.repository.ts';
import { enquiryThreads } from './enquiry-threads.ts';

const forgottenAtOnce = 200;

/** Deletes what was sent to us, with files, mails and history, when its time is over; returns how many. */
export async function forgetEnquiries(database: Pool, files: Pick<FileStore, 'remove'>): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { count, fileKeys } = await withTransaction(database, async (tx) => {
      const ids = await takeForgettable(tx, enquiryThreads, forgottenAtOnce);
      if (ids.length === 0) return { count: 0, fileKeys: [] };
      const left = await deleteEnquiries(tx, ids);
      await forgetMails(tx, left.mailIds);
      await recordAudit(tx, { userId: null }, null, {
        act: 'enquiry.forgotten',
        detail: { count: ids.length },
      });
      return { count: ids.length, fileKeys: left.fileKeys };
    });
    // Only once nothing names them any more; what a process leaves behind that dies here is swept with other orphans.
    for (const key of fileKeys) await files.remove(key);
    forgotten += count;
    if (count < forgottenAtOnce) return forgotten;
  }
}
