import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { Pool } from '@postprocure/db/pool';
import { withTransaction } from '@postprocure/db/transaction';
import { recordAudit } from '../audit/index.ts';
import { purgeMails } from '../mail/index.ts';
import { lockExpired } from '../inbox/index.ts';
import { deleteTickets } from './purge-tickets.repository.ts';
import { ticketTable } from './ticket-table.ts';

const batchSize = 200;

/**
 * Deletes tickets whose retention period has ended, along with their files, emails and history. Returns the number of
 * deleted tickets.
 */
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
    // Files are deleted after the commit, when nothing refers to them. If the process dies here, the worker deletes
    // them with other orphans.
    for (const key of fileKeys) await files.remove(key);
    purged += count;
    if (count < batchSize) return purged;
  }
}
