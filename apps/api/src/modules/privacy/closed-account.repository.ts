import type { Executor } from '@postprocure/db/pool';

export async function takeClosedMerchants(tx: Executor, years: number, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from merchants where closed_at < now() - make_interval(years => $1)
     order by closed_at limit $2 for update skip locked`,
    [years, limit],
  );
  return rows.map(({ id }) => id);
}

/** With everything that belongs to them. What a law wants kept longer must refuse this by its reference. */
export async function deleteMerchants(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query('delete from agreement_acceptances where merchant_id = any($1)', [ids]);
  await tx.query('delete from merchants where id = any($1)', [ids]);
}

/**
 * The empty records of erased people. One that still says who agreed for a business, or who answered in a matter,
 * goes when that is gone.
 */
export async function deleteErasedPeople(tx: Executor, years: number, limit: number): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    `select u.id from users as u join erasures as e on e.user_id = u.id
     where e.done_at < now() - make_interval(years => $1)
       and not exists (select from agreement_acceptances where accepted_by = u.id)
       and not exists (select from merchant_profiles where unregistered_declared_by = u.id)
       and not exists (select from enquiries where assignee_id = u.id)
       and not exists (select from enquiry_events where actor_id = u.id)
       and not exists (select from chat_events where actor_id = u.id)
     order by e.done_at limit $2 for update of u skip locked`,
    [years, limit],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query('delete from erasures where user_id = any($1)', [ids]);
  await tx.query('delete from users where id = any($1)', [ids]);
  return ids.length;
}
