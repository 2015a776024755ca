import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { purgeClients, listOrphanedKeys } from './ticket.repository.ts';
import { purgeTickets } from './purge-tickets.ts';

const dayMs = 86_400_000;

export const ticketTasks = (pool: Pool, files: FileStore): TaskList => ({
  'ticket:purge-clients': () => purgeClients(pool),
  'ticket:purge-closed': async () => {
    await purgeTickets(pool, files);
  },
  'ticket:sweep-files': () => purgeOrphanedFiles(pool, files),
});

/** Client hashes are purged every hour, and files and closed tickets from 4:10 am in India. The crontab is in UTC. */
export const ticketCrontab = [
  '12 * * * * ticket:purge-clients ?max=3',
  '40 22 * * * ticket:sweep-files ?max=3',
  '50 22 * * * ticket:purge-closed ?max=3',
];

/**
 * Deletes files without a ticket, which a process leaves behind if it dies during an upload. Evidence for claims is in
 * the same store but has its own purge.
 */
async function purgeOrphanedFiles(pool: Pool, files: FileStore): Promise<void> {
  const old = (await files.listOlderThan(new Date(Date.now() - dayMs))).filter(
    (key) => !key.startsWith('claims/'),
  );
  for (const key of await listOrphanedKeys(pool, old)) await files.remove(key);
}
