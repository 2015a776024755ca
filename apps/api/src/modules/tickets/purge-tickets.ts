import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from '../audit/index.ts';
import { purgeMails } from '../mail/index.ts';
import { lockExpired } from '../inbox/inbox-item.ts';
import { deleteTickets } from './purge-tickets.repository.ts';
import { ticketTable } from './ticket-actions.ts';

const batchSize = 200;

/** Deletes what was sent to us, with files, mails and history, when its time is over; returns how many. */
export async function purgeTickets(database: Pool, files: Pick<FileStore, 'remove'>): Promise<number> {
  let purged = 0;
  for (;;) {
    const { count, fileKeys } = await withTransaction(database, async (tx) => {
      const ids = await lockExpired(tx, ticketTable, batchSize);
      if (ids.length === 0) return { count: 0, fileKeys: [] };
      const left = await deleteTickets(tx, ids);
      await purgeMails(tx, left.mailIds);
      await recordAudit(tx, { userId: null }, null, {
        act: 'ticket.purged',
        detail: { count: ids.length },
      });
      return { count: ids.length, fileKeys: left.fileKeys };
    });
    // Only once nothing names them any more; what a process leaves behind that dies here is swept with other orphans.
    for (const key of fileKeys) await files.remove(key);
    purged += count;
    if (count < batchSize) return purged;
  }
}
