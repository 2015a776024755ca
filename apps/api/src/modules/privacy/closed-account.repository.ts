import type { Executor } from '@postprocure/db/pool';

export async function lockClosedMerchants(tx: Executor, years: number, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from merchants where closed_at < now() - make_interval(years => $1)
     order by closed_at limit $2 for update skip locked`,
    [years, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes everything that belongs to these merchants, except ledger journals and tax documents, which must be kept
 * longer.
 */
export async function deleteMerchants(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query('delete from agreement_acceptances where merchant_id = any($1)', [ids]);
  await tx.query('delete from merchants where id = any($1)', [ids]);
}

/**
 * Deletes the anonymized records of erased users. A record is kept for as long as an accepted agreement, a GST
 * declaration, a ticket or a chat refers to it.
 */
export async function deleteErasedUsers(tx: Executor, years: number, limit: number): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `select u.id from users as u join erasures as e on e.user_id = u.id
     where e.done_at < now() - make_interval(years => $1)
       and not exists (select from agreement_acceptances where accepted_by = u.id)
       and not exists (select from merchant_profiles where unregistered_declared_by = u.id)
       and not exists (select from tickets where assignee_id = u.id)
       and not exists (select from ticket_events where actor_id = u.id)
       and not exists (select from chat_events where actor_id = u.id)
     order by e.done_at limit $2 for update of u skip locked`,
    [years, limit],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query('delete from erasures where user_id = any($1)', [ids]);
  await tx.query('delete from users where id = any($1)', [ids]);
  return ids.length;
}
