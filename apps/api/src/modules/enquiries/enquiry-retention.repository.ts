import type { Retention } from '@postprocure/contracts/retention';
import type { Executor } from '@postprocure/db/pool';

/** Enquiries whose time is over. A matter counts as closed since the last thing that happened to it. */
export async function takeForgettable(
  tx: Executor,
  {
    closedThreadYears,
    threadYears,
    spamDays,
  }: Pick<Retention, 'closedThreadYears' | 'threadYears' | 'spamDays'>,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select e.id from enquiries as e
     cross join lateral (
       select case e.status
         when 'resolved' then now() - make_interval(years => $1)
         when 'spam' then now() - make_interval(days => $3)
       end as closed_before
     ) as rule
     where e.created_at < now() - make_interval(years => $2)
       or (e.created_at < closed_before and not exists (
         select from enquiry_events as ev where ev.enquiry_id = e.id and ev.created_at >= closed_before))
     order by e.created_at limit $4 for update of e skip locked`,
    [closedThreadYears, threadYears, spamDays, limit],
  );
  return rows.map(({ id }) => id);
}

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
