import type { Executor } from '@postprocure/db/pool';
import { listThreadMails } from '../threads/index.ts';
import { enquiryThreads } from './enquiry-threads.ts';

/** Says what they leave to delete: files in the store, and mails that their history named. */
export async function deleteEnquiries(
  tx: Executor,
  ids: readonly string[],
): Promise<{ fileKeys: string[]; mailIds: number[] }> {
  const files = await tx.query<{ key: string }>(
    'select storage_key as key from enquiry_files where enquiry_id = any($1)',
    [ids],
  );
  const mailIds = await listThreadMails(tx, enquiryThreads, ids);
  await tx.query('delete from enquiries where id = any($1)', [ids]);
  return { fileKeys: files.rows.map(({ key }) => key), mailIds };
}
