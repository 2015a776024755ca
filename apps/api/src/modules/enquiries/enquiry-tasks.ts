import type { FileStore } from '@postprocure/connectors/files/file-store';
import type { Pool } from '@postprocure/db/pool';
import type { TaskList } from 'graphile-worker';
import { forgetClients, listOrphanedKeys } from './enquiry.repository.ts';
import { forgetEnquiries } from './forget-enquiries.ts';

const dayMs = 86_400_000;

export const enquiryTasks = (pool: Pool, files: FileStore): TaskList => ({
  'enquiry:forget-clients': () => forgetClients(pool),
  'enquiry:forget-closed': async () => {
    await forgetEnquiries(pool, files);
  },
  'enquiry:sweep-files': () => sweepFiles(pool, files),
});

/** Early in the morning in India; the crontab is read in UTC. */
export const enquiryCrontab = [
  '12 * * * * enquiry:forget-clients ?max=3',
  '40 22 * * * enquiry:sweep-files ?max=3',
  '50 22 * * * enquiry:forget-closed ?max=3',
];

/** A process that dies while a file arrives, or before its enquiry is stored, leaves the file to nobody. */
async function sweepFiles(pool: Pool, files: FileStore): Promise<void> {
  const old = await files.listOlderThan(new Date(Date.now() - dayMs));
  for (const key of await listOrphanedKeys(pool, old)) await files.remove(key);
}
