import type { Executor } from '@postprocure/db/pool';

export interface AuditRow {
  id: number;
  at: Date;
  act: string;
  actor: string | null;
  merchantId: string | null;
  merchantName: string | null;
  target: string | null;
  network: string | null;
  detail: Record<string, unknown>;
}

export interface AuditFilter {
  merchantId: string | null;
  actPattern: string | null;
  actorPattern: string | null;
  /** Dates in Indian time. */
  from: string | null;
  to: string | null;
  before: number | null;
  limit: number;
}

/**
 * Newest first. Deleted users and merchants have no name, only their ID. Filtering by merchant also finds what its
 * members did outside any merchant, such as logging in.
 */
export async function listAuditEvents(executor: Executor, filter: AuditFilter): Promise<AuditRow[]> {
  const { rows } = await executor.query<AuditRow>(
    `select a.id, a.at, a.act, u.name as actor, a.merchant_id as "merchantId", m.name as "merchantName",
       a.target, a.ip_prefix as network, a.detail
     from audit_events as a
     left join users as u on u.id = a.actor_user_id left join merchants as m on m.id = a.merchant_id
     where ($1::uuid is null or a.merchant_id = $1 or (a.merchant_id is null
         and a.actor_user_id = any (array(select user_id from memberships where merchant_id = $1))))
       and ($2::text is null or a.act ilike $2)
       and ($3::text is null or u.name ilike $3 or u.email ilike $3)
       and ($4::date is null or a.at >= $4::date::timestamp at time zone 'Asia/Kolkata')
       and ($5::date is null or a.at < ($5::date + 1)::timestamp at time zone 'Asia/Kolkata')
       and ($6::bigint is null or a.id < $6)
     order by a.id desc limit $7`,
    [
      filter.merchantId,
      filter.actPattern,
      filter.actorPattern,
      filter.from,
      filter.to,
      filter.before,
      filter.limit,
    ],
  );
  return rows;
}
