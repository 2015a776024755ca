import type { Executor } from '@postprocure/db/pool';
import { listItemMails } from '../inbox/index.ts';
import { ticketTable } from './ticket-table.ts';

/** Deletes tickets. Returns what remains to be deleted: stored files, and the emails in the tickets' history. */
export async function deleteTickets(
  tx: Executor,
  ids: readonly string[],
): Promise<{ fileKeys: string[]; mailIds: number[] }> {
  const files = await tx.query<{ key: string }>(
    'select storage_key as key from ticket_files where ticket_id = any($1)',
    [ids],
  );
  const mailIds = await listItemMails(tx, ticketTable, ids);
  await tx.query('delete from tickets where id = any($1)', [ids]);
  return { fileKeys: files.rows.map(({ key }) => key), mailIds };
}
