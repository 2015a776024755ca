import type { Executor } from '@postprocure/db/pool';

/**
 * Locks sign-ups that were never confirmed and no longer can be. Excludes users who have ever logged in, who share a
 * merchant with others, or who have a link that is still valid.
 */
export async function lockUnconfirmedUsers(
  tx: Executor,
  days: number,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await tx.query<{ id: string; email: string }>(
    `select u.id, u.email from users as u
     where u.email_verified_at is null and u.role = 'merchant'
       and u.updated_at < now() - make_interval(days => $1)
       and not exists (select from account_tokens where user_id = u.id and expires_at > now())
       and not exists (select from sessions where user_id = u.id)
       and not exists (select from audit_events where actor_user_id = u.id and act like 'login.%')
       and not exists (
         select from memberships as own
         where own.user_id = u.id and (own.role <> 'owner' or exists (
           select from memberships as other
           where other.merchant_id = own.merchant_id and other.user_id <> u.id)))
     order by u.created_at limit $2 for update of u skip locked`,
    [days, limit],
  );
  return rows;
}

export async function deleteSignUps(tx: Executor, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    'select merchant_id as id from memberships where user_id = any($1)',
    [ids],
  );
  const merchantIds = rows.map(({ id }) => id);
  await tx.query('delete from agreement_acceptances where merchant_id = any($1)', [merchantIds]);
  await tx.query('delete from merchants where id = any($1)', [merchantIds]);
  await tx.query('delete from users where id = any($1)', [ids]);
}
