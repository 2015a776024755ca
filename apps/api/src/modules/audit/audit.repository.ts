import type { Executor } from '@postprocure/db/pool';

export interface NewAuditEvent {
  actorUserId: string | null;
  merchantId: string | null;
  act: string;
  target: string | null;
  ipPrefix: string | null;
  requestId: string | null;
  detail: Record<string, unknown>;
}

export async function insertAuditEvent(executor: Executor, event: NewAuditEvent): Promise<void> {
  await executor.query(
    `insert into audit_events (actor_user_id, merchant_id, act, target, ip_prefix, request_id, detail)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      event.actorUserId,
      event.merchantId,
      event.act,
      event.target,
      event.ipPrefix,
      event.requestId,
      event.detail,
    ],
  );
}

/** How often members of a merchant performed an action in the last `hours` hours. */
export async function countRecentActs(
  executor: Executor,
  merchantId: string,
  act: string,
  hours: number,
): Promise<number> {
  const { rows } = await executor.query<{ count: number }>(
    `select count(*)::int as count from audit_events
     where merchant_id = $1 and act = $2 and at > now() - make_interval(hours => $3)`,
    [merchantId, act, hours],
  );
  return rows[0]?.count ?? 0;
}

export interface ViewKey {
  userId: string;
  /** null for records that belong to no merchant. */
  merchantId: string | null;
  act: string;
  page: string | null;
  target: string | null;
}

/** Requests from one page run concurrently and would otherwise not see each other's events. */
export async function lockViews(tx: Executor, { userId, merchantId }: ViewKey): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('view:' || $1 || ':' || $2, 0))`, [
    userId,
    merchantId ?? '',
  ]);
}

export async function hasRecentView(tx: Executor, view: ViewKey, minutes: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from audit_events
     where merchant_id is not distinct from $2 and act = $6 and actor_user_id = $1
       and detail ->> 'page' is not distinct from $3 and target is not distinct from $4
       and at > now() - make_interval(mins => $5) limit 1`,
    [view.userId, view.merchantId, view.page, view.target, minutes, view.act],
  );
  return rowCount === 1;
}

/**
 * Deletes old events whose merchant no longer exists or, for events without a merchant, whose user no longer exists.
 * Returns the number of deleted events.
 */
export async function deleteOrphanedEvents(
  executor: Executor,
  years: number,
  limit: number,
): Promise<number> {
  const { rowCount } = await executor.query(
    `delete from audit_events where id in (
       select a.id from audit_events as a
       where a.at < now() - make_interval(years => $1)
         and case when a.merchant_id is not null
           then not exists (select from merchants where id = a.merchant_id)
           else not exists (select from users where id = a.actor_user_id) end
       limit $2)`,
    [years, limit],
  );
  return rowCount ?? 0;
}
