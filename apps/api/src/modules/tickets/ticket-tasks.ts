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
  'ticket:sweep-files': () => sweepFiles(pool, files),
});

/** Early in the morning in India; the crontab is read in UTC. */
export const ticketCrontab = [
  '12 * * * * ticket:purge-clients ?max=3',
  '40 22 * * * ticket:sweep-files ?max=3',
  '50 22 * * * ticket:purge-closed ?max=3',
];

/** A process that dies while a file arrives, or before its ticket is stored, leaves the file to nobody. */
async function sweepFiles(pool: Pool, files: FileStore): Promise<void> {
  const old = await files.listOlderThan(new Date(Date.now() - dayMs));
  for (const key of await listOrphanedKeys(pool, old)) await files.remove(key);
}
