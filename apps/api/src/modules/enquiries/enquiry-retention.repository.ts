import type { Executor } from '@postprocure/db/pool';
import type { ThreadTable } from '../../forgettable-threads.ts';

export const enquiryThreads: ThreadTable = {
  name: 'enquiries',
  since: 'created_at',
  closedStatus: 'resolved',
  events: 'enquiry_events',
  eventsKey: 'enquiry_id',
};

/** Says what they leave to delete: files in the store, and mails that their history named. */
export async function deleteEnquiries(
  tx: Executor,
  ids: readonly string[],
): Promise<{ fileKeys: string[]; mailIds: number[] }> {
  const files = await tx.query<{ key: string }>(
    'select storage_key as key from enquiry_files where enquiry_id = any($1)',
    [ids],
  );
  const mails = await tx.query<{ id: number }>(
    'select mail_id as id from enquiry_events where enquiry_id = any($1) and mail_id is not null',
    [ids],
  );
  await tx.query('delete from enquiries where id = any($1)', [ids]);
  return { fileKeys: files.rows.map(({ key }) => key), mailIds: mails.rows.map(({ id }) => id) };
}
